import type { ReactNode } from 'react';
import { tiles } from '../../games/index.ts';
import type { Tile } from '../../games/tile.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { go, type Route } from '../../ui/router.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { PageTop } from '../../ui/top.tsx';
import { type Ledger, useLedger } from './ledger.ts';
import { ME, type Player, playersOf } from './player.ts';
import { KeepSpeaking, type KeepWords, loadKeepWords, useKeepWords } from './words/words.ts';
import './keep.css';

interface Props {
  readonly page: 'achievements' | 'statistics';
  readonly game: string | undefined;
  readonly children: (ledger: Ledger, tile: Tile) => ReactNode;
}

/** What the two pages about oneself share: their words, the games that are kept, and the choice of a game. */
export function KeepPage({ page, game, children }: Props): ReactNode {
  const { language } = useStore(settings);
  const shell = useWords();
  const words = useLoaded(language, () => loadKeepWords(language));
  const ledger = useLedger();
  if (words === undefined) return <main id="main" className="page" aria-busy="true" />;
  const tile = tiles.find(({ id }) => id === game) ?? latest(ledger);
  return (
    <KeepSpeaking value={words}>
      <PageTop title={shell[page]} />
      <main id="main" className="page keep">
        <GameChoice words={words} page={page} chosen={tile.id} />
        {ledger === null ? <p aria-busy="true">{words.loading}</p> : children(ledger, tile)}
      </main>
    </KeepSpeaking>
  );
}

/** The game one played last; before the first one, the first of them. */
function latest(ledger: Ledger | null): Tile {
  const last = ledger?.rows.at(-1)?.game;
  return tiles.find(({ id }) => id === last) ?? (tiles[0] as Tile);
}

function GameChoice({ words, page, chosen }: { words: KeepWords; page: Props['page']; chosen: string }): ReactNode {
  return (
    <fieldset className="seg keep-games">
      <legend className="sr">{words.game}</legend>
      {tiles.map(({ id, title }) => (
        <label key={id}>
          <input type="radio" name="game" checked={id === chosen} onChange={() => go({ page, game: id } satisfies Route, 'replace')} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

export const nameOf = (player: Player, words: KeepWords): string => (player === ME ? settings.get().name || words.me : player);

/** Whose achievements and statistics; only where several people play on this device. */
export function PlayerChoice({
  ledger,
  player,
  onChoose,
}: {
  ledger: Ledger;
  player: Player;
  onChoose: (player: Player) => void;
}): ReactNode {
  const words = useKeepWords();
  const players = playersOf(ledger.rows);
  if (players.length === 1) return null;
  return (
    <label className="keep-player">
      <span>{words.player}</span>
      <select className="field" value={player} onChange={({ target }) => onChoose(target.value)}>
        {players.map((one) => (
          <option key={one} value={one}>
            {nameOf(one, words)}
          </option>
        ))}
      </select>
    </label>
  );
}
