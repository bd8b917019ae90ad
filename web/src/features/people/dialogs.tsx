import { REPORT_KINDS, type Whom } from '@banquise/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { hasBoard, tiles } from '../../games/index.ts';
import { call } from '../../ui/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { go } from '../../ui/router.ts';
import { Segments, Toggle } from '../../ui/tools.tsx';
import { useCompany } from './words/index.ts';

interface About {
  readonly name: string;
  readonly onClose: () => void;
  readonly say: (text: string) => void;
}

const forTwo = tiles.filter(({ id, seats }) => hasBoard(id) && seats.min <= 2);

/** Asks somebody to a table for two; one waits there. */
export function ChallengeDialog({ name, login, onClose, say }: About & { readonly login: string }): ReactNode {
  const { profile: words, quick } = useCompany();
  const [game, setGame] = useState(forTwo[0]?.id ?? '');
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [kind, setKind] = useState<'rated' | 'casual'>('rated');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await call<{ readonly table: string }>('/api/challenge', { login, game, pace, rated: kind === 'rated' });
    onClose();
    if (answer.ok) go({ page: 't', id: answer.value.table, key: '' });
    else say(words.problem);
  };
  return (
    <Dialog title={words.challengeOf(name)} onClose={onClose}>
      <form className="dialog-form" onSubmit={(event) => void send(event)}>
        <Segments
          legend={quick.game}
          values={forTwo.map(({ id }) => id)}
          value={game}
          name={(id) => forTwo.find((tile) => tile.id === id)?.title}
          onChange={setGame}
        />
        <Segments legend={quick.pace} values={['live', 'days'] as const} value={pace} name={(one) => quick.paces[one]} onChange={setPace} />
        <Segments
          legend={quick.counts}
          values={['rated', 'casual'] as const}
          value={kind}
          name={(one) => quick.kinds[one]}
          onChange={setKind}
        />
        <p className="small muted">{words.challengeMore}</p>
        <button type="submit" className="btn primary">
          <Icon name="vs" />
          {words.sendChallenge}
        </button>
      </form>
    </Dialog>
  );
}

export function ReportDialog({ name, whom, onClose, say }: About & { readonly whom: Whom }): ReactNode {
  const { profile: words } = useCompany();
  const [why, setWhy] = useState<(typeof REPORT_KINDS)[number]>('words');
  const [text, setText] = useState('');
  const [block, setBlock] = useState(true);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await call('/api/report', { ...whom, why, text, block });
    say(answer.ok ? words.sent : words.problem);
    onClose();
  };
  return (
    <Dialog title={words.reportOf(name)} onClose={onClose}>
      <form className="dialog-form" onSubmit={(event) => void send(event)}>
        <fieldset className="reasons">
          <legend className="sr">{words.report}</legend>
          {REPORT_KINDS.map((kind) => (
            <label key={kind}>
              <input type="radio" name="why" checked={why === kind} onChange={() => setWhy(kind)} />
              {words.reasons[kind]}
            </label>
          ))}
        </fieldset>
        <label className="label">
          {words.inYourWords}
          <textarea className="field" rows={2} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <Toggle on={block} onChange={setBlock}>
          {words.blockToo(name)}
        </Toggle>
        <p className="small muted">{words.reportMore}</p>
        <button type="submit" className="btn primary">
          {words.send}
        </button>
      </form>
    </Dialog>
  );
}
