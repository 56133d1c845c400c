import {
  formatCursor,
  PAGE_LIMIT,
  parseCursor,
  type Page,
  type PageRequest,
  type Texts,
} from '../../shared/index.ts';
import type { NamedWinner, WinnerRepository } from '../ports/winner-repository.ts';
import { LOTTERY_NO_RESULT } from '../lottery.errors.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { Winner } from '../winner.ts';
import { publishedEvent } from './enter-event.ts';

/** A winner as anybody may see it: a shortened name, never an address. */
export interface PublicWinner {
  readonly winner: Winner;
  readonly eventTitle: Texts;
  /** Null for an alternate without a prize. */
  readonly prize: Texts | null;
  /** As it was at the draw: `张*`, `J***n`; `*` where the winner hides it or the account is gone. */
  readonly name: string;
  readonly resultAt: number;
}

export const publicWinner = ({ winner, entry, hasAccount, event }: NamedWinner): PublicWinner => ({
  winner,
  eventTitle: event.title,
  prize: event.prizes.find(({ id }) => id === winner.prizeId)?.name ?? null,
  name: hasAccount && !entry.hidesName ? winner.publicName : '*',
  resultAt: event.resultAt ?? 0,
});

export interface WinnersRequest extends PageRequest {
  readonly eventId: string | null;
  /** Part of the title of an event or of the name of a prize; empty = all. */
  readonly search: string;
}

/** Winners of every event, the last draw first. */
export class ListWinners {
  constructor(private readonly winners: Pick<WinnerRepository, 'query'>) {}

  async execute({ limit, cursor, eventId, search }: WinnersRequest): Promise<Page<PublicWinner>> {
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const after = cursor === null ? null : parseCursor(cursor);
    const query = { eventId, search: search.trim(), after, limit: most + 1 };
    const found = (await this.winners.query(query)).map(publicWinner);
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last ? formatCursor({ at: last.resultAt, id: last.winner.entryId }) : null,
    };
  }
}

/** Winners and alternates of one event, by rank. */
export class ListEventWinners {
  constructor(
    private readonly events: Pick<LotteryEventRepository, 'find'>,
    private readonly winners: Pick<WinnerRepository, 'listNamed'>,
  ) {}

  async execute(eventId: string): Promise<readonly PublicWinner[]> {
    const event = await publishedEvent(this.events, eventId);
    if (event.resultAt === null) throw LOTTERY_NO_RESULT();
    return (await this.winners.listNamed(eventId)).map(publicWinner);
  }
}
