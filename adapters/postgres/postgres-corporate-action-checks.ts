import type {
  CorporateActionCheck,
  CorporateActionChecks,
} from '@toolyard/core/options/corporate-actions';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

/** Letters of a symbol that the symbols of its contracts begin with: `BRKB` for `BRK.B`. */
const rootOf = (symbol: string): string => symbol.replace(/[^A-Za-z0-9]/g, '');

export class PostgresCorporateActionChecks implements CorporateActionChecks {
  constructor(private readonly statements: Statements) {}

  async named(): Promise<string[]> {
    const rows = await this.statements.rows(
      sql<{ readonly name: string }>`select distinct symbol as name from watchlist,
          jsonb_array_elements(lists) as list, jsonb_array_elements_text(list -> 'symbols') as symbol
        union select condition ->> 'symbol' from alert_rule where condition ? 'symbol'
        union select symbol from strategy where status <> 'completed' and deleted_at is null`,
    );
    return rows.map(({ name }) => name);
  }

  async setSymbols(symbols: readonly string[], at: Instant): Promise<void> {
    const all = sql`(select jsonb_array_elements_text(${JSON.stringify(symbols)}::jsonb))`;
    await this.statements.rows(sql`delete from corporate_action_check where symbol not in ${all}`);
    await this.statements.rows(
      sql`insert into corporate_action_check (symbol, due_at)
        select symbol, ${toDate(at)}::timestamptz(3) from ${all} as named (symbol) order by symbol
        on conflict (symbol) do nothing`,
    );
  }

  takeDue(at: Instant, until: Instant, limit: number): Promise<CorporateActionCheck[]> {
    return this.statements.rows(
      sql<CorporateActionCheck>`with due as (
          select symbol, handled_to, due_at from corporate_action_check
          where due_at <= ${toDate(at)} order by due_at, symbol limit ${limit}
          for update skip locked
        ), taken as (
          update corporate_action_check as stored set due_at = ${toDate(until)}
          from due where stored.symbol = due.symbol
        )
        select symbol, handled_to::text as "handledTo",
          (extract(epoch from due_at) * 1000)::float8 as "dueAt"
        from due order by due_at, symbol`,
    );
  }

  async update({ symbol, handledTo, dueAt }: CorporateActionCheck): Promise<void> {
    await this.statements.rows(
      sql`update corporate_action_check set handled_to = ${handledTo}::date, due_at = ${toDate(dueAt)}
        where symbol = ${symbol}`,
    );
  }

  async ownersOf(symbol: string): Promise<string[]> {
    const contract = `^${rootOf(symbol)}[0-9]?[0-9]{6}[CP][0-9]{8}$`;
    const rows = await this.statements.rows(
      sql<{ readonly ownerId: string }>`select owner_id as "ownerId" from watchlist
        where jsonb_path_exists(lists, '$[*].symbols[*] ? (@ == $symbol)',
          jsonb_build_object('symbol', ${symbol}::text))
        union select owner_id from alert_rule
        where condition ->> 'symbol' = ${symbol} or condition ->> 'symbol' ~ ${contract}
        union select owner_id from strategy
        where symbol = ${symbol} and status <> 'completed' and deleted_at is null`,
    );
    return rows.map(({ ownerId }) => ownerId);
  }
}
