import { type ReactNode, useState } from 'react';
import { dropSave, listSaves, type Save, savesChanged } from '../../features/local/saves.ts';
import { tileOf } from '../../games/index.ts';
import { dayOf } from '../../ui/date.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import './home.css';
import './tiles.css';

/** One kept game, as a way back to it. */
export function SaveLink({ save }: { save: Save }): ReactNode {
  const words = useWords();
  const { language } = useStore(settings);
  const tile = tileOf(save.game);
  const others = save.names.filter((_, seat) => seat !== save.people[0]).join(', ');
  return (
    <Link className="save plane" to={{ page: 'table', id: save.id }}>
      <img src={tile?.picture} alt="" width="64" height="46" />
      <span className="of">
        <b>{tile?.title ?? save.game}</b>
        <span className="num">
          {words.against(others)} · {dayOf(save.played, language)}
        </span>
      </span>
      <span className={`chip ${save.yours ? 'good' : ''}`}>
        {save.finished ? words.finished : save.yours ? words.yourTurnChip : words.under}
      </span>
    </Link>
  );
}

/** The table goes; what it comes to in statistics and achievements stays. */
async function drop(save: Save): Promise<void> {
  if (save.finished) await import('../../features/keep/keep.ts').then(({ keepSaves }) => keepSaves()).catch(() => undefined);
  dropSave(save.id);
}

export function Saved(): ReactNode {
  const words = useWords();
  useStore(savesChanged);
  const [doomed, setDoomed] = useState<Save | null>(null);
  const saves = listSaves();
  return (
    <>
      <PageTop title={words.allSaved} />
      <main id="main" className="page">
        {saves.length === 0 && (
          <section className="empty plane">
            <h2>{words.noSaved}</h2>
            <p>{words.noSavedMore}</p>
            <Link className="btn primary" to={{ page: 'home' }}>
              {words.chooseGame}
            </Link>
          </section>
        )}
        <ul className="saves">
          {saves.map((save) => (
            <li key={save.id}>
              <SaveLink save={save} />
              {save.finished && (
                <Link
                  className="btn icon"
                  to={{ page: 'analysis', id: save.id }}
                  aria-label={`${words.analyse}, ${tileOf(save.game)?.title ?? ''}`}
                  title={words.analyse}
                >
                  <Icon name="eye" />
                </Link>
              )}
              <button type="button" className="btn icon" aria-label={words.remove} onClick={() => setDoomed(save)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <p>
          <Link to={{ page: 'open' }}>{words.openRecord}</Link> · <Link to={{ page: 'statistics' }}>{words.statistics}</Link>
        </p>
      </main>
      {doomed !== null && (
        <Dialog title={words.removeGame(tileOf(doomed.game)?.title ?? doomed.game)} onClose={() => setDoomed(null)}>
          <p>{words.removeMore}</p>
          <div className="row">
            <button type="button" className="btn" onClick={() => setDoomed(null)}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="btn danger sure"
              onClick={() => {
                void drop(doomed);
                setDoomed(null);
              }}
            >
              {words.remove}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
