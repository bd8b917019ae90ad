const CSS = `
*, ::before, ::after { background-image: none !important; box-shadow: none !important; filter: none !important; backdrop-filter: none !important; }
:root { opacity: 0 !important; }`;

/** Runs in the page before its own program: painting is much of the time, and no part of where things are and what can be hit. */
export const UNPAINT = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(CSS)});
  document.adoptedStyleSheets = [sheet];
}`;
