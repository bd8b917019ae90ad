/** One rule for the root alone: one that fits every piece costs more to reckon than the painting it saves. */
const CSS = ':root { opacity: 0 !important; }';

/** Runs in the page before its own program: painting is much of the time, and no part of where things are and what can be hit. */
export const UNPAINT = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(CSS)});
  document.adoptedStyleSheets = [sheet];
}`;
