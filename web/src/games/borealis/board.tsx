import { game, OBJECTIVES, type ObjectiveId, SCORE_CARDS, type ScoreCardId } from '@banquise/borealis';
import type { ReactNode } from 'react';
import type { BoardModule, BoardProps } from '../../kit/board.ts';
import { useTable } from '../../kit/context.ts';
import { cameBy, laidBy } from './came.ts';
import { choices, reason } from './choices.ts';
import { frames } from './frames.ts';
import { Goals } from './goals.tsx';
import { Figures, Hand, Opening, Regroup } from './hand.tsx';
import { help } from './help.tsx';
import { Market } from './market.tsx';
import { MyBoard, weighedBy } from './mine.tsx';
import { outline } from './outline.ts';
import { pointsOf } from './outlook.ts';
import { cardPlace, goalPlace, scorePlace } from './places.ts';
import { Rivals } from './rivals.tsx';
import { lineItems, scoreRule, tieRule } from './sheet.ts';
import { seatClass } from './sign.tsx';
import { nextStep, verb } from './speech.ts';
import { firstGame, prepares, roundName, tell } from './tell.ts';
import { type BorealisEvent, type BorealisMoment, type BorealisTypes, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';
import './table.css';
import './market.css';
import './market-wide.css';
import './hand.css';
import './opening.css';
import './whole.css';
import './wide.css';
import './slate.css';
import './hall.css';
import './leaf.css';
import './side.css';
import './palm.css';
import './talk.css';
import './told.css';
import './told-boards.css';
import './first.css';

/** The table of Borealis: what is used now is large, so hand and pool trade places while one draws. */
function Board({ moment, picked, recent, parts }: BoardProps<BorealisTypes>): ReactNode {
  const words = wordsOf(moment.language);
  const { scenery } = useTable();
  const { stage, turn, players } = moment.view;
  const drawing = stage === 'draw' && turn === moment.you;
  const laid = laidBy(recent);
  const came = cameBy(recent);
  const outlook = weighedBy(moment, picked);
  return (
    <div
      className={`borealis whole over-first ${seatClass(seatOf(moment))} seats-${players.length} ${drawing ? 'drawing' : ''} ${stage === 'replace' ? 'opening' : ''}`}
    >
      <div className="bl-table">
        <Rivals moment={moment} laid={laid} />
        <div className="bl-left">
          <Goals moment={moment} label={words.goals} outlook={outlook} />
          {players.length > 2 && <div className="bl-log">{parts.log}</div>}
        </div>
        <div className="bl-mid">
          {parts.first}
          <MyBoard moment={moment} label={words.myBoard} picked={picked} laid={laid} />
        </div>
        {!drawing && <Market moment={moment} label={words.market} lead={false} came={came} />}
      </div>
      <div className="bl-dock">
        <div className="bl-say">
          {parts.first}
          {parts.prompt}
          <Figures moment={moment} outlook={outlook} />
        </div>
        <Opening moment={moment} />
        {drawing && <Market moment={moment} label={words.market} lead came={came} />}
        {moment.you !== 'spectator' && <Hand moment={moment} picked={picked} small={drawing} />}
        <div className="bl-acts">
          {moment.you !== 'spectator' && stage === 'action' && scenery.looking === null && <Regroup moment={moment} />}
          {parts.ledge}
        </div>
      </div>
      {players.length === 2 && <div className="bl-log">{parts.log}</div>}
    </div>
  );
}

/** What a sentence speaks of and can be looked at. */
function mentions(moment: BorealisMoment, event: BorealisEvent): readonly { readonly name: string; readonly place: string }[] {
  const { words, card: nameOf } = textsOf(moment);
  if (event.type === 'scored')
    return [{ name: words.scoreCard[SCORE_CARDS[event.card] as ScoreCardId].name, place: scorePlace(event.card) }];
  if ('objective' in event)
    return [{ name: words.objective[OBJECTIVES[event.objective] as ObjectiveId].name, place: goalPlace(event.objective) }];
  return cardsIn(event).map((card) => ({ name: nameOf(card), place: cardPlace(card) }));
}

function cardsIn(event: BorealisEvent): readonly number[] {
  if ('card' in event) return [event.card];
  if ('cards' in event) return event.cards;
  // What is not mine comes without its cards.
  return 'secret' in event ? ((event.secret as { readonly cards: readonly number[] } | undefined)?.cards ?? []) : [];
}

export const board: BoardModule<BorealisTypes> = {
  game,
  Board,
  secretHands: true,
  // Rounds are what one counts here: everybody plays once in each.
  beginsTurn: ({ type }) => type === 'round',
  roundOf: (event) => ('round' in event ? event.round : undefined),
  turnName: roundName,
  choices,
  verb,
  endsItself: 'by a button',
  caption: (moment, picked) => ({ title: nextStep(moment, picked) ?? '', changes: [] }),
  nextStep,
  reason: (moment, place, picked) => reason(moment, place, picked, wordsOf(moment.language)),
  help,
  frames,
  mentions,
  tell,
  prepares,
  firstGame,
  outline,
  points: pointsOf,
  lineName: (moment, line) => textsOf(moment).lineOf(line, moment.view.scoreCards),
  scoreRule,
  tieRule,
  lineItems,
  jumps: { hand: 'hand:', board: 'site:' },
};
