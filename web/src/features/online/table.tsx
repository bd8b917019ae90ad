import type { AnswerMessage, TableRequest } from '@banquise/protocol';
import type { Mirror } from '@banquise/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadBoard, tileOf } from '../../games/index.ts';
import type { Company } from '../../kit/company.ts';
import { type Controller, createController } from '../../kit/controller.ts';
import { TableFrame } from '../../kit/frame.tsx';
import { play as sound } from '../../kit/sound.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { go } from '../../ui/router.ts';
import { change, settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toast } from '../../ui/toast.tsx';
import { mannerOf } from '../local/open-table.ts';
import { type Attendance, attend } from './attend.ts';
import { Chat } from './chat.tsx';
import { ask as askTable, pending as onTheWay } from './connection.ts';
import { Gate, Nowhere, Outdated } from './gate.tsx';
import { useHappenings } from './happenings.ts';
import { Rematch, TableMenu } from './menu.tsx';
import { note } from './notes.ts';
import { Notices } from './notices.tsx';
import { Room } from './room.tsx';
import { mayBeAdvised, openSession } from './session.ts';
import { Strip } from './strip.tsx';
import { TalkDock, TalkLine, TalkTool, usePassingLine, useTalkKey, useTalks } from './talk.tsx';
import { onTurn, useTurns } from './turns.ts';
import { Unconfirmed } from './unconfirmed.tsx';
import { refusalText, useSpeech } from './words.ts';
import './people/attention.ts';

interface Props {
  readonly id: string;
  readonly linkKey: string;
  readonly eyes: 'own' | 'spectator';
}

/** A table of the server: its waiting room, and then the game. */
export function OnlineTable({ id, linkKey, eyes }: Props): ReactNode {
  const [attendance, setAttendance] = useState<Attendance | null>(null);
  // The key is in the address only at first: a jump within the page takes it away.
  const key = useRef(linkKey);
  useEffect(() => {
    const next = attend(id, key.current, eyes);
    setAttendance(next);
    return () => next.leave();
  }, [id, eyes]);
  return attendance !== null && <Attended attendance={attendance} />;
}

function Attended({ attendance }: { attendance: Attendance }): ReactNode {
  const { words } = useSpeech();
  const mirror = useStore(attendance.mirror);
  const refused = useStore(attendance.refused);
  useTurns();
  useRematch(mirror);
  if (refused !== null)
    return (
      <Nowhere heading={words.noTable} more={refused.code === 'other-rules' ? (words.refusals[refused.code] ?? '') : words.noTableMore} />
    );
  if (mirror?.status.ending === 'cancelled') return <Nowhere heading={words.cancelled} more={words.cancelledMore} />;
  return (
    <Gate title={words.lobby} ready={mirror !== null}>
      {mirror === null ? null : mirror.status.phase === 'open' ? (
        <Room attendance={attendance} mirror={mirror} />
      ) : (
        <Game key={mirror.own?.seat ?? 'spectator'} attendance={attendance} mirror={mirror} />
      )}
    </Gate>
  );
}

/** When the rematch is laid, who sat here goes there; who comes later finds a button. */
function useRematch(mirror: Mirror | null): void {
  const next = mirror === null ? undefined : mirror.status.next;
  const seen = useRef(next);
  const seated = mirror?.own != null && mirror.status.seats[mirror.own.seat]?.away === null;
  useEffect(() => {
    if (seen.current === null && next != null && seated) go({ page: 't', id: next, key: '' });
    seen.current = next;
  }, [next, seated]);
}

/** The board, once its code is here; what happened since the last visit is played back first. */
function useController(attendance: Attendance, onRefused: (answer: AnswerMessage) => void): Controller | 'failed' | null {
  const words = useWords();
  const { language } = useStore(settings);
  const [controller, setController] = useState<Controller | 'failed' | null>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;
  useEffect(() => {
    let here = true;
    let opened: Controller | undefined;
    let stop = (): void => undefined;
    const open = async (): Promise<void> => {
      const status = attendance.mirror.get()?.status;
      const board = await loadBoard(status?.game ?? '', status?.rules);
      const texts = await board?.game.texts[language]();
      if (!here) return;
      if (board === undefined || texts === undefined) throw new Error('this game is not in this client');
      const session = await openSession(board.game, attendance, (answer) => refused.current(answer));
      if (!here) return;
      const made = createController(session, board, texts, mannerOf(language, words));
      opened = made;
      stop = made.scenery.subscribe(() => {
        const { moving, told } = made.scenery.get();
        if (!moving) note(attendance.id, { shown: told });
      });
      setController(made);
      // The board is drawn as it was last seen before anything moves.
      requestAnimationFrame(() => setTimeout(made.catchUp));
    };
    open().catch(() => here && setController('failed'));
    return () => {
      here = false;
      stop();
      opened?.close();
    };
  }, [attendance, language, words]);
  return controller;
}

