import type { ReactNode } from 'react';
import { tiles } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { PageTop } from '../../ui/top.tsx';

export function About(): ReactNode {
  const words = useWords();
  return (
    <>
      <PageTop title={words.about} />
      <main id="main" className="page prose">
        <section>
          <p>{words.aboutLead}</p>
          <p>{words.aboutOffline}</p>
        </section>
        <section>
          <h2>{words.aboutGames}</h2>
          <p>{words.aboutGamesMore}</p>
          <ul className="credits">
            {tiles.map(({ id, title, author, illustrator, publisher, picture }) => (
              <li key={id} className="plane">
                <img src={picture} alt="" width="92" height="72" loading="lazy" />
                <div>
                  <h3>{title}</h3>
                  <dl>
                    <dt>{words.author}</dt>
                    <dd>{author}</dd>
                    {illustrator !== undefined && (
                      <>
                        <dt>{words.illustrator}</dt>
                        <dd>{illustrator}</dd>
                      </>
                    )}
                    <dt>{words.publisher}</dt>
                    <dd>{publisher}</dd>
                  </dl>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.aboutFair}</h2>
          <p>{words.aboutFairMore}</p>
        </section>
        <section>
          <h2>{words.aboutLicences}</h2>
          <p>{words.aboutLicencesMore}</p>
        </section>
      </main>
    </>
  );
}
