/**
 * Writes the pages of every language: prerendered ones, the empty one, and the one that the server puts articles into. Then
 * the patterns of all addresses that have a page, by which the server knows the others, and a brotli and a gzip form beside every text file.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Written by the build before this step. */
const PRERENDERED = './node_modules/.prerender/prerender.js';
const { PAGE_PATTERNS, prerenderSite } = await import(PRERENDERED);

const DIST = 'dist';
const TEXT = /\.(html|js|css|svg|json|txt|wasm|webmanifest)$/;

const template = readFileSync(join(DIST, 'index.html'), 'utf8');

/** The template with something in place of a part that must be there. */
const filled = (text, part, filling) => {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`);
  return text.replace(part, () => filling);
};

const [script, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(template);
const preloads = [...template.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)];
const parts = preloads.map(([, href]) => href).join(' ');
/** A page that shows without scripts: `load-after-paint.js` fetches them after its first paint. */
const shown = preloads.reduce(
  (page, [preload]) => filled(page, preload, ''),
  filled(
    template,
    script,
    `<script defer src="/load-after-paint.js" data-entry="${entry}" data-parts="${parts}"></script>`,
  ),
);

/** A prerendered page holds its styles, so that nothing delays its first paint. */
const [link, stylesheet] = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/.exec(shown);
const prerendered = filled(
  shown,
  link,
  `<style>${readFileSync(join(DIST, stylesheet), 'utf8')}</style>`,
);

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
rmSync(join(DIST, '.vite'), { recursive: true });

/** The scripts with the texts that every page of a language needs. */
const textsOf = (language) => {
  const { file, imports } = manifest[`i18n/site-${language.toLowerCase()}.ts`];
  return [file, ...imports.map((name) => manifest[name].file)].map((name) => `/${name}`);
};

const DESCRIPTION = /(?<=name="description"\s+content=")[^"]*/;

for (const { language, market, description, pages } of await prerenderSite()) {
  const texts = textsOf(language);
  /** The page in its language, under /pages of that language. */
  const write = (name, page) => {
    const inLanguage = filled(
      page,
      '<html lang="en" data-market="us">',
      `<html lang="${language}" data-market="${market}">`,
    );
    const file = join(DIST, 'pages', language, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      inLanguage.replace(DESCRIPTION, () => description),
    );
  };
  const links = texts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  write('index', filled(template, '</head>', `${links.join('')}</head>`));
  const withTexts = (page) => filled(page, parts, [parts, ...texts].join(' '));
  write('article.template', withTexts(shown));
  for (const { path, title, html } of pages) {
    const named = filled(
      prerendered,
      '<title>Toolyard</title>',
      `<title>${title} · Toolyard</title>`,
    );
    const page = filled(withTexts(named), '<div id="root"></div>', `<div id="root">${html}</div>`);
    write(path === '/' ? 'home' : path.slice(1), page);
  }
}

writeFileSync(join(DIST, 'pages', 'patterns.json'), JSON.stringify(PAGE_PATTERNS));

// Vite copies public files unchanged: their comments are not served.
for (const name of ['load-after-paint.js', 'theme.js']) {
  const file = join(DIST, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *\/\/.*\n/gm, ''));
}

for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const plain = readFileSync(file);
  // The best quality would take a minute for the engine of Data Analysis, and save a tenth.
  const quality = entry.name.endsWith('.wasm') ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