function Game({ attendance, mirror }: { attendance: Attendance; mirror: Mirror }): ReactNode {
  const shell = useWords();
  const speech = useSpeech();
  const { words } = speech;
  const [toast, setToast] = useState(mirror.own === null ? words.spectating : '');
  const [talking, setTalking] = useState(false);
  const pending = useStore(onTheWay) > 0;
  const told = (answer: AnswerMessage): void => {
    const text = refusalText(speech, answer);
    if (text !== '') setToast(text);
  };
  const opened = useController(attendance, told);
  const controller = opened === 'failed' ? null : opened;
  const ask = (request: TableRequest): void => void askTable(attendance.id, request).then(told);
  useConfirm(controller, mirror);
  useHappenings(mirror, setToast);
  useTurnSound(attendance.id);
  useTalkKey(() => setTalking(true));
  usePassingLine(attendance, setToast);
  const talks = useTalks(attendance);
  useStore(attendance.facts);
  const tile = tileOf(mirror.status.game);
  useEffect(() => {
    // The board took the place of what had the focus: one begins at its heading.
    if (controller !== null && document.activeElement === document.body) document.querySelector<HTMLElement>('.bar h1')?.focus();
  }, [controller]);
  if (opened === 'failed') return <Outdated />;
  if (controller === null) return <main id="main" className="page" aria-busy="true" aria-label={shell.loading} />;
  const setConfirm = (on: boolean): void => {
    if (mirror.status.clock.kind !== 'days') change({ confirm: on });
    void controller.session.play?.setConfirm?.(on);
  };
  const company: Company = {
    back: { page: 'mine' },
    strip: (
      <>
        <Strip attendance={attendance} mirror={mirror} />
        <TalkLine attendance={attendance} onOpen={() => setTalking(true)} />
      </>
    ),
    talk: talking ? null : <TalkDock attendance={attendance} />,
    pageOf: (seat) => {
      const login = attendance.facts.get()[seat]?.login ?? null;
      return login === null ? undefined : { page: 'person', login };
    },
    tools: <TalkTool attendance={attendance} open={talking} onClick={() => setTalking(true)} />,
    menu: (onDone) => (
      <TableMenu
        attendance={attendance}
        mirror={mirror}
        say={setToast}
        ask={(request) => {
          ask(request);
          onDone();
        }}
      />
    ),
    noHints: mayBeAdvised(mirror) ? undefined : words.noHints,
    confirm: mirror.own === null ? undefined : { on: mirror.own.confirm, set: setConfirm },
    rematch: <Rematch mirror={mirror} ask={ask} />,
    onReplay: () => go({ page: 'record', id: attendance.id, key: '' }),
  };
  return (
    <div className={`from-afar ${pending ? 'is-pending' : ''} ${talks ? 'talks' : ''}`}>
      <TableFrame controller={controller} title={tile?.title ?? ''} accent={tile?.accent ?? 'glacier'} company={company} />
      <Notices mirror={mirror} ask={ask} />
      <Unconfirmed mirror={mirror} controller={controller} />
      <Toast text={toast} onDone={() => setToast('')} />
      {talking && (
        <Dialog title={words.chat} className="chatdialog" onClose={() => setTalking(false)}>
          <Chat attendance={attendance} />
        </Dialog>
      )}
    </div>
  );
}

/** Live, one confirms as one likes it elsewhere; over days the table's own way stands until it is switched at the seat. */
function useConfirm(controller: Controller | null, { own, status }: Mirror): void {
  const { confirm } = useStore(settings);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || controller === null || own === null || status.phase !== 'playing' || status.clock.kind === 'days') return;
    asked.current = true;
    if (own.confirm !== confirm && own.draft.length === 0) void controller.session.play?.setConfirm?.(confirm);
  }, [controller, own, status, confirm]);
}

/** At this table the board itself sounds; another one is heard here. */
function useTurnSound(id: string): void {
  useEffect(() => onTurn((table) => table.id !== id && settings.get().sounds && sound('turn')), [id]);
}
