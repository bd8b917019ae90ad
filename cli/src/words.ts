import type { Language } from '@banquise/kernel';

/** What the terminal says of its own; the sentences of a game come from the game. */
export interface Words {
  readonly bot: string;
  readonly ask: string;
  readonly commands: string;
  /** Where the rules are. */
  readonly rules: (game: string) => string;
  readonly refused: string;
  readonly possible: (move: string) => string;
  readonly noNumber: (text: string, most: number) => string;
  readonly noRefusal: (least: number, most: number) => string;
  readonly noUndo: string;
  readonly undone: string;
  readonly emptyLog: string;
  readonly unfinished: string;
  readonly record: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    bot: 'Bot',
    ask: 'Your choice: ',
    commands: 'A number plays that move. Also: why, why N, undo, log, help, quit; Enter alone shows the whole table.',
    rules: (game) => `The rules, in short and in full, are in the page: npm start, then /learn/${game}.`,
    refused: 'Not possible now (why N tells the reason):',
    possible: (move) => `${move}: this can be done.`,
    noNumber: (text, most) => `“${text}” is neither a command nor a number from 1 to ${most}.`,
    noRefusal: (least, most) => `Give a number from ${least} to ${most}; “why” alone lists what cannot be done.`,
    noUndo: 'Nothing can be taken back: the last step revealed something or was not yours.',
    undone: 'Taken back.',
    emptyLog: 'Nothing has happened yet.',
    unfinished: 'The game was left before its end.',
    record: 'The whole game in one line:',
  },
  fr: {
    bot: 'Bot',
    ask: 'Votre choix : ',
    commands:
      'Un numéro joue ce coup. Aussi : why (pourquoi), why N, undo (annuler), log, help (aide), quit ; Entrée seule montre toute la table.',
    rules: (game) => `Les règles, en bref et en entier, sont dans la page : npm start, puis /learn/${game}.`,
    refused: 'Impossible pour l’instant (why N donne la raison) :',
    possible: (move) => `${move} : c’est possible.`,
    noNumber: (text, most) => `« ${text} » n’est ni une commande ni un numéro de 1 à ${most}.`,
    noRefusal: (least, most) => `Donnez un numéro de ${least} à ${most} ; « why » seul montre ce qui est impossible.`,
    noUndo: 'Rien à annuler : la dernière étape a révélé quelque chose ou n’était pas la vôtre.',
    undone: 'Annulé.',
    emptyLog: 'Rien ne s’est encore passé.',
    unfinished: 'La partie a été quittée avant sa fin.',
    record: 'Toute la partie en une ligne :',
  },
  it: {
    bot: 'Bot',
    ask: 'La tua scelta: ',
    commands:
      'Un numero gioca quella mossa. Inoltre: why (perché), why N, undo (annulla), log, help (aiuto), quit; Invio da solo mostra tutto il tavolo.',
    rules: (game) => `Le regole, in breve e per intero, sono nella pagina: npm start, poi /learn/${game}.`,
    refused: 'Impossibile per ora (why N dice il motivo):',
    possible: (move) => `${move}: si può fare.`,
    noNumber: (text, most) => `«${text}» non è né un comando né un numero da 1 a ${most}.`,
    noRefusal: (least, most) => `Dai un numero da ${least} a ${most}; «why» da solo mostra ciò che non si può fare.`,
    noUndo: 'Niente da annullare: l’ultimo passo ha rivelato qualcosa o non era tuo.',
    undone: 'Annullato.',
    emptyLog: 'Non è ancora successo nulla.',
    unfinished: 'La partita è stata lasciata prima della fine.',
    record: 'Tutta la partita in una riga:',
  },
};
