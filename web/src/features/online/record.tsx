import { commitment, type GameRecord, type Seat, type Viewer } from '@banquise/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { loadBoard, tileOf } from '../../games/index.ts';
import { type Controller, createController } from '../../kit/controller.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { replayed } from '../local/lay.ts';
import { mannerOf } from '../local/open-table.ts';
import { ReplayScreen } from '../local/replay.tsx';
import { request } from './connection.ts';
import { Gate, Nowhere } from './gate.tsx';
import { Invitation, linkTo } from './invitation.tsx';
import { note, noteOf } from './notes.ts';
import { type Reel, reelOf } from './replayed.ts';
import { useSpeech } from './words.ts';

interface Shown {
  readonly record: GameRecord;
  readonly reel: Reel;
  readonly controller: Controller;
}

/** A finished game at its own address: any moment of it, through anybody's eyes, and the proof of its shuffle. */
export function Record({ id, linkKey }: { id: string; linkKey: string }): ReactNode {
  const { words } = useSpeech();
  const shown = useRecord(id, linkKey);
  if (shown === 'none') return <Nowhere heading={words.noRecord} more={words.noRecordMore} />;
  return (
    <Gate title={words.eyes} ready={shown !== 'loading'}>
      {shown !== 'loading' && <Screen id={id} shown={shown} />}
    </Gate>
  );
}

function useRecord(id: string, linkKey: string): Shown | 'loading' | 'none' {
  const words = useWords();
  const { language } = useStore(settings);
  const [shown, setShown] = useState<Shown | 'loading' | 'none'>('loading');
  useEffect(() => {
    let here = true;
    let opened: Controller | undefined;
    if (linkKey !== '') note(id, { key: linkKey });
    const open = async (): Promise<Shown | 'none'> => {
      const { key } = noteOf(id);
      const answer = await request({ type: 'record', table: id, ...(key === '' ? {} : { key }) });
      if (!answer.ok || answer.record === undefined) return 'none';
      const { record } = answer;
      const board = await loadBoard(record.game, record.rules);
      const texts = await board?.game.texts[language]();
      const played = board && replayed(board.game, record);
      if (board === undefined || texts === undefined || !played?.ok) return 'none';
      const reel = reelOf(board.game, played.value.table);
      opened = createController(reel.session, board, texts, mannerOf(language, words));
      return { record, reel, controller: opened };
    };
    void open().then((next) => here && setShown(next));
    return () => {
      here = false;
      opened?.close();
    };
  }, [id, linkKey, language, words]);
  return shown;
}

function Screen({ id, shown: { record, reel, controller } }: { id: string; shown: Shown }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const eyes = useStore(reel.session.viewer);
  const { watch, key } = noteOf(id);
  const title = tileOf(record.game)?.title ?? record.game;
  useEffect(() => {
    document.title = `${words.record(title)} · Banquise`;
  }, [words, title]);
  const see = (viewer: Viewer): void => {
    const { looking } = controller.scenery.get();
    reel.see(viewer);
    if (looking !== null) controller.look(looking);
  };
  return (
    <ReplayScreen controller={controller} title={words.record(title)} back={{ page: 't', id, key: '' }}>
      <label className="eyes">
        <span className="small muted">{words.eyes}</span>
        <select
          className="field"
          value={eyes}
          onChange={({ target }) => see(target.value === 'spectator' ? 'spectator' : (Number(target.value) as Seat))}
        >
          <option value="spectator">{words.everybody}</option>
          {record.seats.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never move in a game
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="proofs">
        <Proof id={id} record={record} />
        <Link className="btn" to={{ page: 'analysis', id }}>
          <Icon name="eye" />
          {shell.analyse}
        </Link>
        <details className="fair">
          <summary>
            <Icon name="share" />
            {words.sendRecord}
          </summary>
          <Invitation link={linkTo('record', id, watch || key)} title={words.sendRecordMore} />
        </details>
      </div>
    </ReplayScreen>
  );
}

/** The secret, and that it is the one promised at the start: computed here, with what this browser noted then. */
function Proof({ id, record }: { id: string; record: GameRecord }): ReactNode {
  const { words } = useSpeech();
  const sum = commitment(record.seed);
  const noted = noteOf(id).commitment;
  const sound = noted === '' || noted === sum;
  return (
    <details className="fair proof">
      <summary>
        <Icon name={sound ? 'check' : 'warn'} />
        {words.commitment}
      </summary>
      <p className="small">{noted === '' ? words.seedUnseen : sound ? words.seedSame : words.seedWrong}</p>
      <dl>
        <dt className="small muted">{words.seed}</dt>
        <dd>
          <code>{record.seed}</code>
        </dd>
        <dt className="small muted">SHA-256</dt>
        <dd>
          <code>{sum}</code>
        </dd>
      </dl>
    </details>
  );
}
