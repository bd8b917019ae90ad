import { game, POWERS } from '@banquise/arctic';
import { type ReactNode, useState } from 'react';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { armed } from '../../kit/choice.ts';
import { SecretOpen, useTable } from '../../kit/context.ts';
import { isAlone } from '../../kit/scenery.ts';
import { choices } from './choices.ts';
import { Hand, Penalties, Ways } from './dock.tsx';
import { caption, help } from './explain.tsx';
import { frames } from './frames.ts';
import { Hits } from './hits.tsx';
import { Landscape } from './landscape.tsx';
import { Decks, Powers, River } from './middle.tsx';
import { Mine } from './mine.tsx';
import { Others } from './others.tsx';
import { outline } from './outline.ts';
import { type ArcticOutlook, outlookOf, waysAfter } from './outlook.ts';
import { powerPlace } from './places.ts';
import { cardsMoved, penaltiesMoved, powersMoved, tokensMoved } from './recent.ts';
import { consequences, handSays, nextStep, reason, verb } from './sayings.ts';
import { openPoints, standingOf, totalOf } from './series.ts';
import { lineItems, scoreRule, tieRule } from './sheet.ts';
import { tell } from './told.ts';
import { toldWordsOf } from './told-words.ts';
import { type ArcticChoice, type ArcticEvent, type ArcticMoment, type ArcticTypes, type ArcticView, seatOf, textsOf } from './types.ts';
import './table.css';
import './palm.css';
import './side.css';
import './leaf.css';
import './slate.css';
import './desk.css';
import './desk-dock.css';
import './hall.css';

/** The table of Arctic: looking above, acting below, where the thumb is. */
function Board({ moment, picked, choices: open, recent, parts }: BoardProps<ArcticTypes>): ReactNode {
  const { scenery } = useTable();
  const [shown, setShown] = useState<{ readonly you: unknown; readonly open: boolean } | null>(null);
  const seat = seatOf(moment);
  // Bots do not look: against them alone it lies open. Whoever takes over the device does not find somebody else's open.
  const alone = isAlone(scenery.mirror);
  const totemOpen = shown?.you === moment.you ? shown.open : alone && moment.you !== 'spectator';
  const totem = totemOpen || moment.view.stage === 'over' ? moment.view.totems[seat] : undefined;
  const mine = totem === undefined || totem < 0 ? undefined : totem;
  const deed = armed(open, picked)[0];
  const outlook = deed === undefined || !PLACING.has(deed.verb) ? undefined : outlookOf(moment, deed.moves);
  const ways = outlook === undefined ? (moment.moves.length > 0 ? waysAfter(moment, []) : []) : outlook.ways;
  const moved = cardsMoved(recent);
  const penalties = penaltiesMoved(recent);
  return (
    <SecretOpen value={totemOpen}>
      <div className={`arctic whole over-first ${totemOpen || moment.view.stage === 'over' ? '' : 'ar-shut'}`}>
        <Others moment={moment} moved={moved} penalties={penalties} />
        <Landscape
          moment={moment}
          ways={ways}
          points={openPoints(outlook?.after ?? standingOf(moment.view, seat))}
          totem={mine}
          moved={tokensMoved(recent)}
        />
        <River moment={moment} moved={moved} />
        <Decks moment={moment} />
        <Powers moment={moment} will={outlook?.power?.animal} moved={powersMoved(recent)} />
        <Mine moment={moment} outlook={outlook} open={totemOpen} onTotem={() => setShown({ you: moment.you, open: !totemOpen })}>
          {totemOpen && <Hits />}
        </Mine>
        <div className="ar-dock">
          {parts.first !== null && <div className="ar-first">{parts.first}</div>}
          {parts.prompt}
          <Penalties moment={moment} />
          <Hand moment={moment} />
          <div className="ar-acts">
            <Ways moment={moment} ways={ways} totem={mine} />
            {parts.ledge}
          </div>
          <Next moment={moment} deed={deed} outlook={outlook} />
        </div>
        <div className="ar-sidelog">
          {parts.first}
          {parts.log}
        </div>
      </div>
    </SecretOpen>
  );
}

const PLACING: ReadonlySet<string> = new Set(['place', 'under', 'bottom', 'take-back']);

/** What follows from what is chosen, in one or two short sentences. */
function Next({
  moment,
  deed,
  outlook,
}: {
  moment: ArcticMoment;
  deed: ArcticChoice | undefined;
  outlook: ArcticOutlook | undefined;
}): ReactNode {
  if (deed === undefined) return null;
  const text = outlook !== undefined ? consequences(moment, outlook) : deed.verb === 'draw' ? handSays(moment, deed.moves) : '';
  return text === '' ? null : <p className="ar-next">{text}</p>;
}

/** Names in the sentence of an event that can be looked at. */
function mentions(moment: ArcticMoment, event: ArcticEvent): { name: string; place: string }[] {
  const texts = textsOf(moment);
  const card = (n: number): { name: string; place: string } => ({ name: texts.card(n), place: `card:${n}` });
  if (event.type === 'swapped') return [card(event.given), card(event.got)];
  if (event.type === 'power-taken' || event.type === 'skipped') {
    const animal = POWERS.find(({ id }) => id === event.power)?.animal ?? 0;
    return [{ name: texts.power(event.power), place: powerPlace(animal) }];
  }
  if ('card' in event) return [card(event.card)];
  return 'secret' in event && event.secret !== undefined ? [card(event.secret.card)] : [];
}

/** One's own points; of the others one knows them when the Totems are shown. */
const points = (view: ArcticView): (number | undefined)[] =>
  view.hands.map((_, seat) => (view.viewer === seat || view.stage === 'over' ? totalOf(standingOf(view, seat)) : undefined));

export const board: BoardModule<ArcticTypes> = {
  game,
  Board,
  secretHands: true,
  beginsTurn: (event) => event.type === 'turn',
  choices,
  verb,
  declines: ({ verb: name }) => name === 'skip' || name === 'stop',
  caption,
  nextStep,
  reason,
  help,
  frames,
  mentions,
  tell,
  firstGame: (moment, open) => {
    const totem = open ? (moment.view.totems[seatOf(moment)] ?? -1) : -1;
    return toldWordsOf(moment.language).first(totem < 0 ? undefined : textsOf(moment).animal(totem));
  },
  outline,
  scoreRule,
  tieRule,
  lineItems,
  points,
  jumps: { hand: 'hand:', board: 'river:' },
};
