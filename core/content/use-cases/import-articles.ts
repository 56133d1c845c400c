import type { Principal } from '../../accounts/index.ts';
import type { Commit, Texts } from '../../shared/index.ts';
import { typeOfPath } from '../archive-path.ts';
import { checkArticleDraft, type CheckedDraft } from '../article-draft.ts';
import { readArticleFile, type ArticleFile } from '../article-file.ts';
import { newArticle } from '../article.ts';
import { ARTICLES_FULL } from '../content.errors.ts';
import { problemTexts } from '../front-matter-faults.ts';
import {
  importPlan,
  type ImportChoice,
  type ImportedFile,
  type ImportStep,
} from '../import-plan.ts';
import type { ContentLimits } from '../limits.ts';
import type { ArchivedText, ArticleArchive } from '../ports/article-archive.ts';
import type { FrontMatterParser } from '../ports/front-matter-parser.ts';
import type { MediaStore } from '../ports/media-store.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import type { Space } from '../space.ts';
import { articleEntry, articleState } from './content-audit.ts';
import { addStored, type MediaWrites } from './manage-media.ts';
import { prepareArchive, type PreparedArchive } from './prepare-archive.ts';
import { demand, lockedMembershipOf, membershipOf } from './space-access.ts';
import { addArticle, addDraft, type WritingPorts } from './stored-draft.ts';
import type { ContentStore } from './write-articles.ts';

export interface ImportArticlesInput {
  readonly spaceId: string;
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly choice: ImportChoice;
  /** Answers what would happen and stores nothing. */
  readonly dryRun: boolean;
}

/** What becomes of a file. Each that is not refused has the slug of its article. */
export type ImportOutcome =
  | ImportStep
  | {
      readonly path: string;
      readonly kind: 'refused';
      /** Of the file, from 1; null for a fault of the whole file. */
      readonly line: number | null;
      readonly texts: Texts;
    };

/** A picture that texts of the archive show. */
export interface ImportedPicture {
  readonly path: string;
  /** Why it was refused; null where it is in the space now. */
  readonly refusal: Texts | null;
}

export interface ImportReport {
  readonly files: readonly ImportOutcome[];
  readonly pictures: readonly ImportedPicture[];
  /** Paths of files that hold no Markdown, and of pictures that no text shows. */
  readonly ignored: readonly string[];
}

interface ReadFile {
  readonly imported: ImportedFile;
  readonly draft: CheckedDraft;
  readonly translationOf: string | null;
}

type Refused = Extract<ImportOutcome, { kind: 'refused' }>;

const WRONG_LANGUAGE: Texts = {
  en: 'The space has no articles in this language',
  'zh-CN': '该空间不包含这种语言的文章',
};

const refused = (path: string, texts: Texts, line: number | null = null): Refused => ({
  ...{ path, kind: 'refused', line, texts },
});

/** What an import stands on. */
export interface ImportPorts extends WritingPorts {
  readonly parser: FrontMatterParser;
  readonly archive: ArticleArchive;
  readonly limits: ContentLimits;
  readonly media: Pick<MediaStore, 'store' | 'measure'>;
}

/**
 * Imports Markdown files as drafts, with the pictures that they show; nothing is published. A file that cannot be read is
 * reported with its line, and the others are imported. For editors and owners. Refuses with SPACE_ROLE_NEEDED,
 * ARCHIVE_UNREADABLE, ARCHIVE_TOO_LARGE, ARTICLES_FULL, MEDIA_FULL or MEDIA_OVERLOADED.
 */
export class ImportArticles {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly ports: ImportPorts,
  ) {}

  /** Stores the bytes of pictures before a transaction is open, since drawing takes a while. */
  async prepare(
    input: ImportArticlesInput,
    principal: Principal,
  ): Promise<Commit<ContentStore & MediaWrites, ImportReport>> {
    demand(await membershipOf(this.spaces, input.spaceId, principal), 'transfer');
    const content = this.ports.archive.unpack(input.file, input.fileName);
    const { media } = this.ports;
    const archive = await prepareArchive(content, (bytes) =>
      input.dryRun ? media.measure(bytes) : media.store(bytes),
    );
    return (all) => new ArchiveImport(all, this.ports).execute(input, archive, principal);
  }
}

/** The import of one archive in a unit of work. */
class ArchiveImport {
  constructor(
    private readonly all: ContentStore & MediaWrites,
    private readonly ports: ImportPorts,
  ) {}

