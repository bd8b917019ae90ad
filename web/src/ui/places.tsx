import type { ReactNode } from 'react';
import { useWords } from './i18n/index.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import './places.css';

const PLACES = [
  { page: 'home', icon: 'grid' },
  { page: 'lobby', icon: 'people' },
  { page: 'cups', icon: 'cup' },
  { page: 'ranking', icon: 'rank' },
  { page: 'me', icon: 'you' },
] as const;

export type Place = (typeof PLACES)[number]['page'];

/** The places of the house, the same on every page that is one: in the bar, on a phone under the thumb. */
export function Places({ on }: { on: Place }): ReactNode {
  const words = useWords();
  return (
    <nav className="places" aria-label={words.places.label}>
      <ul>
        {PLACES.map(({ page, icon }) => (
          <li key={page}>
            <Link to={{ page }} aria-current={page === on ? 'page' : undefined}>
              <Icon name={icon} />
              {words.places[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
