import { createHash } from 'node:crypto';
import { PinyinRomanizer } from '@toolyard/api';
import {
  brokenLinks,
  changeSlug,
  compareFound,
  headingAnchors,
  indexedText,
  isFound,
  nextRevision,
  restoredDraft,
  searchQuery,
  slugOf,
  textDifference,
  uniqueSlug,
  verifyChain,
  type Article,
  type LinkTargets,
  type Redirect,
  type Revision,
} from '@toolyard/core/content';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import { check, fileText, isSame, type Check, type ContentCase } from './content-case.ts';

const romanizer = new PinyinRomanizer();
const renderer = new MarkdownArticleRenderer();

interface SlugStep {
  readonly do: 'create' | 'rename';
  readonly of?: number;
  readonly title: string;
  readonly expect?: string;
  readonly alternatives?: readonly string[];
}
interface SlugExpectation {
  readonly pairs?: readonly { readonly title: string; readonly slug: string }[];
  readonly alternatives?: Readonly<Record<string, readonly string[]>>;
  readonly unnameable?: readonly string[];
  readonly steps?: readonly SlugStep[];
  readonly headings?: readonly (string | { readonly text?: string; readonly id?: string })[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const letters = (slug: string): string => slug.replaceAll('-', '');
const slugOfTitle = async (title: string): Promise<string> =>
  slugOf(await romanizer.romanize(title));

async function slugSteps(steps: readonly SlugStep[]): Promise<Check[]> {
  const articles: Article[] = [];
  const redirects: Redirect[] = [];
  const checks: Check[] = [];
  const taken = () => [...articles.map(({ slug }) => slug), ...redirects.map(({ from }) => from)];
  for (const [index, step] of steps.entries()) {
    const what = `step ${index + 1}, ${step.do} ${step.title}`;
    const slug = uniqueSlug(await slugOfTitle(step.title), taken());
    if (step.do === 'create') articles.push({ id: `${index}`, slug, version: 1 } as Article);
    else {
      const at = (step.of ?? 1) - 1;
      const change = changeSlug(articles[at]!, slug, null, 0);
      if (change.ok && change.value.added) redirects.push(change.value.added);
      if (change.ok) articles[at] = change.value.article;
    }
    const accepted =
      step.expect === undefined ? [slug] : [step.expect, ...(step.alternatives ?? [])];
    const all = taken().map((each) => each.toLowerCase());
    checks.push(check(what, accepted.includes(slug) && new Set(all).size === all.length, slug));
  }
  return checks;
}

export async function slugChecks({ expected }: ContentCase): Promise<Check[]> {
  const {
    pairs = [],
    alternatives = {},
    unnameable = [],
    steps = [],
    headings = [],
  } = expected as SlugExpectation;
  const checks: Check[] = await slugSteps(steps);
  for (const { title, slug } of pairs) {
    const found = await slugOfTitle(title);
    const accepted = [slug, ...(alternatives[title] ?? [])].map(letters);
    checks.push(check(title, accepted.includes(letters(found)) && SLUG.test(found), found));
  }
  const fallbacks: string[] = [];
  for (const title of unnameable) {
    const found = uniqueSlug(await slugOfTitle(title), fallbacks);
    checks.push(
      check(`unnameable ${title}`, SLUG.test(found) && !fallbacks.includes(found), found),
    );
    fallbacks.push(found);
  }
  const anchors = headingAnchors(
    headings.map((each) => (typeof each === 'string' ? each : (each.text ?? ''))),
  );
  for (const [index, heading] of headings.entries()) {
    const anchor = anchors[index]!;
    const isRight =
      typeof heading === 'string' || heading.id === undefined || heading.id === anchor;
    checks.push(
      check(
        `heading ${index + 1}`,
        isRight && anchor !== '' && anchors.indexOf(anchor) === index,
        anchor,
      ),
    );
  }
  return checks;
}

interface SearchDocument {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly tags?: readonly string[];
}
interface SearchExpectation {
  readonly documents: string;
  readonly queries: readonly {
    readonly q: string;
    readonly must: readonly string[];
    readonly must_not: readonly string[];
    readonly first?: string;
  }[];
}

export async function searchChecks(each: ContentCase): Promise<Check[]> {
  const { documents, queries } = each.expected as SearchExpectation;
  const texts = await Promise.all(
    (JSON.parse(fileText(each, documents)) as SearchDocument[]).map(
      async ({ id, title, body, tags = [] }) => ({
        id,
        indexed: indexedText({
          title,
          tags,
          text: body,
          romanizedTitle: await romanizer.romanize(title),
        }),
      }),
    ),
  );
  return queries.map(({ q, must, must_not: mustNot, first }) => {
    const query = searchQuery(q);
    const found = texts
      .filter(({ indexed }) => isFound(indexed, query))
      .toSorted((a, b) => compareFound(query)(a.indexed, b.indexed))
      .map(({ id }) => id);
    const faults = [
      ...must.filter((id) => !found.includes(id)).map((id) => `misses ${id}`),
      ...mustNot.filter((id) => found.includes(id)).map((id) => `finds ${id}`),
      ...(first === undefined || found[0] === first ? [] : [`${found[0]} is first`]),
    ];
    return check(q, faults.length === 0, faults);
  });
}

interface LinkExpectation {
  readonly pages: readonly {
    readonly slug: string;
    readonly title: string;
    readonly markdown: string;
  }[];
  readonly step?: { readonly rename: string; readonly to: string };
  readonly before_broken?: readonly string[];
  readonly before_optional?: readonly string[];
}

export function linkChecks({ expected }: ContentCase): Check[] {
  const {
    pages,
    step,
    before_broken: broken = [],
    before_optional: optional = [],
  } = expected as LinkExpectation;
  const read = pages.map(({ slug, markdown }) => {
    const { links, headings } = renderer.render(markdown, { locale: 'en', idPrefix: '' });
    return { slug: slug.toLowerCase(), links, anchors: headings.map(({ anchor }) => anchor) };
  });
  const former = new Map<string, string>();
  const targets: LinkTargets = {
    handle: 'space',
    anchorsOf: (slug) =>
      read.find((page) => page.slug === (former.get(slug) ?? slug))?.anchors ?? null,
    isSitePath: () => false,
  };
  const brokenNow = () =>
    read.flatMap((page) => brokenLinks(page, targets).map(({ address }) => address));
  const certain = (addresses: readonly string[]) =>
    addresses.filter((address) => !optional.includes(address)).toSorted();
  const before = certain(brokenNow());
  const checks = [check('broken before', isSame(before, certain(broken)), before)];
  if (step === undefined) return checks;
  const renamed = read.find(({ slug }) => slug === step.rename.toLowerCase())!;
  former.set(renamed.slug, step.to.toLowerCase());
  renamed.slug = step.to.toLowerCase();
  const after = certain(brokenNow());
  return [...checks, check('broken after the renaming', isSame(after, before), after)];
}

interface RevisionExpectation {
  readonly steps: readonly {
    readonly do: string;
    readonly body?: string;
    readonly base?: number;
    readonly rev?: number;
    readonly to?: number;
    readonly from?: number;
    readonly expect?: string;
    readonly inserted?: string;
    readonly deleted?: string;
  }[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

export function revisionChecks({ expected }: ContentCase): Check[] {
  const chain: Revision[] = [];
  const meta = { tags: [], description: '', order: null, sourceSections: null };
  const writer = { authorId: null, note: '' };
  const save = (base: number, markdown: string) =>
    nextRevision(
      chain.at(-1) ?? null,
      { base, title: 't', markdown, meta, ...writer },
      { articleId: 'a', at: 0, digest },
    );
  const checks = (expected as RevisionExpectation).steps.map((step, index) => {
    const what = `step ${index + 1}, ${step.do}`;
    if (step.do === 'diff') {
      const parts = textDifference(chain[step.from! - 1]!.markdown, chain[step.to! - 1]!.markdown);
      const of = (kind: string) =>
        parts
          .filter((part) => part.kind === kind)
          .map(({ text }) => text)
          .join('');
      const found = { inserted: of('inserted'), deleted: of('deleted') };
      return check(
        what,
        found.inserted === (step.inserted ?? '') && found.deleted === (step.deleted ?? ''),
        found,
      );
    }
    const old = step.do === 'restore' ? chain[step.to! - 1]! : null;
    const base = old ? restoredDraft(old, chain.at(-1)!, writer).base : (step.base ?? 0);
    const saved = save(base, old ? old.markdown : (step.body ?? ''));
    const [before, count] = [chain.at(-1), chain.length];
    if (saved.ok && saved.value !== before) chain.push(saved.value);
    if (/conflict/.test(step.expect ?? ''))
      return check(what, !saved.ok && saved.error.code === 'VERSION_CONFLICT');
    if (/no new revision/.test(step.expect ?? '')) return check(what, chain.length === count);
    const last = chain.at(-1);
    const isRight =
      saved.ok &&
      (step.rev === undefined || last?.number === step.rev) &&
      (step.body === undefined || last?.markdown === step.body);
    return check(what, isRight, last?.number);
  });
  return [...checks, check('the chain verifies', verifyChain(chain, digest) === null)];
}
