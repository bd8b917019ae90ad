import { NODES, nodeOf } from '@banquise/expeditions';
import type { ReactNode } from 'react';
import { useTable } from '../../kit/context.ts';
import type { Camera } from './camera.ts';
import { endsOf, pointOf, pointsOf } from './geometry.ts';
import { whole } from './lens.ts';
import { cross } from './map.tsx';
import { Flag, Sign } from './marks.tsx';
import { parse, pickedNode } from './places.ts';
import { type ExpeditionsMoment, handOf, seatOf } from './types.ts';
import { wordsOf } from './words/index.ts';

/** Larger, smaller, everything, my objectives, an expedition, the other edge. */
export function Controls({ moment, picked, camera }: { moment: ExpeditionsMoment; picked: readonly string[]; camera: Camera }): ReactNode {
  const words = wordsOf(moment.language);
  const { focus } = useTable();
  const { view } = moment;
  const hand = handOf(moment);
  const keys = view.tokens[seatOf(moment)] ?? [];
  const passage = [pickedNode(picked), focus.startsWith('node:') ? (parse(focus).numbers[0] ?? -1) : -1].find(
    (node) => NODES[node]?.passage,
  );
  const button = (label: string, onClick: () => void, picture: ReactNode, name = ''): ReactNode => (
    <button type="button" className={`btn icon ${name}`} aria-label={label} title={label} onClick={onClick}>
      {picture}
    </button>
  );
  const cards = (list: readonly number[]) => (): void =>
    camera.show(
      list.map((card) => pointOf(nodeOf(card))),
      1.8,
    );
  return (
    <div className="controls" data-keep="">
      {button(words.zoomIn, () => camera.zoom(1.5), <span className="plus" aria-hidden="true" />, 'in')}
      {button(words.zoomOut, () => camera.zoom(1 / 1.5), <span className="minus" aria-hidden="true" />, 'out')}
      {button(words.showAll, () => camera.go(whole), <span className="frame-sign" aria-hidden="true" />)}
      {hand.length > 0 && button(words.showObjectives, cards(hand), <Sign name="card" />)}
      {keys.length > 0 &&
        moment.you !== 'spectator' &&
        button(words.showKeys, cards(keys), <span className={`key-sign seat-${moment.you}`} aria-hidden="true" />, 'my-keys')}
      {view.expeditions.map(({ arrows }, colour) =>
        arrows.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: expeditions are numbered
          <span key={colour}>
            {button(
              words.showExpedition(colour),
              () => camera.show(endsOf(arrows), 1.8),
              <Flag colour={colour} letter={words.letters[colour] ?? ''} />,
            )}
          </span>
        ),
      )}
      {passage !== undefined && !pointsOf(passage).every(camera.sees) && (
        <button type="button" className="btn other-side" onClick={() => cross(camera, passage)}>
          ⇄ {words.otherSide}
        </button>
      )}
    </div>
  );
}
