import type { ComponentProps, ReactNode } from 'react';
import { go, type Route, write } from './router.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Route };

/** A real link: it can be opened in another tab, copied, and read by a machine. */
export function Link({ to, onClick, ...rest }: Props): ReactNode {
  return (
    <a
      {...rest}
      href={write(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}
