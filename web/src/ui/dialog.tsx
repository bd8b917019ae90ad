import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from './i18n/index.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A native dialog: the browser keeps the focus inside, gives it back, and closes it with Escape. */
export function Dialog({ title, wide, className, onClose, children }: Props): ReactNode {
  const words = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${wide ? 'wide' : ''} ${className ?? ''}`}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === ref.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <button type="button" className="btn bare icon close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}
