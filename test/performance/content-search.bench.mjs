/** Search and lists of 20,000 articles in two languages, through the use cases on both engines, as `npm run bench` prints it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/postgres.mjs';
import { sized } from './bench-size.mjs';
import { articleText, QUERIES } from './content-texts.mjs';
import { printGoal } from './goals.mjs';

/** In each language. */
const ARTICLES = sized(10_000, 100);
const BATCH = 500;
const CALLS = sized(300, 10);
const LIMIT = 20;
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const HANDLE = 'bench';
const LOCALES = /** @type {const} */ (['en', 'zh-CN']);

const content = await import('../../core/dist/content/index.js');
const { openDatabase } = await import('../../adapters/postgres/dist/index.js');
const { UuidIds } = await import('../../adapters/security/dist/index.js');

const ids = new UuidIds();
const clock = { now: () => START + ARTICLES * MINUTE * 2 };

const space = {
  id: ids.next(),
  handle: HANDLE,
  title: HANDLE,
  languages: LOCALES,
  visibility: 'public',
  ...content.DEFAULT_APPEARANCE,
  version: 1,
  createdAt: START,
  updatedAt: START,
};
const user = {
  id: ids.next(),
  version: 1,
  name: HANDLE,
  email: 'bench@example.com',
  emailVerifiedAt: null,
  role: /** @type {const} */ ('user'),
  active: true,
  language: /** @type {const} */ ('auto'),
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  mustChangePassword: false,
  invitedAt: null,
  lastLoginAt: null,
  createdAt: START,
  updatedAt: START,
};

/** An article of one revision that is public, with its text. */
function articleOf(number, locale) {
  const { title, tags, text } = articleText(number, locale);
  const id = ids.next();
  const at = START + number * MINUTE;
  const article = {
    id,
    spaceId: space.id,
    type: 'doc',
    locale,
    slug: `article-${number}`,
    translationOf: null,
    authorId: null,
    version: 1,
    draft: 1,
    published: 1,
    publishedAt: at,
    schedule: null,
    withdrawAt: null,
    inReview: false,
    approved: null,
    hiding: null,
    createdAt: at,
    updatedAt: at,
  };
  const meta = { tags, description: title, order: null, sourceSections: null };
  const hash = 'ab'.repeat(32);
  const written = { title, markdown: text, meta, authorId: null, note: '', savedAt: at, hash };
  const revision = { articleId: id, number: 1, base: 0, ...written };
  const rendered = { html: `<p>${text}</p>`, headings: [], text, links: [] };
  const indexed = content.indexedText({ title, tags, text, romanizedTitle: title });
  return { article, revision: { revision, rendered }, indexed };
}

/** Fills the database and returns every article with what it is found by. */
async function fill({ unitOfWork }) {
  const all = [];
  await unitOfWork.run(async ({ users, spaces }) => {
    await users.add(user);
    await spaces.add(space, { spaceId: space.id, userId: user.id, role: 'owner', since: START });
  });
  for (let first = 0; first < ARTICLES; first += BATCH)
    await unitOfWork.run(async ({ articles }) => {
      for (let number = first; number < Math.min(first + BATCH, ARTICLES); number++)
        for (const locale of LOCALES) {
          const { article, revision, indexed } = articleOf(number, locale);
          await articles.add(article);
          await articles.addRevision(revision);
          const added = [{ revision: 1, text: indexed }];
          await articles.index(article.id, { added, retained: [] });
          all.push({ id: article.id, indexed });
        }
    });
  return all;
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

/** Milliseconds of calls one after the other, ascending. */
async function timesOf(calls, call) {
  const times = [];
  for (let i = 0; i < calls; i++) {
    const begin = performance.now();
    await call(i);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b);
}

function print(bench, figures) {
  const rounded = Object.entries(figures).map(([key, value]) => [
    key,
    Number(value.toPrecision(4)),
  ]);
  console.log(JSON.stringify({ bench, ...Object.fromEntries(rounded) }));
}

async function benchSearch(engine, { readers }, mostMs) {
  const search = new content.SearchPublished(readers.spaces, readers.articles, clock);
  const medians = [];
  const every = [];
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const call = (i) =>
      search.execute({
        handle: HANDLE,
        query: queries[i % queries.length],
        locale: null,
        limit: LIMIT,
      });
    await timesOf(queries.length * 6, call);
    const times = await timesOf(CALLS, call);
    print(`search of ${ARTICLES * 2} articles on ${engine}: ${kind}`, {
      p50: at(times, 0.5),
      p99: at(times, 0.99),
    });
    medians.push(at(times, 0.5));
    every.push(...times);
  }
  const median = at(
    every.sort((a, b) => a - b),
    0.5,
  );
  printGoal(`median search ${median.toFixed(1)} ms <= ${mostMs} ms`, median <= mostMs);
}

/** Every article is found that has what was searched for, and no other. */
async function checkRecall({ readers }, all) {
  let missed = 0;
  for (const typed of Object.values(QUERIES).flat()) {
    const query = content.searchQuery(typed);
    const found = await readers.articles.search(space.id, query, {
      scope: { publicAt: clock.now() },
      locale: null,
      limit: ARTICLES * 2,
    });
    const ids = new Set(found.map(({ id }) => id));
    for (const { id, indexed } of all)
      if (content.isFound(indexed, query) !== ids.has(id)) missed += 1;
  }
  printGoal(`recall: ${missed} articles missed or found too many`, missed === 0);
}

const NO_FILTER = { type: null, locale: null, tag: null };

/** Pages at the beginning of the lists and at their ends. */
async function benchLists(engine, { readers: { articles } }) {
  const { formatCursor } = await import('../../core/dist/shared/index.js');
  const place = { at: START + (LIMIT / 2) * MINUTE, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const now = clock.now();
  const lists = {
    'list of drafts': (page) => articles.list(space.id, { ...NO_FILTER, status: null }, page, now),
    'list of public articles': (page) => articles.listPublic(space.id, NO_FILTER, page, now),
  };
  for (const [name, read] of Object.entries(lists)) {
    const medianOf = async (cursor) => {
      const call = () => read({ limit: LIMIT, cursor });
      await timesOf(20, call);
      return at(await timesOf(CALLS, call), 0.5);
    };
    const [first, last] = [await medianOf(null), await medianOf(formatCursor(place))];
    print(`${name} on ${engine}`, { first, last });
    printGoal(
      `${name}: last page ${(last / first).toFixed(2)} times the first <= 2`,
      last <= first * 2,
    );
  }
}

async function benchOn(engine, settings, mostMs) {
  const database = await openDatabase(settings);
  try {
    const begin = performance.now();
    const all = await fill(database);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`\n${all.length} articles on ${engine}, filled in ${seconds.toFixed(0)} s`);
    await benchSearch(engine, database, mostMs);
    await benchLists(engine, database);
    await checkRecall(database, all);
  } finally {
    await database.close();
  }
}

export async function benchContentSearch() {
  const postgres = await startPostgres();
  if (postgres === null) console.log('\nskipped: articles on PostgreSQL, none found');
  else
    try {
      await benchOn('PostgreSQL', { databaseUrl: postgres.url }, 10);
    } finally {
      await postgres.stop();
    }
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-bench-'));
  try {
    await benchOn('PGlite', { dataDir }, 30);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await benchContentSearch();
