import { nodeOf } from '@banquise/expeditions';
import { memo, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { MAP } from './art/layout.ts';
import drawn from './art/map.svg';
import type { Camera } from './camera.ts';
import { pointOf, strokeOf } from './geometry.ts';
import { centre, windowOf } from './lens.ts';
import { type ExpeditionsMoment, handOf } from './types.ts';
import { wordsOf } from './words/index.ts';

/** The whole map, small: arrows, my objectives, the common ones, and what the window shows. A finger on it goes there. */
export const MiniMap = memo(function MiniMap({ moment, camera }: { moment: ExpeditionsMoment; camera: Camera }): ReactNode {
  const frame = useRef<SVGRectElement>(null);
  const { view, language } = moment;
  useEffect(
    () =>
      camera.watch((lens, pane) => {
        const { left, top, right, bottom } = windowOf(pane, lens);
        const box = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
        const all = box.width > MAP.width - 1 && box.height > MAP.height - 1;
        frame.current?.ownerSVGElement?.parentElement?.classList.toggle('useless', all);
        for (const [name, value] of Object.entries(box)) frame.current?.setAttribute(name, value.toFixed(1));
      }),
    [camera],
  );
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = { x: ((event.clientX - left) / width) * MAP.width, y: ((event.clientY - top) / height) * MAP.height };
    camera.go((pane, now) => centre(pane, point, now.k));
  };
  return (
    <div className="minimap" data-keep="">
      <svg
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={wordsOf(language).miniMap}
        onPointerDown={go}
        onPointerMove={go}
      >
        <rect className="m-sea" width={MAP.width} height={MAP.height} />
        <use href={`${drawn}#land`} className="m-land" />
        {view.expeditions.map(({ arrows }, colour) =>
          arrows.map((arrow, order) => {
            const { from, to } = strokeOf(arrow);
            // biome-ignore lint/suspicious/noArrayIndexKey: an expedition is its order
            return <path key={`${colour} ${order}`} className={`mini-arrow x${colour}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
          }),
        )}
        {handOf(moment).map((card) => (
          <circle key={card} className={`mini-mine seat-${moment.you}`} cx={pointOf(nodeOf(card)).x} cy={pointOf(nodeOf(card)).y} r="16" />
        ))}
        {view.row.map((card) => (
          <circle key={card} className="mini-common" cx={pointOf(nodeOf(card)).x} cy={pointOf(nodeOf(card)).y} r="12" />
        ))}
        <rect ref={frame} className="mini-frame" rx="6" />
      </svg>
    </div>
  );
});
