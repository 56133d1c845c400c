import type { ToolClickCounter } from '@toolyard/core/tools';
import { sql } from 'kysely';
import type { Statements } from './statements.ts';

export class PostgresToolClickCounter implements ToolClickCounter {
  constructor(private readonly statements: Statements) {}

  async add(toolKey: string, day: string): Promise<void> {
    await this.statements.rows(
      sql`insert into tool_click (tool_id, day, count) values (${toolKey}::uuid, ${day}::date, 1)
        on conflict (tool_id, day) do update set count = tool_click.count + 1`,
    );
  }

  async totalsSince(day: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.statements.rows(
      sql<{ readonly key: string; readonly total: number }>`
        select tool_id as key, sum(count)::float8 as total from tool_click
        where day >= ${day}::date group by tool_id`,
    );
    return Object.fromEntries(rows.map(({ key, total }) => [key, total]));
  }
}
