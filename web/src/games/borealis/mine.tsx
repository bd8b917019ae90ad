import { COLOURS, type Colour, headcount, PLACE, PLACES, placeOf, REFRESH as REFRESHES, SITES } from '@banquise/borealis';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { observation } from './choices.ts';
import { crowdText, faceOf, placeName, siteName, siteText } from './describe.ts';
import { campZone } from './frames.ts';
import { type Hopes, Lattice } from './lattice.tsx';
import { type BorealisOutlook, outlookOf } from './outlook.ts';
import { Crowd, isCamp, Walkers } from './path.tsx';
import { campPlace, isPlace, numberIn, REFRESH, sitePlace } from './places.ts';
import { Sign, seatClass } from './sign.tsx';
import { walked } from './speech.ts';
import { type BorealisMoment, myself, type PlayerView, playerAt, seatOf, textsOf } from './types.ts';
import { wordsOf } from './words/words.ts';
import './board.css';
import './ghost.css';
import './board-wide.css';
import './path.css';

interface Props {
  readonly moment: BorealisMoment;
  /** Names it among the regions of a page; a piece of a table in the rules is none. */
  readonly label?: string;
  readonly picked: readonly string[];
  readonly laid: ReadonlyMap<number, number>;
}

const SIDES = ['left', 'middle', 'right'] as const;

/** My board: three sites over the path from camp to camp. Choosing shows what would come of it, in place. */
export function MyBoard({ moment, label, picked, laid }: Props): ReactNode {
  const seat = seatOf(moment);
  const weighed = weighedBy(moment, picked);
  const after = weighed === undefined ? undefined : playerAt(weighed.view, seat);
  return (
    <section className={`bl-board ${seatClass(seat)}`} aria-label={label}>
      {SITES.map((name, site) => (
        <SiteSpot key={name} moment={moment} site={site} picked={picked} laid={laid} />
      ))}
      {PLACES.map((name, place) =>
        isCamp(place) ? (
          <Camp key={name} moment={moment} place={place} after={after} />
        ) : (
          <Foot
            key={name}
            moment={moment}
            place={place}
            after={after}
            walks={(weighed?.walks ?? []).filter(({ from }) => from === place)}
          />
        ),
      )}
    </section>
  );
}

/** The card that is being played. */
export const playing = (moment: BorealisMoment, [first]: readonly string[]): number | undefined =>
  moment.view.stage === 'action' && isPlace(first, 'hand') ? numberIn(first) : undefined;

/** What would come of what is pointed at: a site or a new pool. */
export function weighedBy(moment: BorealisMoment, picked: readonly string[]): BorealisOutlook | undefined {
  const [first, second] = picked;
  const card = playing(moment, picked);
  if (card !== undefined && isPlace(second, 'site')) return outlookOf(moment, observation(card, numberIn(second)));
  const move = isPlace(first, 'site') ? PLACE[numberIn(first)] : first === REFRESH ? REFRESHES : undefined;
  return move === undefined ? undefined : outlookOf(moment, move);
}

function hopesOf(moment: BorealisMoment, site: number, picked: readonly string[]): Hopes | undefined {
  const card = playing(moment, picked);
  if (card === undefined) return undefined;
  const move = observation(card, site);
  if (!moment.moves.includes(move))
    return { card, outlook: undefined, weighed: false, why: <Lack moment={moment} card={card} site={site} /> };
  return { card, outlook: outlookOf(moment, move), weighed: picked[1] === sitePlace(site), why: null };
}

/** What a card lacks on a site, in a word; the whole sentence stands in the bubble. */
function Lack({ moment, card, site }: { moment: BorealisMoment; card: number; site: number }): ReactNode {
  const { left, right } = faceOf(card);
  const { scientists } = myself(moment);
  const have = (colour: Colour): number => scientists[3 * placeOf(site) + COLOURS.indexOf(colour)] ?? 0;
  const words = wordsOf(moment.language);
  if (left !== right && have(left) + have(right) === 0)
    return (
      <span className="bl-lack">
        {words.missingBoth}
        <Sign name={left} />
        <Sign name={right} />
      </span>
    );
  const need = left === right ? 2 : 1;
  const colour = have(left) < need ? left : right;
  return (
    <span className="bl-lack">
      <Sign name={colour} />
      {words.missing(need, textsOf(moment).words.colour[colour])}
    </span>
  );
}

