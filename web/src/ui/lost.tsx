import type { ReactNode } from 'react';
import { useWords } from './i18n/index.ts';
import { Link } from './link.tsx';
import { PageTop } from './top.tsx';

/** An address that leads nowhere. */
export function Lost(): ReactNode {
  const words = useWords();
  return (
    <>
      <PageTop title={words.lost} />
      <main id="main" className="page">
        <section className="empty plane">
          <p>{words.lostMore}</p>
          <Link className="btn primary" to={{ page: 'home' }}>
            {words.fourGames}
          </Link>
        </section>
      </main>
    </>
  );
}
