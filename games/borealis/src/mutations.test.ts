import { noticesMutations } from '@banquise/kernel/mutations';
import { MUTATIONS } from '../test/mutations.ts';

const TESTS = ['data', 'setup', 'deck', 'objectives', 'observe', 'regroup', 'replace', 'round', 'score', 'view'];

noticesMutations(new URL('..', import.meta.url), TESTS, MUTATIONS);
