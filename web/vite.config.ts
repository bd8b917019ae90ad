import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BOX_SIZES, PAGE_WIDTHS, SIZE_CLASSES } from './src/ui/sizes.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Lists every file of the bundle, names the list by its hash, and writes both into the service worker. */
function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const hash = createHash('sha256');
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name];
          if (file !== undefined) hash.update(name).update(file.type === 'asset' ? file.source : file.code);
        }
        const given = readdirSync(here('public'));
        for (const name of given) hash.update(readFileSync(here(`public/${name}`)));
        const files = ['/', ...[...names, ...given].sort().map((name) => `/${name}`)];
        const source = readFileSync(here('worker.js'), 'utf8')
          .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** What the script that runs ahead consists of, and the kernel, which everything after it needs. */
const AHEAD = /app\/ahead|ui\/language|i18n\/catalogues|kernel\/src\/|preload-helper|dynamic.import.helper|rolldown\/runtime/;

/** Whatever every table needs: authority, kit, the page itself. */
const PLAY =
  /\/table\/src\/(?!text\/)|\/web\/src\/(kit\/(?!learn\/|pad\/|badge|plain|share)|features\/local\/(?!replay|reel)|app\/pages\/table)/;

const ofGame =
  (where: RegExp, part: string) =>
  (id: string): string | null => {
    const game = where.exec(id)?.[1];
    return game === undefined ? null : `${game}.${part}`;
  };

/** Lets a small script run as soon as it is there, not after the page's own. In development there is no need to hurry. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === 'ahead');
        const preload = `<link rel="modulepreload" crossorigin href="/${chunk?.fileName}">`;
        if (!html.includes(preload)) throw new Error('the script that runs ahead of the page is not in it');
        return html.replace(preload, `<script type="module" async crossorigin src="/${chunk?.fileName}"></script>`);
      },
    },
  };
}

/** What shrinks when it is packed; pictures and fonts of other kinds are packed already. */
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a file fits into one packet anyway. */
const SMALL = 1024;
const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Lays packed copies beside the built files, for servers to send as they are (`name.br`, `name.gz`). */
function packed(): Plugin {
  let out = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => PACKABLE.test(name));
      await Promise.all(
        files.map(async (name) => {
          const path = join(out, name);
          const body = readFileSync(path);
          if (body.length < SMALL) return;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
          const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })]);
          writeFileSync(`${path}.br`, br);
          writeFileSync(`${path}.gz`, gz);
        }),
      );
    },
  };
}

const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@media': { ...SIZE_CLASSES, ...PAGE_WIDTHS },
  '@container': BOX_SIZES,
};

/** Writes named sizes out: a style sheet says `@media (--palm)` and `@container (--close)`. */
function sizeClasses(): Plugin {
  return {
    name: 'size-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler: (code) =>
        code.replace(/(@media|@container)[^{]*/g, (query, at) =>
          query.replace(/\(--(\w+)\)/g, (whole: string, name: string) => NAMED[at]?.[name] ?? whole),
        ),
    },
  };
}

/**
 * The styles of a board hold under its game alone, which the page names on its root (`ui/of-game.ts`): sheets stay when one
 * goes on to another game or page. The scope weighs nothing, so that no rule outweighs another because of it.
 */
const scopedBoards = {
  postcssPlugin: 'scoped-boards',
  Rule(rule: {
    selectors: string[];
    readonly parent: { readonly type: string; readonly name?: string } | undefined;
    readonly source?: { readonly input: { readonly file?: string } } | undefined;
  }): void {
    const game = /\/src\/games\/([a-z]+)\//.exec(rule.source?.input.file ?? '')?.[1];
    const scope = `:where([data-game="${game}"])`;
    const { parent, selectors } = rule;
    if (game === undefined || parent?.type === 'rule' || parent?.name?.endsWith('keyframes') || selectors[0]?.includes(scope)) return;
    rule.selectors = selectors.map((one) => (one.startsWith(':root') ? one.replace(':root', `:root${scope}`) : `${scope} ${one}`));
  },
};

const behind = process.env.BANQUISE_SERVER;

export default defineConfig({
  root: here('.'),
  plugins: [react(), sizeClasses(), ahead(), precache(), packed()],
  css: { postcss: { plugins: [scopedBoards] } },
  worker: { format: 'es' },
  // `npm run dev` names the server that answers behind Vite.
  server: behind === undefined ? {} : { proxy: { '/api': behind, '/live': { target: behind, ws: true } } },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    // Pictures stay files of their own: a card is fetched when it is dealt, and the code stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Over a slow line each file costs a journey of its own: what the first page needs is one file, and what runs ahead of it another.
        codeSplitting: {
          groups: [
            { name: 'ahead', test: AHEAD, priority: 5 },
            { name: 'shell', tags: ['$initial'], priority: 4 },
            { name: ofGame(/\/games\/([a-z]+)\/src\/(?!text\/)/, 'rules'), priority: 2 },
            { name: 'play', test: PLAY, priority: 1 },
            { name: ofGame(/\/web\/src\/games\/([a-z]+)\/(?!tile|book\/|tutorial\/|pad|badges)/, 'board') },
          ],
        },
      },
    },
  },
});
