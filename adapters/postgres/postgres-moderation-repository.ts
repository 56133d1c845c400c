import type {
  ArticleReport,
  ListedReport,
  ModeratedArticle,
  ModerationRepository,
} from '@toolyard/core/content';
import type { Instant, Page, PageRequest } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { ARTICLE_COLUMNS, toArticle, type ArticleRow } from './content-rows.ts';
import { after, pageOf } from './keyset-page.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { ArticleReportTable } from './tables/content-report.table.ts';

interface ModeratedRow extends ArticleRow {
  readonly title: string;
  readonly handle: string;
}

const MODERATED_COLUMNS = sql`${ARTICLE_COLUMNS}, r.title, s.handle`;
/** The space of `content_article a` as `s`, and the revision that was published last as `r`. */
const PLACE = sql`
  join content_space s on s.id = a.space_id
  join content_revision r on r.article_id = a.id and r.number = coalesce(a.published, a.draft)`;

const toModerated = (row: ModeratedRow): ModeratedArticle => ({
  article: toArticle(row),
  title: row.title,
  handle: row.handle,
});

export class PostgresModerationRepository implements ModerationRepository {
  constructor(private readonly statements: Statements) {}

  async addReport({ id, articleId, reason, at }: ArticleReport): Promise<void> {
    const row = { id, article: articleId, reason, at: toDate(at) };
    await this.statements.insert(ArticleReportTable, row);
  }

  async countReports(articleId: string): Promise<number> {
    const row = await this.statements.row(sql<{ count: number }>`
      select count(*)::float8 as count from content_report where article_id = ${articleId}`);
    return row?.count ?? 0;
  }

  async listReports(page: PageRequest): Promise<Page<ListedReport>> {
    const rows = await this.statements.rows(sql<
      ModeratedRow & {
        readonly reportId: string;
        readonly reason: string;
        readonly reportedAt: Instant;
      }
    >`
      select ${MODERATED_COLUMNS}, p.id as "reportId", p.reason,
        (extract(epoch from p.at) * 1000)::float8 as "reportedAt"
      from content_report p
      join content_article a on a.id = p.article_id
      ${PLACE}
      where true ${after(page, sql`p.at, p.id`)}
      order by p.at desc, p.id desc
      limit ${page.limit + 1}`);
    const listed = rows.map(({ reportId: id, reason, reportedAt: at, ...row }) => ({
      ...toModerated(row),
      report: { id, articleId: row.id, reason, at },
    }));
    return pageOf(listed, page, ({ report }) => report);
  }

  async removeReport(id: string): Promise<ArticleReport | null> {
    if (!isId(id)) return null;
    return this.statements.row(sql<ArticleReport>`
      delete from content_report where id = ${id}
      returning id, article_id as "articleId", reason, (extract(epoch from at) * 1000)::float8 as at`);
  }

  async listHidden(page: PageRequest): Promise<Page<ModeratedArticle>> {
    const rows = await this.statements.rows(sql<ModeratedRow>`
      select ${MODERATED_COLUMNS}
      from content_article a
      ${PLACE}
      where a.hidden_at is not null ${after(page, sql`a.hidden_at, a.id`)}
      order by a.hidden_at desc, a.id desc
      limit ${page.limit + 1}`);
    return pageOf(rows.map(toModerated), page, ({ article }) => ({
      at: article.hiding?.at ?? 0,
      id: article.id,
    }));
  }
}
