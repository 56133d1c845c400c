import type { Instant } from '@toolyard/core/shared';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { TOOL_ID_TAKEN, TOOL_UNKNOWN, type Tool, type ToolRepository } from '@toolyard/core/tools';
import { sql } from 'kysely';
import { builtOnce, db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { ToolTable } from './tables/tool.table.ts';

const selectTools = () =>
  db
    .selectFrom('tool')
    .select((eb) => [
      'id as key',
      'slug as id',
      'version',
      'title',
      'description',
      'title_zh as titleZh',
      'description_zh as descriptionZh',
      'icon',
      'icon_alt as iconAlt',
      'url',
      'color',
      'sort_order as order',
      'is_active as isActive',
      'badges',
      millis(eb.ref('publish_at')).as('publishAt'),
      millis(eb.ref('hide_at')).as('hideAt'),
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
      millis(eb.ref('deleted_at')).as('deletedAt'),
    ]);

const listedTools = builtOnce(() => selectTools().where('deleted_at', 'is', null));

/** A tool, or the audit entry of a purged one. */
const ANY_TOOL = sql`select 1 as one from tool
  union all select 1 from audit_entry where subject_kind = 'tool' limit 1`;

const selectUploadedIcons = (since: Instant) => sql<Pick<Tool, 'icon'>>`
  select icon from tool where icon like '/uploads/%'
  union select before ->> 'icon' from audit_entry
  where subject_kind = 'tool' and at >= ${toDate(since)} and before ->> 'icon' like '/uploads/%'`;

export class PostgresToolRepository implements ToolRepository {
  constructor(private readonly statements: Statements) {}

  list(): Promise<readonly Tool[]> {
    return this.statements.prepared(listedTools({}));
  }

  listTrash(): Promise<readonly Tool[]> {
    return this.statements.rows(selectTools().where('deleted_at', 'is not', null));
  }

  async isUntouched(): Promise<boolean> {
    return (await this.statements.row(ANY_TOOL)) === null;
  }

  async findLocked(ids: readonly string[]): Promise<readonly Tool[]> {
    if (ids.length === 0) return [];
    // The order is always the same, which avoids deadlocks.
    return this.statements.rows(
      selectTools()
        .where('deleted_at', 'is', null)
        .where('slug', 'in', ids)
        .orderBy('slug')
        .forUpdate(),
    );
  }

  async findTrashed(key: string): Promise<Tool | null> {
    if (!isId(key)) return null;
    return this.statements.row(
      selectTools().where('deleted_at', 'is not', null).where('id', '=', key).forUpdate(),
    );
  }

  async add(tool: Tool): Promise<void> {
    const row = { ...rowOf(tool), createdAt: toDate(tool.createdAt) };
    await translateDuplicate(this.statements.insert(ToolTable, row));
  }

  async update(changed: Tool): Promise<void> {
    const { key: id, version } = changed;
    const where = { id, version: version - 1 };
    const count = await translateDuplicate(
      this.statements.update(ToolTable, where, rowOf(changed)),
    );
    if (count > 0) return;
    const current = await this.statements.row(selectTools().where('id', '=', id));
    throw current ? VERSION_CONFLICT({ details: { current } }) : TOOL_UNKNOWN();
  }

  async erase(key: string): Promise<void> {
    if (isId(key)) await this.statements.erase(ToolTable, { id: key, deletedAt: { $ne: null } });
  }

  async listUploadedIcons(since: Instant): Promise<readonly string[]> {
    const rows = await this.statements.rows(selectUploadedIcons(since));
    return rows.map(({ icon }) => icon);
  }
}

const rowOf = ({ key, id, order, badges, createdAt: _, ...tool }: Tool) => ({
  ...tool,
  id: key,
  slug: id,
  sortOrder: order,
  badges: [...badges],
  publishAt: toDateOrNull(tool.publishAt),
  hideAt: toDateOrNull(tool.hideAt),
  updatedAt: toDate(tool.updatedAt),
  deletedAt: toDateOrNull(tool.deletedAt),
});

async function translateDuplicate<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    throw isDuplicate(cause) ? TOOL_ID_TAKEN({ cause }) : cause;
  }
}
