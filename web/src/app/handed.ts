import { lazy } from 'react';
import type { Handed } from '../kit/handed.ts';
import { SettingsForm } from './pages/settings.tsx';

/** What features bring to every table, fetched when somebody asks for it. */
export const handed: Handed = {
  Earned: lazy(async () => ({ default: (await import('../features/keep/earned.tsx')).Earned })),
  Book: lazy(async () => ({ default: (await import('../features/learn/beside.tsx')).Beside })),
  Behind: lazy(async () => ({ default: (await import('../features/learn/behind.tsx')).Behind })),
  Aid: lazy(async () => ({ default: (await import('../features/learn/aid.tsx')).TableAid })),
  InShort: lazy(async () => ({ default: (await import('../features/learn/in-short.tsx')).InShort })),
  Achieved: lazy(async () => ({ default: (await import('../features/keep/achieved.tsx')).Achieved })),
  Report: lazy(async () => ({ default: (await import('../features/people/dialogs.tsx')).ReportDialog })),
  Settings: SettingsForm,
};
