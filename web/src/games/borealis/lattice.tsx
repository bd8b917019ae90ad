import { BOARDS, FULL_SITE, SITES, type Site } from '@banquise/borealis';
import { signed } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { Strip } from './card.tsx';
import { faceOf, spaceStars } from './describe.ts';
import { cardPiece, flagPiece } from './frames.ts';
import type { BorealisOutlook } from './outlook.ts';
import { Flag, Sign, seatClass } from './sign.tsx';
import type { PlayerView } from './types.ts';
import type { TableWords } from './words/words.ts';

/** What a site shows besides what lies there: a card that could come, or why it cannot. */
export interface Hopes {
  readonly card: number;
  readonly outlook: BorealisOutlook | undefined;
  readonly weighed: boolean;
  readonly why: ReactNode;
}

interface Props {
  readonly player: PlayerView;
  readonly seat: number;
  readonly site: number;
  readonly words: TableWords;
  /** Cards just laid by others, with the seat of each. */
  readonly laid: ReadonlyMap<number, number>;
  /** Whether pieces here can be seen travelling. */
  readonly lively: boolean;
  readonly hopes?: Hopes | undefined;
}

const HEIGHTS = Array.from({ length: FULL_SITE }, (_, i) => FULL_SITE - i);

/**
 * A site: its stack to the right and its track to the left share one lattice. A flag never stands higher than the
 * stack, because it advances by a card at most.
 */
export function Lattice(props: Props): ReactNode {
  const { player, site, words } = props;
  const count = player.sites[site]?.length ?? 0;
  return (
    <>
      {HEIGHTS.map((height) => (
        <span key={height} className="bl-lr" aria-hidden="true">
          <Space {...props} space={height} />
          <Slot {...props} height={height} />
          {height === Math.min(count + 1, FULL_SITE) && props.hopes?.why}
        </span>
      ))}
      <span className="bl-lr base" aria-hidden="true">
        <Space {...props} space={0} />
        <span className="bl-name">
          {words.spots[site + 1]}
          <i className="num">
            {count}/{FULL_SITE}
          </i>
        </span>
      </span>
    </>
  );
}

function Slot({ player, site, words, laid, lively, hopes, height }: Props & { readonly height: number }): ReactNode {
  const stack = player.sites[site] ?? [];
  const card = stack[height - 1];
  if (card !== undefined) {
    const by = laid.get(card);
    return <Strip card={card} {...(lively ? { piece: cardPiece(card) } : {})} mark={by === undefined ? '' : seatClass(by)} />;
  }
  if (hopes?.outlook !== undefined && height === stack.length + 1) {
    const gain = hopes.outlook.points.to - hopes.outlook.points.from;
    return (
      <span className={`bl-ghost ${hopes.weighed ? 'weighed' : ''}`}>
        <Strip card={hopes.card} />
        <span className={`bl-gain num ${gain === 0 ? 'nil' : gain < 0 ? 'down' : ''}`}>
          {signed(gain)}
          <u> {words.points(gain)}</u>
        </span>
      </span>
    );
  }
  return <span className={`bl-slot ${height === FULL_SITE ? 'end' : ''}`}>{height === FULL_SITE && words.end}</span>;
}

/** A space of the track: passed, with the flag, next to come, or further ahead. */
function Space({ player, seat, site, lively, hopes, space }: Props & { readonly space: number }): ReactNode {
  const flag = player.flags[site] ?? 0;
  const shown = BOARDS[player.board]?.tracks[SITES[site] as Site][space] ?? [];
  const hit = hopes?.outlook?.advance === undefined || space !== flag + 1 ? undefined : faceOf(hopes.card).vehicle;
  const comes = hit !== undefined && hopes?.weighed === true;
  const leaves = hopes?.weighed === true && hopes.outlook?.advance !== undefined;
  const state =
    space === flag ? `here ${leaves ? 'leaving' : ''}` : space < flag ? 'past' : space === flag + 1 ? `next ${comes ? 'will' : ''}` : '';
  return (
    <span className={`bl-sp ${state}`}>
      <b className="num">{spaceStars(site, space)}</b>
      {space !== flag &&
        shown
          .filter((vehicle) => !comes || vehicle === hit)
          .map((vehicle) => <Sign key={vehicle} name={vehicle} className={`ve ${vehicle === hit ? 'hit' : ''}`} />)}
      {space === flag && <Flag seat={seat} {...(lively ? { piece: flagPiece(seat, site) } : {})} />}
      {comes && <Flag seat={seat} ghost />}
    </span>
  );
}
