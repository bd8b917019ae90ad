import { Component, type ReactNode } from 'react';
import { useWords } from './i18n/index.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { isMissing } from './missing.ts';
import { change } from './settings.ts';
import './fault.css';

interface Props {
  /** The address of the page: with another one the fault is over. */
  readonly at: string;
  /** A game is on the page: it is said that nothing of it is lost. */
  readonly table: boolean;
  /** Others play on without this page. */
  readonly others: boolean;
  /** The game as a file, where it is kept in this browser. */
  readonly save?: (() => { readonly name: string; readonly text: string } | undefined) | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly fault: Error | null;
  readonly at: string;
}

/** What breaks inside must not leave a white page: it says what happened, and how to go on. */
export class Fault extends Component<Props, State> {
  override state: State = { fault: null, at: this.props.at };

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault: asError(fault) };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { fault: null, at };
  }

  /** Faults outside of drawing too: a table that moves on a clock would stand still without a word. */
  readonly #heard = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const fault: unknown = 'reason' in event ? event.reason : event.error;
    // What waits for a file that is missing shows it by itself; the rest of the page needs no ending.
    if (this.state.fault === null && fault instanceof Error && isOurs(fault) && !isMissing(fault)) this.setState({ fault });
  };

  override componentDidMount(): void {
    addEventListener('error', this.#heard);
    addEventListener('unhandledrejection', this.#heard);
  }

  override componentWillUnmount(): void {
    removeEventListener('error', this.#heard);
    removeEventListener('unhandledrejection', this.#heard);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <Stopped {...this.props} fault={fault} />;
  }
}

const asError = (fault: unknown): Error => (fault instanceof Error ? fault : new Error(String(fault)));

/** Extensions of the browser run in our pages too, and so do requests that fail while one is offline. */
const isOurs = ({ stack, name }: Error): boolean => name !== 'AbortError' && (stack?.includes(location.origin) ?? false);

const LAST = 'banquise.fault';
/** Milliseconds within which a second fault is "again". */
const SOON = 90_000;

function again(): boolean {
  try {
    const last = Number(sessionStorage.getItem(LAST) ?? 0);
    return Date.now() - last < SOON;
  } catch {
    return false;
  }
}

function reload(): void {
  try {
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // Then it is not remembered, and the next fault is a first one.
  }
  location.reload();
}

function Stopped({ table, others, save, fault }: Props & { fault: Error }): ReactNode {
  const words = useWords();
  const file = table ? save?.() : undefined;
  const missing = isMissing(fault);
  const twice = table && !missing && again();
  return (
    <main id="main" className="page fault">
      <section className="plane" role="alert">
        <h1>{table ? words.faultTable : words.faultPage}</h1>
        <p>{missing ? words.faultMissing : twice ? words.faultAgain : words.faultWhat}</p>
        {table && (
          <ul>
            <li>
              <Icon name="check" />
              {words.faultKept}
            </li>
            {others && (
              <li>
                <Icon name="check" />
                {words.faultOthers}
              </li>
            )}
          </ul>
        )}
        <div className="actions">
          <button type="button" className="btn primary" onClick={reload}>
            {table ? words.faultReload : words.reload}
          </button>
          {file !== undefined && (
            <button type="button" className="btn" onClick={() => download(file.name, file.text)}>
              {words.faultSave}
            </button>
          )}
          {twice && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                change({ plain: true });
                reload();
              }}
            >
              {words.plain}
            </button>
          )}
          <Link className="btn bare" to={{ page: 'home' }}>
            {words.home}
          </Link>
        </div>
        <details>
          <summary>{words.faultDetail}</summary>
          <pre>{fault.stack ?? fault.message}</pre>
        </details>
      </section>
    </main>
  );
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
