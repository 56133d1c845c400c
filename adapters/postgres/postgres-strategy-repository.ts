import type { EntityData, InferEntity } from '@mikro-orm/core';
import {
  STRATEGY_UNKNOWN,
  type Strategy,
  type StrategyRepository,
} from '@toolyard/core/options/strategies';
import {
  VERSION_CONFLICT,
  cursorOf,
  positionOf,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { SELECT_STRATEGIES, toLegRow, toStrategyRow } from './strategy-rows.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyTable } from './tables/strategy.table.ts';

export class PostgresStrategyRepository implements StrategyRepository {
  constructor(private readonly statements: Statements) {}

  async listOwned(ownerId: string, { limit, cursor }: PageRequest): Promise<Page<Strategy>> {
    const after = cursor === null ? null : positionOf(cursor);
    const found = await this.statements.rows<Strategy>(
      `${SELECT_STRATEGIES} ${after ? 'and (s.updated_at, s.id) < (?, ?)' : ''}
        order by s.updated_at desc, s.id desc limit ?`,
      [ownerId, ...(after ? [toDate(after.at), after.id] : []), limit + 1],
    );
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? cursorOf({ at: last.updatedAt, id: last.id }) : null };
  }

  async findOwned(ownerId: string, id: string): Promise<Strategy | null> {
    if (!isId(id)) return null;
    return this.statements.row<Strategy>(`${SELECT_STRATEGIES} and s.id = ?`, [ownerId, id]);
  }

  async add(strategy: Strategy): Promise<void> {
    const legs = strategy.legs.map((leg, ordinal) => toLegRow(leg, ordinal, strategy));
    await this.statements.insert(StrategyTable, toStrategyRow(strategy));
    await this.statements.insertAll(StrategyLegTable, legs);
  }

  async update({ ownerId, id, version, name, status, updatedAt }: Strategy): Promise<void> {
    const changes = { version, name, status, updatedAt: toDate(updatedAt) };
    await this.change(ownerId, id, version - 1, changes);
  }

  async remove(ownerId: string, id: string, version: number): Promise<void> {
    await this.change(ownerId, id, version, { version: version + 1, deletedAt: new Date() });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(StrategyTable, { owner });
  }

  private async change(
    owner: string,
    id: string,
    version: number,
    changes: EntityData<InferEntity<typeof StrategyTable>>,
  ): Promise<void> {
    if (!isId(id)) throw STRATEGY_UNKNOWN();
    const where = { id, owner, version, deletedAt: null };
    if ((await this.statements.update(StrategyTable, where, changes)) > 0) return;
    const current = await this.findOwned(owner, id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : STRATEGY_UNKNOWN();
  }
}