  async execute(
    input: ImportArticlesInput,
    { texts, ignored, pictures, refusedPictures }: PreparedArchive,
    principal: Principal,
  ): Promise<ImportReport> {
    const { articles, spaces } = this.all;
    const member = await lockedMembershipOf(spaces, input.spaceId, principal);
    demand(member, 'transfer');
    const read: (ReadFile | Refused)[] = [];
    for (const text of texts) read.push(await this.read(text, member.space));
    const files = read.filter((each) => 'imported' in each);
    const stored = await articles.drafts(input.spaceId);
    const existing = stored.map(({ article, revision }) => ({ ...article, ...textOf(revision) }));
    const slugs = await this.takenSlugs(input.spaceId, files);
    const imported = files.map((file) => file.imported);
    const steps = importPlan(imported, existing, slugs, input.choice);
    const created = steps.filter(({ kind }) => kind === 'create').length;
    if ((await articles.countLocked(input.spaceId)) + created > this.ports.limits.articles)
      throw ARTICLES_FULL();
    const importer = { ...member, principal };
    if (!input.dryRun) {
      for (const each of pictures) await addStored(this.all, each, importer, this.ports);
      await this.store(files, steps, importer);
    }
    const byPath = new Map<string, ImportOutcome>(steps.map((step) => [step.path, step]));
    const outcomes = read.map((each) => ('kind' in each ? each : byPath.get(each.imported.path)!));
    const taken = pictures.map(({ path }) => ({ path, refusal: null }));
    const refusals = refusedPictures.map(({ path, texts: refusal }) => ({ path, refusal }));
    return { files: outcomes, pictures: [...taken, ...refusals], ignored };
  }

  private async read({ path, text }: ArchivedText, space: Space): Promise<ReadFile | Refused> {
    const read = readArticleFile(path, text, this.ports.parser);
    if (!read.ok) return refused(path, problemTexts(read.error), read.error.line);
    const file = read.value;
    const locale = file.locale ?? space.languages[0];
    if (!space.languages.includes(locale)) return refused(path, WRONG_LANGUAGE);
    const draft = checkArticleDraft({ ...file, sourceSections: null, note: '' });
    if (!draft.ok) return refused(path, faultTexts(draft.error));
    const romanized = await this.ports.romanizer.romanize(file.slug ?? file.title);
    const { title, markdown } = draft.value;
    const type = file.type ?? typeOfPath(path);
    const imported = { path, type, locale, title, slug: file.slug, markdown, romanized };
    return { imported, draft: draft.value, translationOf: file.translationOf };
  }

  /** Slugs and former slugs where files go. */
  private async takenSlugs(spaceId: string, files: readonly ReadFile[]) {
    const groups = new Map(
      files.map(({ imported: { type, locale } }) => [`${type} ${locale}`, { type, locale }]),
    );
    const taken = [];
    for (const group of groups.values()) {
      const slugs = await this.all.articles.slugsLike({ spaceId, ...group, slug: '' });
      taken.push(...slugs.map((slug) => ({ ...group, slug })));
    }
    return taken;
  }

  /** Originals before their translations. */
  private async store(
    files: readonly ReadFile[],
    steps: readonly ImportStep[],
    member: Importer,
  ): Promise<void> {
    const ids = new Map<string, string>();
    const locales = new Map(files.map(({ imported }) => [imported.path, imported.locale]));
    const pairs = files.map((file, i) => ({ file, step: steps[i]! }));
    const isTranslation = ({ file }: { readonly file: ReadFile }) => file.translationOf !== null;
    const ordered = [
      ...pairs.filter((pair) => !isTranslation(pair)),
      ...pairs.filter((pair) => isTranslation(pair)),
    ];
    for (const { file, step } of ordered) {
      const { path, locale } = file.imported;
      const source = file.translationOf ?? '';
      const isOtherLanguage = locales.get(source) !== locale;
      const translationOf = isOtherLanguage ? (ids.get(source) ?? null) : null;
      ids.set(path, await this.apply({ file, step, translationOf }, member));
    }
  }

  /** Answers the id of the file's article. */
  private async apply(
    { file, step, translationOf }: Application,
    { space, userId, principal }: Importer,
  ): Promise<string> {
    const { articles, audit } = this.all;
    const { draft, imported } = file;
    if (step.kind === 'create') {
      const { type, locale } = imported;
      const place = { spaceId: space.id, type, locale, slug: step.slug, translationOf };
      const at = this.ports.clock.now();
      const article = newArticle({ id: this.ports.ids.next(), ...place, authorId: userId }, at);
      await addArticle(articles, article, { ...draft, base: 0, authorId: userId }, this.ports);
      const event = { action: 'article.created', after: articleState(article) };
      audit.record(articleEntry(article, event, principal, at));
      return article.id;
    }
    const article = step.kind === 'replace' ? await articles.findLocked(step.articleId) : null;
    const current = article && (await articles.revision(article.id, article.draft))?.revision;
    if (article && current) {
      const next = { ...draft, base: current.number, authorId: userId };
      await addDraft(articles, article, { draft: next, current }, this.ports);
    }
    return step.articleId;
  }
}

interface Importer {
  readonly space: Space;
  readonly userId: string | null;
  readonly principal: Principal;
}

interface Application {
  readonly file: ReadFile;
  readonly step: ImportStep;
  readonly translationOf: string | null;
}

const textOf = ({ title, markdown }: Pick<ArticleFile, 'title' | 'markdown'>) => ({
  title,
  markdown,
});

/** Texts of all faults of a draft, or of the refusal itself. */
function faultTexts(error: { readonly texts: Texts; readonly details?: unknown }): Texts {
  const faults = Array.isArray(error.details)
    ? (error.details as readonly { readonly texts?: Texts }[]).flatMap(({ texts }) => texts ?? [])
    : [];
  if (faults.length === 0) return error.texts;
  return {
    en: faults.map(({ en }) => en).join('. '),
    'zh-CN': faults.map((each) => each['zh-CN']).join('；'),
  };
}
