import type { Game, Language, Names } from '@banquise/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import { loadBoard, tileOf } from '../../games/index.ts';
import type { BoardModule } from '../../kit/board.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { Lost } from '../../ui/lost.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Exercise } from './exercise.tsx';
import { MomentScreen } from './moment.tsx';
import { Report } from './report.tsx';
import { type Analysis, analyse } from './run.ts';
import { findPlayed, type Played } from './source.ts';
import { type AnalysisWords, loadAnalysisWords } from './words/words.ts';

/** All that the screens of an analysis need. */
export interface Subject {
  readonly id: string;
  readonly played: Played;
  readonly board: BoardModule;
  readonly texts: Awaited<ReturnType<Game['texts']['fr']>>;
  readonly words: AnalysisWords;
  readonly title: string;
  readonly language: Language;
  /** Names of the seats. */
  readonly names: Names;
}

/** A finished game, read again by the search bot; `at` is a move to look at on the board. */
export function AnalysisPage({ id, at }: { id: string; at: string | undefined }): ReactNode {
  const shell = useWords();
  const { language } = useStore(settings);
  const subject = useLoaded(`${id} ${language}`, async (): Promise<Subject | null> => {
    const [played, words] = await Promise.all([findPlayed(id), loadAnalysisWords(language)]);
    const board = played === undefined ? undefined : await loadBoard(played.record.game, played.record.rules);
    if (played === undefined || board === undefined) return null;
    const texts = await board.game.texts[language]();
    return { id, played, board, texts, words, language, title: tileOf(board.game.id)?.title ?? '', names: played.record.seats };
  });
  const analysis = useMemo(() => (subject == null ? null : analyse(id, subject.played.record)), [id, subject]);
  // Who leaves no longer waits.
  useEffect(() => () => analysis?.stop(), [analysis]);
  if (subject === null) return <Lost />;
  if (subject === undefined || analysis === null) return <main id="main" className="page" aria-busy="true" aria-label={shell.loading} />;
  return <Screens subject={subject} analysis={analysis} at={at} />;
}

function Screens({ subject, analysis, at }: { subject: Subject; analysis: Analysis; at: string | undefined }): ReactNode {
  const run = useStore(analysis.run);
  const [, learns, index] = /^(learn-)?(\d+)$/.exec(at ?? '') ?? [];
  const turn = run.study?.turns.find((one) => one.index === Number(index));
  if (turn === undefined || run.study === null) return <Report subject={subject} analysis={analysis} run={run} />;
  if (learns === undefined) return <MomentScreen key={turn.index} subject={subject} turn={turn} />;
  return <Exercise key={turn.index} subject={subject} study={run.study} turn={turn} />;
}
