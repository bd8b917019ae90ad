/** The kit without a test runner around it: for soaks and benchmarks. */
export { pair } from './interference.ts';
export { LAWS, textsOf } from './laws.ts';
export type { Deal, Subject } from './subject.ts';
export { dealOf, walk } from './walk.ts';
