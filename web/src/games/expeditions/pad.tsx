import { KEY_PLACES } from '@banquise/expeditions';
import type { ReactNode } from 'react';
import { Counter } from '../../kit/pad/counter.tsx';
import { type EntryProps, type PadGame, withPlayer } from '../../kit/pad/game.ts';
import { Segments } from '../../ui/tools.tsx';
import { Sign } from './marks.tsx';
import { type Count, MOST, model, type PadTableau } from './pad-model.ts';
import { wordsOf } from './pad-words.ts';

const SIGNS: Readonly<Record<Count, string>> = { laid: 'lay', recovered: 'bonus', hand: 'card', tickets: 'ticket' };
const TOKENS = Array.from({ length: KEY_PLACES + 1 }, (_, n) => String(n));

/** Four counts: cards laid, tokens that came back, cards in hand, tickets. */
function Counts({ draft, seat, language, onChange }: EntryProps<null, PadTableau>): ReactNode {
  const words = wordsOf(language);
  const own = draft.players[seat] ?? model.blank.player;
  const put = (name: Count, value: number | null): void => onChange(withPlayer(draft, seat, { ...own, [name]: value }), `${seat} ${name}`);
  const counter = (name: Count): ReactNode => (
    <Counter label={words.counts[name]} value={own[name]} most={MOST[name]} mayBeBlank onChange={(value) => put(name, value)}>
      <Sign name={SIGNS[name]} />
    </Counter>
  );
  return (
    <div className="entry-list expeditions-pad">
      {counter('laid')}
      <div>
        <Segments
          legend={words.counts.recovered}
          values={TOKENS}
          value={own.recovered === null ? '' : String(own.recovered)}
          name={(n) => n}
          onChange={(n) => put('recovered', Number(n))}
        />
        <p className="small muted">{own.recovered === null ? '\u00a0' : words.onBoard(KEY_PLACES - own.recovered)}</p>
      </div>
      {counter('hand')}
      <div>
        {counter('tickets')}
        <p className="small muted">{words.ticketsMore}</p>
      </div>
    </div>
  );
}

export const pad: PadGame<null, PadTableau> = { model, words: wordsOf, Own: Counts };