function SiteSpot({ moment, site, picked, laid }: Props & { readonly site: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { lit, scenery } = useTable();
  const player = myself(moment);
  const hopes = hopesOf(moment, site, picked);
  const place = sitePlace(site);
  const refused =
    picked.length > 0 &&
    scenery.choices.length > 0 &&
    !lit.has(place) &&
    !picked.includes(place) &&
    hopes !== undefined &&
    hopes.outlook === undefined;
  const spot = useSpot({ place, label: siteText(moment, player, site), className: 'bl-hit' });
  return (
    <div className={`bl-site ${SIDES[site]} ${refused ? 'no' : ''}`}>
      <Lattice player={player} seat={seatOf(moment)} site={site} words={words} laid={laid} lively hopes={hopes} />
      <button {...spot} />
    </div>
  );
}

interface PlaceProps {
  readonly moment: BorealisMoment;
  readonly place: number;
  readonly after: PlayerView | undefined;
}

/** Where the scientists of a site stand: a click there means the site. */
function Foot({ moment, place, after, walks }: PlaceProps & { readonly walks: BorealisOutlook['walks'] }): ReactNode {
  const { controller } = useTable();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the column above is the button; this only widens it for the hand
    // biome-ignore lint/a11y/useKeyWithClickEvents: the column above is the button
    <div
      className={`bl-place ${SIDES[place - 1]}`}
      data-keep
      data-drop={sitePlace(place - 1)}
      onClick={() => controller.pick(sitePlace(place - 1))}
    >
      <span className="sr">
        {crowdText(moment, myself(moment), place)} {walked(moment, walks)}
      </span>
      <Crowd player={myself(moment)} seat={seatOf(moment)} place={place} lively after={after} />
      <Walkers walks={walks} />
    </div>
  );
}

function Camp({ moment, place, after }: PlaceProps): ReactNode {
  const words = wordsOf(moment.language);
  const seat = seatOf(moment);
  const player = myself(moment);
  const side = place === 0 ? 'camp-left' : 'camp-right';
  const spot = useSpot({ place: campPlace(place), label: crowdText(moment, player, place), className: `bl-place camp ${side}` });
  return (
    <>
      <div className={`bl-tent ${side}`} aria-hidden="true">
        <Sign name="camp" />
        <b>{words.camp}</b>
        <span>{words.scientists(headcount(player.scientists, place))}</span>
      </div>
      <button {...spot} data-zone={campZone(seat, place)}>
        <Sign name="camp" className="tent" />
        <Crowd player={player} seat={seat} place={place} lively after={after} />
      </button>
    </>
  );
}

/** Somebody's board, large and only to look at. */
export function StillBoard({ moment, seat, laid }: { moment: BorealisMoment; seat: number; laid: ReadonlyMap<number, number> }): ReactNode {
  const words = wordsOf(moment.language);
  const player = playerAt(moment.view, seat);
  return (
    <section className={`bl-board still ${seatClass(seat)}`} aria-label={words.boardOf(moment.names[seat] ?? '')}>
      {SITES.map((name, site) => (
        <div
          key={name}
          className={`bl-site ${SIDES[site]}`}
          role="img"
          aria-label={siteText(moment, player, site)}
          title={siteName(moment, site)}
        >
          <Lattice player={player} seat={seat} site={site} words={words} laid={laid} lively={false} />
        </div>
      ))}
      {PLACES.map((name, place) => (
        <div
          key={name}
          className={`bl-place ${isCamp(place) ? `camp ${place === 0 ? 'camp-left' : 'camp-right'}` : SIDES[place - 1]}`}
          role="img"
          aria-label={crowdText(moment, player, place)}
          title={placeName(moment, place)}
        >
          {isCamp(place) && <Sign name="camp" className="tent" />}
          <Crowd player={player} seat={seat} place={place} lively={false} />
        </div>
      ))}
    </section>
  );
}
