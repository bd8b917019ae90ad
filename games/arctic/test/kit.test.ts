import { passesTheKit } from '@banquise/kernel/testkit';
import { subject } from './subject.ts';

passesTheKit(subject, { games: 300 });
