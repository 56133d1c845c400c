import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cancelSchedule,
  changeSlug,
  hide,
  mergeMarkdown,
  mergeTokens,
  nextRevision,
  publicationAt,
  publish,
  restoredDraft,
  schedulePublication,
  scheduleWithdrawal,
  setDraft,
  unhide,
  unpublish,
  verifyChain,
  type Article,
  type Revision,
} from '@toolyard/core/content';
import type { Result } from '@toolyard/core/shared';
import { propertySeed } from './seed.ts';

const seed = propertySeed('histories of articles');
const HISTORIES = { numRuns: 1_000, seed };
const START = Date.UTC(2026, 2, 1);
const MINUTE = 60_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const meta = { tags: [], description: '', order: null, sourceSections: null };

const newArticle = (locale: Article['locale']): Article => ({
  id: locale,
  spaceId: 'space',
  type: 'doc',
  locale,
  slug: 'setup',
  translationOf: locale === 'en' ? null : 'en',
  authorId: 'ada',
  version: 1,
  draft: 0,
  published: null,
  publishedAt: null,
  schedule: null,
  withdrawAt: null,
  inReview: false,
  approved: null,
  hiding: null,
  createdAt: START,
  updatedAt: START,
});

/** An article with its revisions, as a server holds them. */
class Shelf {
  article: Article;
  readonly chain: Revision[] = [];

  constructor(locale: Article['locale']) {
    this.article = newArticle(locale);
    this.save(0, '一。Two.\n', START);
  }

  get current(): Revision {
    return this.chain.at(-1)!;
  }

  save(base: number, markdown: string, at: number, note = ''): Result<Revision> {
    const draft = { base, title: this.article.locale, markdown, meta, authorId: 'ada', note };
    const saved = nextRevision(this.chain.at(-1) ?? null, draft, {
      articleId: this.article.id,
      at,
      digest,
    });
    if (saved.ok && saved.value.number > this.chain.length) {
      this.chain.push(saved.value);
      this.article = setDraft(this.article, saved.value.number, at);
    }
    return saved;
  }

  take(changed: Result<Article>): void {
    if (changed.ok) this.article = changed.value;
  }

  publicText(at: number): string | null {
    const { revision } = publicationAt(this.article, at);
    return revision === null ? null : this.chain[revision - 1]!.markdown;
  }
}

const ACTIONS = [
  'save',
  'publish',
  'schedule',
  'cancel',
  'withdraw',
  'unpublish',
  'hide',
  'unhide',
  'restore',
  'wait',
] as const;
const act = fc.record({
  on: fc.constantFrom('en' as const, 'zh-CN' as const),
  action: fc.constantFrom(...ACTIONS),
  revision: fc.nat({ max: 5 }),
  minutes: fc.integer({ min: -1, max: 5 }),
});

function perform(
  shelf: Shelf,
  {
    action,
    revision,
    minutes,
  }: { action: (typeof ACTIONS)[number]; revision: number; minutes: number },
  now: number,
  step: number,
): void {
  const { article, current } = shelf;
  const later = now + minutes * MINUTE;
  const one = Math.min(revision, article.draft);
  if (action === 'save')
    shelf.save(current.number, `${current.markdown}${article.locale} ${step}.\n`, now);
  if (action === 'publish') shelf.take(publish(article, one, now));
  if (action === 'schedule') shelf.take(schedulePublication(article, one, later, now));
  if (action === 'cancel') shelf.take(cancelSchedule(article, now));
  if (action === 'withdraw') shelf.take(scheduleWithdrawal(article, later, now));
  if (action === 'unpublish') shelf.take(unpublish(article, now));
  if (action === 'hide') shelf.take(hide(article, 'reason', now));
  if (action === 'unhide') shelf.take(unhide(article, now));
  if (action === 'restore' && one > 0)
    shelf.save(
      current.number,
      restoredDraft(shelf.chain[one - 1]!, current, { authorId: null, note: '' }).markdown,
      now,
    );
}

/** What readers see in the coming minutes if nobody does anything. */
const foreseen = (shelf: Shelf, now: number): (string | null)[] =>
  Array.from({ length: 8 }, (_, i) => shelf.publicText(now + i * MINUTE));

describe('an article in two languages', () => {
  it('publishing one changes no byte of the other, now or later, and readers see only what was written in their language', () =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const shelves = { en: new Shelf('en'), 'zh-CN': new Shelf('zh-CN') };
        let now = START;
        for (const [step, each] of acts.entries()) {
          const other = shelves[each.on === 'en' ? 'zh-CN' : 'en'];
          const before = JSON.stringify([other, foreseen(other, now)]);
          perform(shelves[each.on], each, now, step);
          expect(JSON.stringify([other, foreseen(other, now)])).toBe(before);
          if (each.action === 'wait') now += Math.max(0, each.minutes) * MINUTE;
          for (const [locale, shelf] of Object.entries(shelves)) {
            const text = shelf.publicText(now) ?? '';
            expect(text).not.toContain(locale === 'en' ? 'zh-CN' : 'en ');
            expect(verifyChain(shelf.chain, digest)).toBeNull();
          }
        }
      }),
      HISTORIES,
    ));

  it('an action makes what it says true at once, whatever came before', () =>
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 20 }),
        fc.integer({ min: 0, max: 9 }),
        (acts, wait) => {
          const shelf = new Shelf('en');
          let now = START;
          for (const [step, each] of acts.entries()) {
            perform(shelf, each, now, step);
            now += each.action === 'wait' ? Math.max(0, each.minutes) * MINUTE : 0;
          }
          now += wait * MINUTE;
          const seen = shelf.publicText(now);
          const scheduled = schedulePublication(shelf.article, 1, now + MINUTE, now);
          if (scheduled.ok) {
            expect(publicationAt(scheduled.value, now).revision).toBe(
              publicationAt(shelf.article, now).revision,
            );
            expect(
              publicationAt({ ...scheduled.value, withdrawAt: null }, now + MINUTE),
            ).toMatchObject({ revision: 1, status: 'published' });
          }
          const published = publish(shelf.article, 1, now);
          if (published.ok)
            expect(publicationAt(published.value, now)).toMatchObject({ revision: 1, since: now });
          const gone = unpublish(shelf.article, now);
          if (gone.ok) {
            for (const later of [0, 1, 9, 99])
              expect(publicationAt(gone.value, now + later * MINUTE).revision).toBeNull();
          } else expect(seen).toBeNull();
        },
      ),
      HISTORIES,
    ));
});

