import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from './i18n/index.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { type Place, Places } from './places.tsx';
import type { Route } from './router.ts';
import { LanguageSwitch } from './tools.tsx';
import './top.css';

/** What stands in every bar but is no part of it: handed in by the app. */
const Tool = createContext<ReactNode>(null);
export const TopTool = Tool.Provider;
export const useTopTool = (): ReactNode => useContext(Tool);

/** The bar over a page that is not a table: the way back, the title, the places if it is one of them, the language. */
export function PageTop({ title, to = { page: 'home' }, place }: { title: string; to?: Route; place?: Place }): ReactNode {
  const words = useWords();
  return (
    <header className="top">
      <Link className="btn bare icon" to={to} aria-label={words.back}>
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      {place !== undefined && <Places on={place} />}
      <LanguageSwitch />
      {useTopTool()}
    </header>
  );
}
