import type {
  DrawRecordRepository,
  StoredLogLine,
  StoredRegisterLine,
} from '@toolyard/core/lottery';
import type { LogLine, RegisterHead, RegisterLine } from '@toolyard/core/lottery/draw';
import { anyId, db, jsonb } from './query-builder.ts';
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

  async lastLine(eventId: string): Promise<LogLine | null> {
    if (!isId(eventId)) return null;
    const row = await this.statements.row(
      db
        .selectFrom('lottery_log')
        .select('line')
        .where('event_id', '=', eventId)
        .orderBy('sequence', 'desc')
        .limit(1),
    );
    return row?.line ?? null;
  }

  async append({ eventId, line }: StoredLogLine): Promise<void> {
    await this.statements.rows(
      db
        .insertInto('lottery_log')
        .values({ event_id: eventId, sequence: line.n, line: jsonb(line) }),
    );
  }

  async openRegister(eventId: string, { n, hash }: RegisterHead): Promise<void> {
    await this.statements.rows(
      db.insertInto('lottery_register').values({ event_id: eventId, sequence: n, hash }),
    );
  }

  async registerEnd(eventId: string): Promise<RegisterHead | null> {
    if (!isId(eventId)) return null;
    return this.statements.row(
      db
        .selectFrom('lottery_register')
        .select(['sequence as n', 'hash'])
        .where('event_id', '=', eventId)
        .orderBy('sequence', 'desc')
        .limit(1),
    );
  }

  async registerOf(eventId: string): Promise<RegisterLine[]> {
    if (!isId(eventId)) return [];
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_register')
        .select(['type', 'commitment'])
        .where('event_id', '=', eventId)
        .where('sequence', '>', 0)
        .orderBy('sequence'),
    );
    return rows.flatMap(({ type, commitment }) =>
      type === null || commitment === null ? [] : [{ type, commitment }],
    );
  }

  async register({ eventId, entryId, line, head }: StoredRegisterLine): Promise<void> {
    await this.statements.rows(
      db.insertInto('lottery_register').values({
        event_id: eventId,
        sequence: head.n,
        hash: head.hash,
        entry_id: entryId,
        type: line.type,
        commitment: line.commitment,
      }),
    );
  }

  async enteredHeads(entryIds: readonly string[]): Promise<ReadonlyMap<string, RegisterHead>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_register')
        .select(['entry_id', 'sequence as n', 'hash'])
        .where('entry_id', '=', anyId(entryIds))
        .where('type', '=', 'entered'),
    );
    return new Map(rows.map(({ entry_id, n, hash }) => [entry_id ?? '', { n, hash }]));
  }
}
