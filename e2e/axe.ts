import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong with the page as it is, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Under the page's own policy nothing may be injected as text: the checker comes as a script of the test.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readAxe());
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }> };
    };
    // A page that nobody looks at is not painted, and would have no colours.
    const unpainted = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    const { violations: found } = await axe.run().finally(() => {
      document.adoptedStyleSheets = unpainted;
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  });
}

let axe: string | undefined;
async function readAxe(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  axe ??= await readFile(source, 'utf8');
  return axe;
}
