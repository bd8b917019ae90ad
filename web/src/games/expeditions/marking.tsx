import { KEY_PLACES } from '@banquise/expeditions';
import { type ReactNode, useEffect, useState } from 'react';
import { armed } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useWords } from '../../ui/i18n/index.ts';
import type { ExpeditionsChoice, ExpeditionsMoment, ExpeditionsMove } from './types.ts';
import { wordsOf } from './words/index.ts';

interface Marking {
  /** The table with the key places that are wished for. */
  readonly shown: ExpeditionsMoment;
  /** What stands in the place of the general buttons, be it nothing; those stay where it is not there. */
  readonly ledge: ReactNode | undefined;
}

const NOBODY = { seat: -1, cards: [] as readonly number[] };

/**
 * A key place is one tap: what was pointed at is marked, and no button asks again. The rules mark them one at a time round
 * the table; where people share a device, each chooses several ahead, and it goes round once: there a button ends the choice,
 * for the device is passed on and nothing can be taken back.
 */
export function useMarking(moment: ExpeditionsMoment, picked: readonly string[], open: readonly ExpeditionsChoice[]): Marking {
  const { controller } = useTable();
  const { view, you } = moment;
  const words = wordsOf(moment.language);
  const shell = useWords();
  const [wished, setWished] = useState(NOBODY);
  const marks = view.stage === 'mark' && view.turn === you && open.length > 0;
  const [deed] = marks ? armed(open, picked) : [];
  const cards = marks && wished.seat === you ? wished.cards : [];
  const left = KEY_PLACES - (view.tokens[view.turn]?.length ?? 0);

  const mark = (all: readonly number[]): void => {
    const moves = all.map((card): ExpeditionsMove => ({ type: 'mark', card }));
    const first = open.find(({ moves: [move] }) => move?.type === 'mark' && move.card === all[0]);
    if (first === undefined) return;
    setWished(NOBODY);
    controller.session.play?.plan?.(moves.slice(1));
    controller.commit(first);
  };
  const choose = (choice: ExpeditionsChoice): void => {
    const [move] = choice.moves;
    if (move?.type !== 'mark') return;
    if (controller.session.play?.plan === undefined || left < 2) {
      mark([move.card]);
      return;
    }
    controller.select([]);
    // One too many takes the place of the last.
    const others = cards.slice(0, left - 1);
    const now = cards.includes(move.card) ? cards.filter((card) => card !== move.card) : [...others, move.card];
    setWished({ seat: view.turn, cards: now });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a place is pointed at
  useEffect(() => {
    // After the paint that answers the tap.
    if (deed !== undefined) requestAnimationFrame(() => setTimeout(() => choose(deed)));
  }, [deed]);

  // A tap is the deed: no button comes up for the moment until it is done.
  if (cards.length === 0) return { shown: moment, ledge: deed === undefined ? undefined : null };
  return {
    shown: { ...moment, view: { ...view, tokens: view.tokens.with(view.turn, [...(view.tokens[view.turn] ?? []), ...cards]) } },
    ledge: (
      <aside className="ledge" data-keep>
        <p className="why" role="status">
          {words.keysChosen(cards.length, left)}
        </p>
        <div className="deeds">
          <button type="button" className="btn bare" onClick={() => setWished(NOBODY)}>
            {shell.cancel}
          </button>
          <button type="button" className={`btn deed ${cards.length === left ? 'primary' : ''}`} onClick={() => mark(cards)}>
            {words.keysMark(cards.length)}
          </button>
        </div>
      </aside>
    ),
  };
}
