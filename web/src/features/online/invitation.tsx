import { type ReactNode, useId } from 'react';
import { useCopy } from '../../ui/copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { Code } from './code.tsx';
import { useSpeech } from './words.ts';

/** The address of a table for somebody else. */
export const linkTo = (page: 't' | 'watch' | 'record', id: string, key: string | null): string =>
  `${location.origin}/${page}/${id}${key === null || key === '' ? '' : `#${key}`}`;

/** A link to hand on: to copy, to send, to scan. */
export function Invitation({ link, title, more }: { link: string; title: string; more?: string }): ReactNode {
  const { words } = useSpeech();
  const id = useId();
  const { said, copy } = useCopy();
  const canSend = typeof navigator.share === 'function';
  return (
    <section className="invitation" aria-labelledby={id}>
      <Code link={link} label={words.scan} />
      <div>
        <h2 id={id}>{title}</h2>
        {more !== undefined && <p className="small muted">{more}</p>}
        <input className="field num" readOnly value={link} aria-labelledby={id} onFocus={({ target }) => target.select()} />
        <div className="actions">
          <button type="button" className="btn primary" onClick={() => void copy(link)}>
            <Icon name="copy" />
            {words.copyLink}
          </button>
          {canSend && (
            <button type="button" className="btn" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              <Icon name="share" />
              {words.sendLink}
            </button>
          )}
          <p role="status" className="small">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}
