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
import {
  SELECT_STRATEGIES,
  toFillRow,
  toLegRow,
  toStepRow,
  toStrategyRow,
} from './strategy-rows.ts';
import { StrategyFillTable } from './tables/strategy-fill.table.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyStepTable } from './tables/strategy-step.table.ts';
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
    await this.addSteps(strategy, 0);
  }

  async update(changed: Strategy): Promise<void> {
    const { ownerId, id, version, name, status, terms, steps, updatedAt } = changed;
    const changes = { version, name, status, terms, updatedAt: toDate(updatedAt) };
    await this.change(ownerId, id, version - 1, changes);
    if (steps.length === 0) return;
    const kept = await this.statements.row<{ count: number }>(
      'select count(*)::int as count from strategy_step where strategy_id = ?',
      [id],
    );
    await this.addSteps(changed, kept?.count ?? 0);
  }

  async remove(ownerId: string, id: string, version: number): Promise<void> {
    await this.change(ownerId, id, version, { version: version + 1, deletedAt: new Date() });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(StrategyTable, { owner });
  }

  /** The steps from this one on. */
  private async addSteps(strategy: Strategy, from: number): Promise<void> {
    const added = strategy.steps.slice(from);
    if (added.length === 0) return;
    const steps = added.map((step, index) => toStepRow(step, from + index, strategy));
    const fills = added.flatMap((step) =>
      step.fills.map((fill, ordinal) => toFillRow(fill, ordinal, step, strategy.ownerId)),
    );
    await this.statements.insertAll(StrategyStepTable, steps);
    await this.statements.insertAll(StrategyFillTable, fills);
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
