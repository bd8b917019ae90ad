import type { Me } from '@banquise/protocol';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../ui/copy.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { look, makeCodes } from './account.ts';
import { Meter } from './meter.tsx';
import { Problem, useDeed } from './problem.tsx';
import type { Proofs } from './proof.tsx';
import { usePeopleWords } from './words/index.ts';

/** Recovery codes: how many are left, and ten new ones, shown once. */
export function Codes({ me, day, proofs }: { me: Me; day: (at: number) => string; proofs: Proofs }): ReactNode {
  const words = usePeopleWords();
  const deed = useDeed();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { left, of, used } = me.codes;
  const make = (): Promise<void> =>
    deed.run(
      () => proofs.guard(words.whyCodes, () => makeCodes(setCodes)),
      () => undefined,
    );
  return (
    <section className="plane form" aria-labelledby="codes">
      <h2 id="codes">
        {words.codes} {of > 0 && <span className="num small muted">{words.codesLeft(left, of)}</span>}
      </h2>
      {of > 0 && <Meter on={left} of={of} />}
      <p className="small muted">
        {words.codesMore} {used !== null && words.codesUsed(day(used))}
      </p>
      <Problem problem={deed.problem} />
      <div className="actions">
        <button type="button" className="btn" disabled={deed.busy} onClick={() => void make()}>
          <Icon name="rematch" />
          {of === 0 ? words.codesFirst : words.codesNew}
        </button>
      </div>
      {codes !== null && (
        <CodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void look();
          }}
        />
      )}
    </section>
  );
}

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const words = usePeopleWords();
  const { said, copy } = useCopy();
  return (
    <Dialog title={words.codesTitle} className="codes-dialog" onClose={onClose}>
      <p className="muted">{words.codesText}</p>
      <ul className="codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status" className="small muted">
        {said}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void copy(codes.join('\n'))}>
          <Icon name="copy" />
          {words.codesCopy}
        </button>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="log" />
          {words.codesPrint}
        </button>
        <button type="button" className="btn primary" onClick={onClose}>
          <Icon name="check" />
          {words.codesKept}
        </button>
      </div>
    </Dialog>
  );
}
