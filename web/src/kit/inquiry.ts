import type { Inquiry, TableState } from './context.ts';

/** What one would ask the rules about: why a place is refused, what lies there, or else what is to be decided now. */
export function inquiryAt({ controller, scenery }: Pick<TableState, 'controller' | 'scenery'>, place: string | null): Inquiry {
  const { moment, selection } = scenery;
  const asked = selection.asked ?? place;
  if (asked !== null) {
    const clauses = [
      ...moment.behind(controller.board.reason(moment, asked, selection.picked)),
      ...(controller.board.help(moment, asked)?.clauses ?? []),
    ];
    if (clauses.length > 0) return { clauses };
  }
  return { view: moment.view, you: moment.you };
}
