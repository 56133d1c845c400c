import { TOOL_ID_TAKEN, type Tool, type ToolRepository } from '@toolyard/core/tools';
import { millis, toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { ToolTable } from './tables/tool.table.ts';

const SELECT = `select id as "key", slug as id, version, title, description, icon, url, color,
  sort_order as "order", is_active as "isActive", badges,
  ${millis('created_at')} as "createdAt", ${millis('updated_at')} as "updatedAt"
  from tool where deleted_at is null`;

export class PostgresToolRepository implements ToolRepository {
  constructor(private readonly statements: Statements) {}

  list(): Promise<readonly Tool[]> {
    return this.statements.rows<Tool>(SELECT, []);
  }

  async isUntouched(): Promise<boolean> {
    return (await this.statements.row('select 1 as one from tool limit 1', [])) === null;
  }

  async add({ key, id, order, badges, createdAt, updatedAt, ...tool }: Tool): Promise<void> {
    try {
      await this.statements.insert(ToolTable, {
        ...tool,
        id: key,
        slug: id,
        sortOrder: order,
        badges: [...badges],
        createdAt: toDate(createdAt),
        updatedAt: toDate(updatedAt),
        deletedAt: null,
      });
    } catch (cause) {
      throw isDuplicate(cause) ? TOOL_ID_TAKEN({ cause }) : cause;
    }
  }
}
