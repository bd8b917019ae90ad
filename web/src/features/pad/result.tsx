import { figure, type Texts } from '@banquise/kernel';
import type { ReactNode } from 'react';
import { lineNames, type PadGame } from '../../kit/pad/game.ts';
import { ScorePad, Verdict } from '../../kit/scorepad.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Boxes } from './paper.tsx';
import { cell, outcomeOf, type Reckoning } from './reckon.ts';
import type { Column, Leaf } from './store.ts';
import { type PadWords, usePadWords } from './words/words.ts';

export interface ResultProps {
  readonly pad: PadGame;
  readonly texts: Texts;
  readonly leaf: Leaf;
  readonly reckoning: Reckoning;
  /** Where numbers are written straight into the sheet. */
  readonly onColumns?: (columns: readonly Column[], part: string) => void;
}

/** Names as they are called: those without one are counted. */
export const calledOf = (leaf: Pick<Leaf, 'names'>, words: PadWords): readonly string[] =>
  leaf.names.map((name, seat) => name.trim() || words.player(seat + 1));

/** The sheet with what is known, what is missing, and the verdict once all is there. */
export function Result({ pad, texts, leaf, reckoning, onColumns }: ResultProps): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const { sheet, open } = reckoning;
  const outcome = outcomeOf(reckoning);
  const names = calledOf(leaf, words);
  const rows = lineNames(pad, texts, leaf.draft);
  const head = (
    <div className="score-head">
      {outcome === null ? (
        <Missing pad={pad} texts={texts} leaf={leaf} reckoning={reckoning} names={names} />
      ) : (
        <Verdict sheet={outcome.sheet} names={names} language={language} />
      )}
    </div>
  );
  return (
    <section id="result" className="scorepage pad-result" aria-label={words.result} tabIndex={-1}>
      {onColumns === undefined && head}
      {sheet !== null && onColumns === undefined && (
        <ScorePad
          heads={names.map((name) => ({ name }))}
          rows={rows}
          sheet={sheet}
          settled={outcome !== null}
          box={(seat, line, value) => (open.has(cell(seat, line)) ? <OpenBox /> : figure(value))}
        />
      )}
      {sheet !== null && onColumns !== undefined && (
        <Boxes pad={pad} sheet={sheet} rows={rows} names={names} leaf={leaf} reckoning={reckoning} onColumns={onColumns} />
      )}
      {/* Under the sheet one writes on: what comes and goes there moves no box. */}
      {onColumns !== undefined && head}
    </section>
  );
}

const OpenBox = (): ReactNode => (
  <span className="open-box">
    <span aria-hidden="true">?</span>
    <span className="sr">{usePadWords().missing}</span>
  </span>
);

function Missing({ pad, texts, leaf, reckoning, names }: ResultProps & { readonly names: readonly string[] }): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const said = pad.words(language);
  const { gaps, problem, bad } = reckoning;
  const rows = lineNames(pad, texts, leaf.draft);
  const nameOf = (line: string): string => rows.find((row) => row.line === line)?.name ?? said.ties[line] ?? line;
  const boxes = gaps.filter(({ code, tie }) => code === 'box' && !tie).length;
  const slips = [
    ...(problem === null ? [] : [said.problem(problem, leaf.draft, names, texts) ?? words.refused(problem.field)]),
    ...[...bad].map((key) => badBox(key, pad, words, nameOf, names)),
  ];
  const wants = [
    ...gaps.flatMap((gap) => {
      const name = gap.seat === null ? '' : (names[gap.seat] ?? '');
      if (gap.code !== 'box') return [said.gap(gap, name, texts)];
      return gap.tie ? [words.missingTie(nameOf(gap.of ?? ''), name)] : [];
    }),
    ...(boxes > 0 ? [words.missingBoxes(boxes)] : []),
  ];
  return (
    <div className="pad-lacking" role="status">
      {slips.length > 0 && (
        <>
          <h2 className="error">{words.wrong}</h2>
          <ul className="error">
            {slips.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {wants.length > 0 && (
        <>
          <h2>{words.missing}</h2>
          <ul>
            {[...new Set(wants)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What may be written into a box that holds something else. */
function badBox(key: string, pad: PadGame, words: PadWords, nameOf: (line: string) => string, names: readonly string[]): string {
  const [seat = '0', line = ''] = key.split(' ');
  const box = pad.model.boxes[line] ?? pad.model.tieBoxes[line] ?? { least: 0, most: 0 };
  const hint = box.among === undefined ? words.hintRange(box.least, box.most) : words.hintAmong(box.among.join(', '));
  return words.badBox(nameOf(line), names[Number(seat)] ?? '', hint);
}
