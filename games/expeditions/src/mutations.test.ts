import { noticesMutations } from '@banquise/kernel/mutations';
import { MUTATIONS } from '../test/mutations.ts';

const TESTS = ['data', 'golden', 'turn', 'rulings', 'tally'];

noticesMutations(new URL('..', import.meta.url), TESTS, MUTATIONS);
