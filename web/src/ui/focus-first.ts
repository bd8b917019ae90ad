/** A dialog that opens puts the focus on what asks for it. */
export const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
