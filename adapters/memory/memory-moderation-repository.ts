import type {
  Article,
  ArticleReport,
  ListedReport,
  ModeratedArticle,
  ModerationRepository,
} from '@toolyard/core/content';
import type { Page, PageRequest } from '@toolyard/core/shared';
import { pageOf } from './keyset-page.ts';
import { withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryModerationRepository implements ModerationRepository {
  constructor(private readonly tables: MemoryTables) {}

  addReport(report: ArticleReport): Promise<void> {
    this.tables.reports = withEntry(this.tables.reports, report.id, report);
    return Promise.resolve();
  }

  countReports(articleId: string): Promise<number> {
    const all = [...this.tables.reports.values()];
    return Promise.resolve(all.filter((report) => report.articleId === articleId).length);
  }

  listReports(page: PageRequest): Promise<Page<ListedReport>> {
    const listed = [...this.tables.reports.values()].flatMap((report) => {
      const article = this.tables.articles.get(report.articleId);
      return article ? [{ report, ...this.moderated(article) }] : [];
    });
    return Promise.resolve(pageOf(listed, page, ({ report }) => report));
  }

  removeReport(id: string): Promise<ArticleReport | null> {
    const report = this.tables.reports.get(id) ?? null;
    this.tables.reports = withoutEntry(this.tables.reports, id);
    return Promise.resolve(report);
  }

  listHidden(page: PageRequest): Promise<Page<ModeratedArticle>> {
    const hidden = [...this.tables.articles.values()].filter(({ hiding }) => hiding !== null);
    return Promise.resolve(
      pageOf(
        hidden.map((article) => this.moderated(article)),
        page,
        ({ article }) => ({ at: article.hiding?.at ?? 0, id: article.id }),
      ),
    );
  }

  private moderated(article: Article): ModeratedArticle {
    const { id, spaceId, published, draft } = article;
    const shown = this.tables.revisions.get(`${id} ${published ?? draft}`);
    const handle = this.tables.spaces.get(spaceId)?.handle ?? '';
    return structuredClone({ article, title: shown?.revision.title ?? '', handle });
  }
}
