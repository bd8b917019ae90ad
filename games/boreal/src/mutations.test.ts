import { noticesMutations } from '@banquise/kernel/mutations';
import { MUTATIONS } from '../test/mutations.ts';

const TESTS = ['golden-turns', 'golden-scores', 'turn', 'refusals', 'pyramid', 'rulings', 'view'];

noticesMutations(new URL('..', import.meta.url), TESTS, MUTATIONS);
