export * from './contract.ts';
export * from './copy.ts';
export * from './play.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './score.ts';
export * from './sha256.ts';
export * from './sight.ts';
