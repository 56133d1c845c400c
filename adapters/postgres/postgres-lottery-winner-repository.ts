import type {
  LotteryEvent,
  NamedWinner,
  Winner,
  WinnerRepository,
  WinnersQuery,
} from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import { sql, type ExpressionBuilder } from 'kysely';
import { eventColumns } from './lottery-event-rows.ts';
import { entryColumns } from './postgres-lottery-entry-repository.ts';
import { anyId, db, millis, type Tables } from './query-builder.ts';
import { containing, isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LotteryWinnerTable } from './tables/lottery-winner.table.ts';

/** The columns of a winner with the field names of core. */
const winnerColumns = (eb: ExpressionBuilder<Tables, 'lottery_winner'>) =>
  [
    'lottery_winner.event_id as eventId',
    'lottery_winner.entry_id as entryId',
    'lottery_winner.rank',
    'lottery_winner.prize_id as prizeId',
    'lottery_winner.state',
    'lottery_winner.public_name as publicName',
    millis(eb.ref('lottery_winner.claim_by')).as('claimBy'),
    millis(eb.ref('lottery_winner.claimed_at')).as('claimedAt'),
    'lottery_winner.forfeit_reason as forfeitReason',
    'lottery_winner.forfeit_note as forfeitNote',
    millis(eb.ref('lottery_winner.forfeited_at')).as('forfeitedAt'),
    'lottery_winner.moved_up_for as movedUpFor',
  ] as const;

const selectWinners = () => db.selectFrom('lottery_winner').select(winnerColumns);

export class PostgresLotteryWinnerRepository implements WinnerRepository {
  constructor(private readonly statements: Statements) {}

  async addAll(winners: readonly Winner[]): Promise<void> {
    await this.statements.insertAll(
      LotteryWinnerTable,
      winners.map(({ eventId, entryId, ...winner }) => ({
        ...winner,
        event: eventId,
        entry: entryId,
        claimBy: toDateOrNull(winner.claimBy),
        claimedAt: toDateOrNull(winner.claimedAt),
        forfeitedAt: toDateOrNull(winner.forfeitedAt),
      })),
    );
  }

  async listOf(eventId: string): Promise<Winner[]> {
    if (!isId(eventId)) return [];
    return this.statements.rows(selectWinners().where('event_id', '=', eventId).orderBy('rank'));
  }

  async query({ eventId, search, after, limit }: WinnersQuery): Promise<NamedWinner[]> {
    if (eventId !== null && !isId(eventId)) return [];
    let winners = selectWinners()
      .innerJoin('lottery_event', 'lottery_event.id', 'lottery_winner.event_id')
      .where('lottery_winner.prize_id', 'is not', null)
      .where('lottery_event.result_at', 'is not', null)
      .orderBy('lottery_event.result_at', 'desc')
      .orderBy('lottery_winner.event_id')
      .orderBy('lottery_winner.rank')
      .limit(limit);
    if (eventId !== null) winners = winners.where('lottery_winner.event_id', '=', eventId);
    if (search !== '') {
      const like = containing(search);
      winners = winners.where(
        sql<boolean>`(lottery_event.title ->> 'en' ilike ${like}
          or lottery_event.title ->> 'zh-CN' ilike ${like}
          or exists (select 1 from lottery_prize p where p.id = lottery_winner.prize_id
            and (p.name ->> 'en' ilike ${like} or p.name ->> 'zh-CN' ilike ${like})))`,
      );
    }
    if (after)
      winners = winners.where(
        sql<boolean>`(lottery_event.result_at < ${toDate(after.at)}::timestamptz
          or lottery_event.result_at = ${toDate(after.at)}::timestamptz
          and (lottery_winner.event_id, lottery_winner.rank) >
            (select w.event_id, w.rank from lottery_winner w where w.entry_id = ${after.id}::uuid))`,
      );
    return this.named(await this.statements.rows(winners));
  }

  async listNamed(eventId: string): Promise<NamedWinner[]> {
    return this.named(await this.listOf(eventId));
  }

  async find(entryId: string): Promise<Winner | null> {
    if (!isId(entryId)) return null;
    return this.statements.row(selectWinners().where('entry_id', '=', entryId));
  }

  listOwned(accountId: string): Promise<Winner[]> {
    return this.statements.rows(
      selectWinners()
        .innerJoin('lottery_entry', 'lottery_entry.id', 'lottery_winner.entry_id')
        .where('lottery_entry.account_id', '=', accountId)
        .where('lottery_winner.prize_id', 'is not', null),
    );
  }

  async update(winner: Winner): Promise<void> {
    await this.statements.update(
      LotteryWinnerTable,
      { entry: winner.entryId },
      {
        prizeId: winner.prizeId,
        state: winner.state,
        claimBy: toDateOrNull(winner.claimBy),
        claimedAt: toDateOrNull(winner.claimedAt),
        forfeitReason: winner.forfeitReason,
        forfeitNote: winner.forfeitNote,
        forfeitedAt: toDateOrNull(winner.forfeitedAt),
        movedUpFor: winner.movedUpFor,
      },
    );
  }

  listLapsed(eventId: string, at: Instant): Promise<Winner[]> {
    return this.statements.rows(
      selectWinners()
        .innerJoin('lottery_entry', 'lottery_entry.id', 'lottery_winner.entry_id')
        .where('lottery_winner.event_id', '=', eventId)
        .where('lottery_winner.state', '=', 'pending')
        .where((eb) =>
          eb.or([
            eb('lottery_winner.claim_by', '<=', toDate(at)),
            eb('lottery_entry.account_id', 'is', null),
          ]),
        )
        .orderBy('lottery_winner.rank'),
    );
  }

  /** The winners with entry, account and event, in their order. */
  private async named(winners: readonly Winner[]): Promise<NamedWinner[]> {
    if (winners.length === 0) return [];
    const entries = await this.statements.rows(
      db
        .selectFrom('lottery_entry')
        .select(entryColumns)
        .leftJoin('user_account', (join) =>
          join
            .onRef('user_account.id', '=', 'lottery_entry.account_id')
            .on('user_account.deleted_at', 'is', null),
        )
        .select((eb) => eb('user_account.id', 'is not', null).as('hasAccount'))
        .where('lottery_entry.id', '=', anyId(winners.map(({ entryId }) => entryId))),
    );
    const events: readonly LotteryEvent[] = await this.statements.rows(
      db
        .selectFrom('lottery_event')
        .select(eventColumns)
        .where('id', '=', anyId([...new Set(winners.map(({ eventId }) => eventId))])),
    );
    const entryById = new Map(
      entries.map(({ hasAccount, ...entry }) => [
        entry.id,
        { entry, hasAccount: Boolean(hasAccount) },
      ]),
    );
    const eventById = new Map(events.map((event) => [event.id, event]));
    return winners.flatMap((winner) => {
      const found = entryById.get(winner.entryId);
      const event = eventById.get(winner.eventId);
      return found && event ? [{ winner, ...found, event }] : [];
    });
  }
}
