import { type ReactNode, useEffect, useState } from 'react';
import { Coach } from '../../features/learn/coach.tsx';
import { loadTutorial, type Tutorial } from '../../features/learn/files.ts';
import { forget, type Lesson, openLesson } from '../../features/learn/lesson.ts';
import { pace } from '../../features/local/open-table.ts';
import { loadBoard, tileOf } from '../../games/index.ts';
import type { Company } from '../../kit/company.ts';
import { type Controller, createController } from '../../kit/controller.ts';
import { TableFrame } from '../../kit/frame.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Lost } from '../../ui/lost.tsx';
import { go } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';

type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'lost' }
  | { readonly is: 'open'; readonly tutorial: Tutorial; readonly lesson: Lesson; readonly controller: Controller };

/** Milliseconds before the script moves a seat, so that one sees whose move it was; less where nothing travels. */
const BREATH = 450;

/** A game learnt by playing it: the real table, a scripted deal, and a coach. */
export function TutorialPage({ game }: { game: string }): ReactNode {
  const words = useWords();
  const [attempt, setAttempt] = useState(0);
  const opened = useLesson(game, attempt);
  const tile = tileOf(game);
  if (opened.is === 'lost' || tile === undefined) return <Lost />;
  if (opened.is !== 'open') return <main id="main" className="page" aria-busy="true" aria-label={words.loading} />;
  const { tutorial, lesson, controller } = opened;
  const { frame } = tutorial;
  const company: Company = {
    ...{ back: { page: 'learn', game }, strip: null, tools: null, menu: null, rematch: null, confirm: undefined },
    ...{ noHints: frame.coachHints, onReplay: () => undefined },
  };
  const again = (): void => {
    forget(game);
    setAttempt(attempt + 1);
  };
  return (
    <TableFrame
      controller={controller}
      title={tile.title}
      accent={tile.accent}
      company={company}
      coach={
        <Coach
          {...{ tutorial, lesson, controller }}
          onAgain={again}
          onPlayOn={() => go({ page: 'table', id: lesson.playOn() }, 'replace')}
        />
      }
    />
  );
}

function useLesson(game: string, attempt: number): Opened {
  const words = useWords();
  const { language } = useStore(settings);
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins again
  useEffect(() => {
    let here = true;
    let lesson: Lesson | undefined;
    let controller: Controller | undefined;
    const open = async (): Promise<Opened> => {
      const [tutorial, board] = await Promise.all([loadTutorial(game, language), loadBoard(game)]);
      const texts = await board?.game.texts[language]();
      if (tutorial === undefined || board === undefined || texts === undefined) return { is: 'lost' };
      if (!here) return { is: 'loading' };
      const { you, seats } = tutorial.script;
      const bots = words.botNames.slice(0, seats - 1);
      const own = settings.get().name || words.nickname;
      lesson = openLesson(
        board.game,
        tutorial.script,
        [...bots.slice(0, you), own, ...bots.slice(you)],
        () => BREATH * Math.max(pace(), 0.25),
      );
      controller = createController(lesson.session, board, texts, {
        ...{ language, pace, sounds: () => settings.get().sounds },
        ...{ you: words.you, undone: words.undone, nothingToUndo: words.undoNothing },
      });
      return { is: 'open', tutorial, lesson, controller };
    };
    open().then(
      (next) => here && setOpened(next),
      () => here && setOpened({ is: 'lost' }),
    );
    return () => {
      here = false;
      lesson?.session.close?.();
      controller?.close();
    };
  }, [game, language, words, attempt]);
  return opened;
}
