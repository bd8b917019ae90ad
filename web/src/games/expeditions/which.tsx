import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { armed } from '../../kit/choice.ts';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { obvious, openArrows } from './choices.ts';
import { Flag, Sign } from './marks.tsx';
import { nameOf } from './outline.ts';
import { arrowPlace, pickedNode } from './places.ts';
import { badgesOf } from './prospect.ts';
import type { ExpeditionsChoice, ExpeditionsMoment } from './types.ts';
import { wordsOf } from './words/index.ts';

/** One end, several arrows: which one is meant. */
export function WhichArrow({
  moment,
  picked,
  choices,
}: {
  moment: ExpeditionsMoment;
  picked: readonly string[];
  choices: readonly ExpeditionsChoice[];
}): ReactNode {
  const node = pickedNode(picked);
  const asked =
    node >= 0 &&
    choices.some(({ path }) =>
      path.some((place, i) => place.startsWith('arrow:') && i === picked.length && picked.every((name, at) => path[at] === name)),
    );
  const chosen = picked.at(-1)?.startsWith('arrow:') === true;
  const { controller } = useTable();
  const list = useRef<HTMLUListElement>(null);
  // Whoever chose the end with the keyboard goes on here.
  useEffect(() => {
    if (asked && document.activeElement?.matches('.node:focus-visible')) list.current?.querySelector('button')?.focus();
  }, [asked]);
  if (!asked && !chosen) return null;
  const base = chosen ? picked.slice(0, -1) : picked;
  /** A second click does the obvious, as it does on an end. */
  const again = (event: MouseEvent, place: string): void => {
    const deed = picked.at(-1) === place ? obvious(armed(choices, picked)) : undefined;
    if (deed === undefined) return;
    event.stopPropagation();
    controller.commit(deed);
  };
  return (
    <ul ref={list} className="which" data-keep="" aria-label={wordsOf(moment.language).chooseArrow(nameOf(moment, node))}>
      {openArrows(choices, base).map(({ colour, moves: [move] }) =>
        move === undefined ? null : (
          <li key={`${colour} ${move.from}`}>
            <WhichButton moment={moment} colour={colour} from={move.from} badges={badgesOf(moment, move)} onClick={again} />
          </li>
        ),
      )}
    </ul>
  );
}

function WhichButton({
  moment,
  colour,
  from,
  badges,
  onClick,
}: {
  moment: ExpeditionsMoment;
  colour: number;
  from: number;
  badges: readonly string[];
  onClick: (event: MouseEvent, place: string) => void;
}): ReactNode {
  const words = wordsOf(moment.language);
  const spot = useSpot({
    place: arrowPlace(colour, from),
    label: `${words.colours[colour]}, ${nameOf(moment, from)}`,
    className: `which-arrow x${colour}`,
  });
  return (
    <button {...spot} onClick={(event) => onClick(event, arrowPlace(colour, from))}>
      <Flag colour={colour} letter={words.letters[colour] ?? ''} />
      <span>{nameOf(moment, from)}</span>
      {badges.includes('loop') && <Sign name="loop" />}
    </button>
  );
}
