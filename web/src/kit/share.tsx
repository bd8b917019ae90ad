import { type ReactNode, useId } from 'react';
import { useCopy } from '../ui/copy.ts';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/fault.tsx';
import { useWords } from '../ui/i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

/** A finished game as its line: to copy, to send, to keep. */
export function ShareDialog({ record, game, onClose }: { record: string; game: string; onClose: () => void }): ReactNode {
  const words = useWords();
  const id = useId();
  const { said, copy } = useCopy();
  return (
    <Dialog title={words.share} wide onClose={onClose}>
      <p>{words.shareLead}</p>
      <label className="label" htmlFor={id}>
        {words.openLine}
      </label>
      <textarea id={id} className="field shared" readOnly value={record} onFocus={({ target }) => target.select()} />
      <div className="row">
        <p role="status">{said}</p>
        <button type="button" className="btn" onClick={() => download(`${game}.banquise.json`, record)}>
          {words.download}
        </button>
        <button type="button" className="btn primary" onClick={() => void copy(record)}>
          <Icon name="copy" />
          {words.copyLine}
        </button>
      </div>
    </Dialog>
  );
}
