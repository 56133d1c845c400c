import type { DrawRecordRepository, StoredLogLine } from '@toolyard/core/lottery';
import type { LogLine } from '@toolyard/core/lottery/draw';
import { db, jsonb } from './query-builder.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';

export class PostgresLotteryDrawRecordRepository implements DrawRecordRepository {
  constructor(private readonly statements: Statements) {}

  async sealedSeedOf(eventId: string): Promise<string | null> {
    const row = await this.statements.row(
      db.selectFrom('lottery_seed').select('sealed_seed').where('event_id', '=', eventId),
    );
    return row?.sealed_seed ?? null;
  }

  async putSealedSeed(eventId: string, sealedSeed: string): Promise<void> {
    const stored = { sealed_seed: sealedSeed };
    await this.statements.rows(
      db
        .insertInto('lottery_seed')
        .values({ event_id: eventId, ...stored })
        .onConflict((conflict) => conflict.column('event_id').doUpdateSet(stored)),
    );
  }

  async logOf(eventId: string): Promise<LogLine[]> {
    if (!isId(eventId)) return [];
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_log')
        .select('line')
        .where('event_id', '=', eventId)
        .orderBy('sequence'),
    );
    return rows.map(({ line }) => line);
  }

  async append({ eventId, line }: StoredLogLine): Promise<void> {
    await this.statements.rows(
      db
        .insertInto('lottery_log')
        .values({ event_id: eventId, sequence: line.n, line: jsonb(line) }),
    );
  }
}
