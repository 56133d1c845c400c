import type { EventPicture, PrizePictureRepository } from '@toolyard/core/lottery';
import { sql } from 'kysely';
import { db } from './query-builder.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';

export class PostgresPrizePictureRepository implements PrizePictureRepository {
  constructor(private readonly statements: Statements) {}

  async listOf(eventId: string): Promise<string[]> {
    if (!isId(eventId)) return [];
    const rows = await this.statements.rows(
      db.selectFrom('lottery_picture').select('hash').where('event_id', '=', eventId),
    );
    return rows.map(({ hash }) => hash);
  }

  async add({ eventId, hash }: EventPicture): Promise<void> {
    await this.statements.rows(
      db
        .insertInto('lottery_picture')
        .values({ event_id: eventId, hash })
        .onConflict((conflict) => conflict.columns(['event_id', 'hash']).doNothing()),
    );
  }

  async retain(eventId: string, hashes: readonly string[]): Promise<void> {
    const others = db.deleteFrom('lottery_picture').where('event_id', '=', eventId);
    await this.statements.rows(
      hashes.length === 0 ? others : others.where('hash', 'not in', hashes),
    );
  }

  async isPublic(hash: string): Promise<boolean> {
    const row = await this.statements.row(
      db
        .selectFrom('lottery_picture')
        .innerJoin('lottery_event', 'lottery_event.id', 'lottery_picture.event_id')
        .innerJoin('lottery_prize', 'lottery_prize.event_id', 'lottery_picture.event_id')
        .select('lottery_picture.hash')
        .where('lottery_picture.hash', '=', hash)
        .where('lottery_event.stage', '<>', 'draft')
        .where(sql<string>`lottery_prize.picture ->> 'hash'`, '=', hash)
        .limit(1),
    );
    return row !== null;
  }

  async known(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return [];
    const rows = await this.statements.rows(
      db.selectFrom('lottery_picture').select('hash').distinct().where('hash', 'in', hashes),
    );
    return rows.map(({ hash }) => hash);
  }
}
