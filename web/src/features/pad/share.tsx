import { type ReactNode, useId } from 'react';
import { useCopy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { writeLink } from './link.ts';
import type { Leaf } from './store.ts';
import { usePadWords } from './words/words.ts';

/** The leaf as a link that holds all of it. */
export function ShareLeaf({ leaf, title, onClose }: { leaf: Leaf; title: string; onClose: () => void }): ReactNode {
  const words = usePadWords();
  const id = useId();
  const { said, copy } = useCopy();
  const link = useLoaded(leaf.id, async () => `${location.origin}/pad#${await writeLink(leaf)}`) ?? '';
  // Whoever closes the system's own dialog has changed their mind: nothing to say.
  const send = (): void => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Dialog title={words.share} wide onClose={onClose}>
      <p>{words.shareMore}</p>
      <label className="label" htmlFor={id}>
        {words.link}
      </label>
      <textarea id={id} className="field pad-link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className="row">
        <p role="status">{said}</p>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={send}>
            {words.send}
          </button>
        )}
        <button type="button" className="btn primary" onClick={() => void copy(link)}>
          <Icon name="copy" />
          {words.copy}
        </button>
      </div>
    </Dialog>
  );
}
