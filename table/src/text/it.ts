import { countedIn } from '@banquise/kernel';
import type { Absence, Ending, Level, UndoStop } from '../table.ts';
import { build, type TableTexts } from './build.ts';

/** As the seats call them. */
const LEVELS: Readonly<Record<Level, string>> = {
  1: 'tranquillo',
  2: 'facile',
  3: 'medio',
  4: 'forte',
  5: 'molto forte',
  6: 'maestro',
  7: 'capospedizione',
};

const counted = countedIn('it');

const STOPS: Readonly<Record<UndoStop, string>> = {
  start: 'Non hai ancora giocato nulla.',
  revealed: 'L’ultimo passo ha rivelato qualcosa e resta valido.',
  chance: 'Ha deciso il caso: l’ultimo passo resta valido.',
  another: 'L’ultimo passo non era tuo.',
  confirmed: 'Hai confermato l’ultimo passo, che resta valido.',
};

const AWAY: Readonly<Record<Absence, (name: string) => string>> = {
  left: (name) => `${name} ha lasciato il tavolo.`,
  resigned: (name) => `${name} abbandona.`,
  'timed-out': (name) => `${name} non ha più tempo.`,
};

const OVER: Readonly<Partial<Record<Ending, string>>> = {
  abandoned: 'La partita è finita: al tavolo non c’è più nessuno, non conta per nessuno.',
  cancelled: 'Il tavolo è stato annullato.',
};

export const texts: TableTexts = build({
  refusals: {
    'no-such-move': () => 'Questo gioco non conosce una mossa simile. Ricarica la pagina e riprova.',
    'no-such-command': () => 'Il tavolo non capisce questa richiesta. Ricarica la pagina e riprova.',
    'no-such-seat': ({ seats }) => `Questo tavolo ha solo ${counted(seats, 'posto', 'posti')}.`,
    'not-seated': () => 'Questo posto non è tuo.',
    'owner-only': () => 'Può farlo solo chi guida il tavolo.',
    'host-only': () => 'Può farlo solo chi ospita il tavolo.',
    'stale-version': () => 'Nel frattempo il tavolo è cambiato: guarda di nuovo prima di decidere.',
    'not-started': () => 'La partita non è ancora iniziata.',
    'already-started': () => 'La partita è già iniziata.',
    paused: () => 'La partita è in pausa: prima riprendila.',
    'not-paused': () => 'La partita non è in pausa.',
    finished: () => 'La partita è finita.',
    'not-finished': () => 'La partita non è ancora finita.',
    replaced: () => 'Un bot gioca al tuo posto: prima riprendi il tuo posto.',
    'not-a-bot': () => 'A questo posto gioca una persona, non un bot.',
    'gave-up': () => 'Hai abbandonato: il posto non si può riprendere.',
    'not-away': () => 'Sei già al tavolo.',
    'nothing-to-undo': ({ stop }) => `Non c’è nulla da annullare. ${STOPS[stop]}`,
    'not-alone': () => 'Un turno a cui altri hanno risposto si riprende solo contro i bot.',
    'nothing-to-confirm': () => 'Non c’è nulla da confermare.',
    'confirm-first': ({ steps }) =>
      `Il tuo turno è giocato (${counted(steps, 'passo', 'passi')}): confermalo, o torna indietro di un passo.`,
    'draft-open': ({ steps }) =>
      steps === 1 ? 'Prima conferma o annulla il passo in corso.' : `Prima conferma o annulla i tuoi ${steps} passi.`,
    'seat-taken': ({ name }) => `${name} occupa già quel posto: scegline un altro.`,
    'seat-not-empty': ({ name }) => `${name} occupa quel posto: si può togliere solo un posto libero.`,
    'seats-open': ({ open }) => `${counted(open, 'posto è ancora libero', 'posti sono ancora liberi')}: aspetta qualcuno o mettici un bot.`,
    'too-few-seats': ({ min }) => `Per questo gioco servono almeno ${counted(min, 'posto', 'posti')}.`,
    'too-many-seats': ({ max }) => `Questo gioco ha al massimo ${counted(max, 'posto', 'posti')}.`,
    'bad-level': ({ min, max }) => `Il livello di un bot va da ${min} a ${max}.`,
    'bad-name': ({ max }) => `Scegli un nome da 1 a ${max} lettere.`,
    'already-so': () => 'È già così.',
    'not-agreed': ({ missing }) =>
      `${counted(missing, 'persona non ha ancora accettato', 'persone non hanno ancora accettato')} la rivincita.`,
  },
  happenings: {
    sat: ({ name }) => `${name} prende posto.`,
    'bot-seated': ({ name, level }) => `${name} prende posto: un bot (${LEVELS[level]}).`,
    vacated: ({ name }) => `${name} si alza dal tavolo.`,
    resized: ({ seats }) => `Il tavolo ora ha ${counted(seats, 'posto', 'posti')}.`,
    arranged: ({ clock, casual }, _name, said) => `Il tavolo è cambiato: ${said(clock)}, partita ${casual ? 'amichevole' : 'valida'}.`,
    started: () => 'La partita inizia.',
    held: ({ seat }, name) => `${name(seat)} chiede di aspettare: la partita comincerà quando qualcuno la avvierà.`,
    led: ({ seat }, name) => `${name(seat)} guida ora il tavolo.`,
    undone: ({ seat }, name) => `${name(seat)} torna indietro di un passo.`,
    replaced: ({ seat, why, level }, name) => `${AWAY[why](name(seat))} Un bot (${LEVELS[level]}) ne prende il posto.`,
    returned: ({ seat }, name) => `${name(seat)} è di nuovo al tavolo.`,
    overtime: ({ seat }, name) => `Il tempo di ${name(seat)} è scaduto: presto subentrerà un bot.`,
    'pause-asked': ({ seat }, name) => `${name(seat)} vorrebbe una pausa.`,
    'pause-withdrawn': ({ seat }, name) => `${name(seat)} preferisce continuare.`,
    paused: () => 'La partita è in pausa.',
    resumed: ({ seat }, name) => `${name(seat)} riprende la partita.`,
    'gave-up': ({ seat, why }, name) => AWAY[why](name(seat)),
    finished: ({ how }) => OVER[how] ?? 'La partita è finita.',
    'rematch-asked': ({ seat }, name) => `${name(seat)} vorrebbe la rivincita.`,
    'rematch-withdrawn': ({ seat }, name) => `${name(seat)} non vuole più la rivincita.`,
    rematched: () => 'La rivincita è pronta.',
  },
  clock(clock, span) {
    switch (clock.kind) {
      case 'none':
        return 'Senza orologio';
      case 'move':
        return `${span(clock.ms)} a turno`;
      case 'bank':
        return clock.increment > 0 ? `${span(clock.ms)} a testa, più ${span(clock.increment)} a turno` : `${span(clock.ms)} a testa`;
      case 'days':
        return `${counted(clock.days, 'giorno', 'giorni')} a turno`;
    }
  },
  units: {
    days: (n) => counted(n, 'giorno', 'giorni'),
    hours: (n) => counted(n, 'ora', 'ore'),
    minutes: (n) => counted(n, 'minuto', 'minuti'),
    seconds: (n) => counted(n, 'secondo', 'secondi'),
  },
});
