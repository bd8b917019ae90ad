import type { Handed } from '../kit/handed.ts';
import { Absent, AbsentDialog, extra } from '../ui/extra.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { SettingsForm } from './pages/settings.tsx';

const NoAchievements = () => <Absent what={useWords().achievements} />;
const NoRules = () => <Absent what={useWords().allRules} />;

/** What features bring to every table, fetched when somebody asks for it. No table stands still for want of it. */
export const handed: Handed = {
  Earned: extra(async () => (await import('../features/keep/earned.tsx')).Earned, NoAchievements),
  Book: extra(async () => (await import('../features/learn/beside.tsx')).Beside, AbsentDialog),
  Behind: extra(async () => (await import('../features/learn/behind.tsx')).Behind, NoRules),
  Aid: extra(
    async () => (await import('../features/learn/aid.tsx')).TableAid,
    () => <Absent />,
  ),
  InShort: extra(async () => (await import('../features/learn/in-short.tsx')).InShort, NoRules),
  Achieved: extra(async () => (await import('../features/keep/achieved.tsx')).Achieved, NoAchievements),
  Report: extra(
    async () => (await import('../features/people/dialogs.tsx')).ReportDialog,
    ({ name, onClose }) => <AbsentDialog title={name} onClose={onClose} />,
  ),
  Settings: SettingsForm,
};
