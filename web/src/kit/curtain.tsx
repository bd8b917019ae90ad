import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../ui/i18n/index.ts';
import { Icon, Mark } from '../ui/icon.tsx';
import { useStore } from '../ui/store.ts';
import { useTable } from './context.ts';
import { curtainOf } from './session.ts';

/** Between the turns of two people on one device: nothing is seen until the right one is there. */
export function Curtain(): ReactNode {
  const words = useWords();
  const { controller, scenery } = useTable();
  const seat = useStore(curtainOf(controller.session));
  const button = useRef<HTMLButtonElement>(null);
  // What was open lies above everything, the curtain too, and is not for the next one.
  useLayoutEffect(() => {
    if (seat !== null) for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  }, [seat]);
  useEffect(() => {
    if (seat !== null) button.current?.focus();
  }, [seat]);
  if (seat === null) return null;
  const name = scenery.mirror.status.seats[seat]?.name ?? '';
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={words.pass(name)}>
      <Mark seat={seat} size="xl" />
      <h2>{words.pass(name)}</h2>
      <p>{words.passMore}</p>
      <button ref={button} type="button" className="btn primary" onClick={() => controller.session.device?.lift()}>
        <Icon name="pass" />
        {words.iAm(name)}
      </button>
    </div>
  );
}
