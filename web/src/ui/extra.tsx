import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useWords } from './i18n/index.ts';
import { isMissing } from './missing.ts';

type Drawn<P> = (props: P) => ReactNode;

interface Props {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What is drawn in here may be missing without cost to the rest of the page; any other fault is one of the page. */
class Spared extends Component<Props, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { readonly fault: unknown } {
    return { fault };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (isMissing(fault)) return this.props.instead;
    throw fault;
  }
}

/** Something beside the matter of a page, fetched when it is needed. Where its file is gone, the page goes on with something else instead. */
export function extra<P extends object>(load: () => Promise<Drawn<P>>, Instead?: Drawn<P>): Drawn<P> {
  const Loaded: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return (props) => <Spared instead={Instead && createElement(Instead, props)}>{createElement(Loaded, props)}</Spared>;
}

/** Says that something is not there, and how it comes. */
export function Absent({ what }: { what?: string }): ReactNode {
  const words = useWords();
  return (
    <p className="absent">
      {words.absent(what)}{' '}
      <button type="button" className="btn bare" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}

/** The same, in the place of a dialog. */
export const AbsentDialog = ({ title, onClose }: { title: string; onClose: () => void }): ReactNode => (
  <Dialog title={title} onClose={onClose}>
    <Absent />
  </Dialog>
);
