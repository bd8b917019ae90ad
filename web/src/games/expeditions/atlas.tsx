import { SEGMENTS } from '@banquise/expeditions';
import { memo, type ReactNode } from 'react';
import { MAP } from './art/layout.ts';
import drawn from './art/map.svg';
import { segmentStroke } from './geometry.ts';

const ways = SEGMENTS.map((_, segment) => {
  const { from, to } = segmentStroke(segment);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');

const Path = ({ id, className }: { id: string; className: string }): ReactNode => <use href={`${drawn}#${id}`} className={className} />;

/** The map itself: drawn once and never again. It is a layer of its own, so that what changes above leaves it alone. */
export const Atlas = memo(function Atlas(): ReactNode {
  return (
    <svg className="atlas" viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <rect className="m-sea" width={MAP.width} height={MAP.height} />
      <Path id="rays" className="m-ray" />
      <Path id="graticule" className="m-grat" />
      <Path id="circles" className="m-circ" />
      <Path id="land" className="m-shore far" />
      <Path id="land" className="m-shore mid" />
      <Path id="land" className="m-shore" />
      <Path id="land" className="m-land" />
      <Path id="lakes" className="m-lake" />
      <Path id="relief" className="m-rel" />
      <Path id="relief-shade" className="m-rel-shade" />
      <Path id="land" className="m-coast" />
      <Rose />
      <rect className="m-frame" x="1" y="1" width={MAP.width - 2} height={MAP.height - 2} />
      <rect className="m-frame thin" x="4.5" y="4.5" width={MAP.width - 9} height={MAP.height - 9} />
      <path className="m-way-case" d={ways} />
      <path className="m-way" d={ways} />
    </svg>
  );
});

/** The compass rose in the empty Pacific; its rays begin there. */
const Rose = (): ReactNode => (
  <g transform="translate(47 318)">
    <circle className="m-ring" r="31" />
    <circle className="m-ring dashed" r="28" />
    <path
      className="m-rose pale"
      d="M0 0L0-6L5.7-13.9zM0 0L4.2-4.2L13.9-5.7zM0 0L6 0L13.9 5.7zM0 0L4.2 4.2L5.7 13.9zM0 0L0 6L-5.7 13.9zM0 0L-4.2 4.2L-13.9 5.7zM0 0L-6 0L-13.9-5.7zM0 0L-4.2-4.2L-5.7-13.9z"
    />
    <path
      className="m-rose soft"
      d="M0 0L5.7-13.9L4.2-4.2zM0 0L13.9-5.7L6 0zM0 0L13.9 5.7L4.2 4.2zM0 0L5.7 13.9L0 6zM0 0L-5.7 13.9L-4.2 4.2zM0 0L-13.9 5.7L-6 0zM0 0L-13.9-5.7L-4.2-4.2zM0 0L-5.7-13.9L0-6z"
    />
    <path className="m-rose pale" d="M0 0L0-6.4L16.3-16.3zM0 0L6.4 0L16.3 16.3zM0 0L0 6.4L-16.3 16.3zM0 0L-6.4 0L-16.3-16.3z" />
    <path className="m-rose ink" d="M0 0L16.3-16.3L6.4 0zM0 0L16.3 16.3L0 6.4zM0 0L-16.3 16.3L-6.4 0zM0 0L-16.3-16.3L0-6.4z" />
    <path className="m-rose pale" d="M0 0L-4.9-4.9L0-34zM0 0L4.9-4.9L34 0zM0 0L4.9 4.9L0 34zM0 0L-4.9 4.9L-34 0z" />
    <path className="m-rose red" d="M0 0L0-34L4.9-4.9zM0 0L34 0L4.9 4.9zM0 0L0 34L-4.9 4.9zM0 0L-34 0L-4.9-4.9z" />
    <circle className="m-rose pale" r="3.4" />
    <path className="m-rose red" d="m0-49-4.5 10 4.5-2.6 4.5 2.6z" />
  </g>
);
