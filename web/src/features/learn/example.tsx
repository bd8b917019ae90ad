import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nextPlaces } from '../../kit/choice.ts';
import { AtTable, type TableState } from '../../kit/context.ts';
import type { Controller } from '../../kit/controller.ts';
import { walkFrom } from '../../kit/keys.ts';
import type { Example } from '../../kit/learn/book.ts';
import { placeAt } from '../../kit/place.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { useStore } from '../../ui/store.ts';
import type { Book } from './files.ts';
import { Prose, useReading } from './prose.tsx';
import { stillTable } from './still.ts';

/** A piece of a real table that one can click; each click is answered by a sentence. */
export function LiveExample({ id }: { id: string }): ReactNode {
  const { book } = useReading();
  const { guestNames } = useWords();
  const example = book.drawings.examples[id];
  const controller = useMemo(
    () => (example === undefined ? undefined : stillTable(book, example, guestNames)),
    [book, example, guestNames],
  );
  if (example === undefined || controller === undefined) return null;
  return <Still id={id} example={example} controller={controller} />;
}

function Still({ id, example, controller }: { id: string; example: Example; controller: Controller }): ReactNode {
  const { book } = useReading();
  const scenery = useStore(controller.scenery);
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState('');
  const [focus, setFocus] = useState('');
  const { moment, choices, selection } = scenery;
  const lit = useMemo(() => nextPlaces(choices, []), [choices]);
  // A piece of a table is no landmark of the page, and there are several.
  useLayoutEffect(() => {
    for (const part of root.current?.querySelectorAll('section, aside, nav') ?? []) part.setAttribute('role', 'group');
  });
  const words = book.words.examples[id];
  const point = (next: string | undefined): void => {
    if (next === undefined) return;
    setPlace(next);
    controller.select([next]);
  };
  const first = focus === '' ? (lit.values().next().value ?? '') : focus;
  const table: TableState = {
    ...{ controller, scenery, lit, setFocus, turns: [], lately: [] },
    focus: first,
    explain: point,
    consult: () => undefined,
  };
  return (
    <figure className="example" data-example={id}>
      <figcaption>
        <b>{book.frame.tryIt}</b> <Prose text={words?.lead ?? ''} />
      </figcaption>
      <AtTable value={table}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the places inside are buttons */}
        <div
          ref={root}
          className="example-table"
          onClick={({ target }) => point(placeAt(target))}
          onFocus={({ target }) => setFocus(placeAt(target) ?? '')}
          onKeyDown={(event: KeyboardEvent) => {
            if (root.current !== null && walkFrom(root.current, event.key, event.target as HTMLElement, first)) event.preventDefault();
          }}
        >
          <example.Fragment moment={moment} picked={selection.picked} choices={choices} />
        </div>
      </AtTable>
      <div className="example-answer" role="status">
        {place !== '' && <Prose text={answerTo(book, id, example, controller, place)} />}
      </div>
    </figure>
  );
}

/** What the example says of a place; else the board's own words: why not, or what it is. */
function answerTo(book: Book, id: string, example: Example, controller: Controller, place: string): string {
  const { moment } = controller.scenery.get();
  const answer = example.answer(place, moment);
  const said = answer === undefined ? undefined : book.words.examples[id]?.answers[answer];
  if (said !== undefined) return said;
  const reason = controller.board.reason(moment, place, []);
  return reason === ''
    ? (controller.board
        .help(moment, place)
        ?.lines.map(({ text }) => text)
        .join(' ') ?? '')
    : reason;
}
