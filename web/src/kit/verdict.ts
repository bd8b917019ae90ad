import type { Language, Sheet } from '@banquise/kernel';
import type { Status } from '@banquise/table';
import type { Words } from '../ui/i18n/index.ts';

export interface VerdictFacts {
  readonly sheet: Sheet;
  readonly names: readonly string[];
  readonly language: Language;
  /** The seat of the reader, where it is called "You". */
  readonly you?: number;
  /** Why a game ended that was not played to its last move. */
  readonly early?: string | undefined;
}

/** The score sheet with the places as the table of endings ruled them: who gave up is not first, whatever a bot made there. */
export function ruledSheet({ sheet, conclusion }: Status): Sheet | null {
  if (sheet === null || conclusion === null) return sheet;
  const { seats, winners } = conclusion;
  return { seats: sheet.seats.map((score, seat) => ({ ...score, rank: seats[seat]?.rank ?? score.rank })), winners };
}

/** Why it ended before its last move, or nothing. */
export function earlyOf(words: Words, { conclusion }: Status, names: readonly string[], you: number | 'spectator'): string | undefined {
  if (conclusion === null) return undefined;
  const gone = conclusion.seats.flatMap(({ out }, seat) =>
    out === null ? [] : [{ why: out, name: names[seat] ?? '', you: seat === you }],
  );
  return gone.length === 0 && conclusion.how === 'played' ? undefined : words.endedEarly(gone);
}

/** Who won, and how. */
export function verdictOf(words: Words, { sheet, names, language, you, early }: VerdictFacts): string {
  const [winner, ...others] = sheet.winners;
  if (winner === undefined && early !== undefined) return words.countsForNobody;
  const name = (seat: number): string => names[seat] ?? '';
  if (winner === undefined || others.length > 0) return words.sharedBy(new Intl.ListFormat(language).format(sheet.winners.map(name)));
  const best = sheet.seats[winner]?.total;
  const tied = early === undefined && sheet.seats.some(({ total }, seat) => seat !== winner && total === best);
  if (tied) return words.winsTie(name(winner));
  return winner === you && name(winner) === words.you ? words.youWin : words.wins(name(winner));
}
