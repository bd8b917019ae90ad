import { isUnknownRules, type Problem, readRecord } from '@banquise/kernel';
import { restore } from '@banquise/table';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { keepTable, layRecord } from '../../features/local/lay.ts';
import { readSave, type Save } from '../../features/local/saves.ts';
import { hasBoard, tileOf } from '../../games/index.ts';
import { loadRules } from '../../games/rules.ts';
import { useWords, type Words } from '../../ui/i18n/index.ts';
import { go } from '../../ui/router.ts';
import { PageTop } from '../../ui/top.tsx';

/** A game from somewhere else, in its one line: pasted, or chosen as a file. */
export function Open(): ReactNode {
  const words = useWords();
  const id = useId();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState('');
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await opened(line, words);
    if ('id' in answer) go(answer);
    else setProblem(answer.problem);
  };
  return (
    <>
      <PageTop title={words.openRecord} />
      <main id="main" className="page">
        <form className="plane form" onSubmit={(event) => void open(event)}>
          <p>{words.openMore}</p>
          <div>
            <label className="label" htmlFor={`${id}-line`}>
              {words.openLine}
            </label>
            <textarea
              id={`${id}-line`}
              className="field"
              value={line}
              spellCheck="false"
              onChange={({ target }) => setLine(target.value)}
            />
          </div>
          <div>
            <label className="label" htmlFor={`${id}-file`}>
              {words.openFile}
            </label>
            <input
              id={`${id}-file`}
              type="file"
              accept=".json,.txt,application/json,text/plain"
              onChange={({ target }) => void target.files?.[0]?.text().then(setLine)}
            />
          </div>
          <p className="error" role="alert">
            {problem}
          </p>
          <div className="actions">
            <button type="submit" className="btn primary">
              {words.openDo}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

type Opened = { readonly page: 'replay' | 'table'; readonly id: string } | { readonly problem: string };

async function opened(line: string, words: Words): Promise<Opened> {
  const kept = keptIn(line);
  if (kept !== undefined) return broughtBack(kept, words);
  const record = readRecord(line.trim());
  if (!record.ok) return { problem: openProblem(record.problem, words) };
  const game = hasBoard(record.value.game) ? await loadRules(record.value.game) : undefined;
  if (game === undefined) return { problem: words.openUnknown(record.value.game) };
  const laid = layRecord(game, record.value);
  return laid.ok ? { page: 'replay', id: laid.value } : { problem: openProblem(laid.problem, words) };
}

/** What is wrong with a record, wholly in the reader's language. */
export function openProblem(problem: Problem, words: Words): string {
  if (isUnknownRules(problem)) return words.openRules(tileOf(problem.game)?.title ?? problem.game, problem.rules, problem.newest);
  if (problem.field === 'record') return words.openNone;
  const move = /^moves\[(\d+)\]$/.exec(problem.field);
  return move === null ? words.openBad(problem.field) : words.openMove(Number(move[1]) + 1);
}

/** A game that was kept as a file before its end; nothing where the text is something else. */
function keptIn(text: string): Save | undefined {
  try {
    const save = JSON.parse(text) as Partial<Save> | null;
    return typeof save?.id === 'string' && typeof save.game === 'string' && typeof save.stored === 'object' ? (save as Save) : undefined;
  } catch {
    return undefined;
  }
}

/** The game goes on where the file left it, or where this browser has come to since. */
async function broughtBack({ id, game: name, stored }: Save, words: Words): Promise<Opened> {
  const game = hasBoard(name) ? await loadRules(name) : undefined;
  if (game === undefined) return { problem: words.openUnknown(name) };
  const table = restore(game, stored);
  if (!table.ok) return { problem: openProblem(table.problem, words) };
  if ((readSave(id)?.stored.journal.length ?? 0) < stored.journal.length) keepTable(game, table.value, stored);
  return { page: 'table', id };
}