interface Editor {
  base: Revision;
  text: string;
}

const editing = fc.record({
  who: fc.constantFrom(0, 1),
  action: fc.constantFrom(
    'write',
    'write',
    'rewrite',
    'delete',
    'save',
    'save',
    'restore',
    'reload',
  ),
  at: fc.nat({ max: 5 }),
});

/** The text with a new sentence, a rewritten one or one less. */
function edited(text: string, action: string, at: number, label: string): string {
  const tokens = mergeTokens(text);
  const place = at % (tokens.length + 1);
  const sentence = `${label}。`;
  if (action === 'write')
    return [...tokens.slice(0, place), sentence, ...tokens.slice(place)].join('');
  const rest = tokens.slice(place + 1);
  return [...tokens.slice(0, place), ...(action === 'rewrite' ? [sentence] : []), ...rest].join('');
}

const labelsIn = (text: string): string[] => text.match(/[ab]\d+。/g) ?? [];

/** How often two editors were in conflict in all histories. */
let conflicts = 0;

it('of two editors, one of them away for a while, no saved sentence is lost unless somebody who saw it took it out', () =>
  fc.assert(
    fc.property(fc.array(editing, { minLength: 20, maxLength: 60 }), (steps) => {
      const shelf = new Shelf('en');
      const editors: Editor[] = [0, 1].map(() => ({
        base: shelf.current,
        text: shelf.current.markdown,
      }));
      for (const [step, { who, action, at }] of steps.entries()) {
        const editor = editors[who]!;
        const before = shelf.current;
        if (action === 'restore') {
          const old = shelf.chain[at % shelf.chain.length]!;
          shelf.save(before.number, old.markdown, START + step);
          expect(shelf.current.markdown).toBe(old.markdown);
        } else if (action === 'reload')
          Object.assign(editor, { base: before, text: before.markdown });
        else if (action !== 'save')
          editor.text = edited(editor.text, action, at, `${'ab'[who]}${step}`);
        else {
          const mine = editor.text;
          let saved = shelf.save(editor.base.number, mine, START + step);
          if (!saved.ok) {
            expect(saved.error.code).toBe('VERSION_CONFLICT');
            expect(shelf.current).toBe(before);
            const merge = mergeMarkdown(editor.base.markdown, mine, before.markdown);
            if (merge.kind === 'conflicts') conflicts += 1;
            const merged =
              merge.kind === 'clean'
                ? merge.markdown
                : merge.parts
                    .map((part) =>
                      part.kind === 'agreed' ? part.markdown : part.ours + part.theirs,
                    )
                    .join('');
            const [mineNew, theirsNew] = [mine, before.markdown].map((text) =>
              labelsIn(text).filter((label) => !labelsIn(editor.base.markdown).includes(label)),
            );
            expect(labelsIn(merged)).toEqual(expect.arrayContaining([...mineNew!, ...theirsNew!]));
            saved = shelf.save(before.number, merged, START + step);
          }
          expect(saved.ok).toBe(true);
          Object.assign(editor, { base: shelf.current, text: shelf.current.markdown });
        }
        expect(verifyChain(shelf.chain, digest)).toBeNull();
      }
      expect(shelf.chain.map(({ number }) => number)).toEqual(shelf.chain.map((_, i) => i + 1));
    }),
    HISTORIES,
  ));

it('these histories have conflicts', () => expect(conflicts).toBeGreaterThan(100));

it('however often two articles are renamed, every former slug leads to one article at once', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(0, 1), fc.constantFrom('a', 'b', 'c', 'd')), {
        maxLength: 20,
      }),
      (renamings) => {
        const articles = [
          { ...newArticle('en'), id: '0', slug: 'x' },
          { ...newArticle('en'), id: '1', slug: 'y' },
        ];
        const redirects = new Map<string, string>();
        const used = new Map([
          ['x', '0'],
          ['y', '1'],
        ]);
        for (const [which, slug] of renamings) {
          const holder = articles.find((each) => each.slug === slug);
          const redirect = redirects.get(slug);
          const held = holder
            ? { articleId: holder.id, isRedirect: false }
            : redirect === undefined
              ? null
              : { articleId: redirect, isRedirect: true };
          const change = changeSlug(articles[which]!, slug, held, START);
          if (!change.ok) continue;
          const { article, added, removed } = change.value;
          articles[which] = article;
          used.set(slug, article.id);
          if (removed) redirects.delete(removed.from);
          if (added) redirects.set(added.from, added.articleId);
        }
        for (const [slug, id] of used) {
          const direct = articles.find((each) => each.slug === slug)?.id;
          expect([direct, redirects.get(slug)].filter((each) => each !== undefined)).toEqual([id]);
        }
      },
    ),
    HISTORIES,
  ));
