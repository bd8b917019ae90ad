import { noticesMutations } from '@banquise/kernel/mutations';
import { MUTATIONS } from '../test/mutations.ts';

const TESTS = ['draw', 'place', 'tokens', 'end', 'refusals', 'setup', 'tally', 'data'];

noticesMutations(new URL('..', import.meta.url), TESTS, MUTATIONS);
