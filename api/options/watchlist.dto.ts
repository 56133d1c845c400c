import { ApiProperty } from '@nestjs/swagger';
import {
  FIRST_WATCHLISTS,
  WATCHLIST_LIMIT,
  WATCHLIST_NAME_MAX,
  WATCHLISTS_MAX,
  type Watchlist,
  type Watchlists,
} from '@toolyard/core/watchlist';
import { TICKER_FORM } from '@toolyard/core/shared';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { instant } from '../http/instant.ts';
import { AreTickers } from '../market/symbol.ts';

export class SaveWatchlistRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: TICKER_FORM.source },
    maxItems: WATCHLIST_LIMIT,
    example: ['AAPL', 'SPY'],
    description: 'A symbol that is unknown to the market is kept: its source may be away',
  })
  @AreTickers()
  @IsArray()
  @ArrayMaxSize(WATCHLIST_LIMIT)
  symbols!: string[];
}

const LIST_ID = /^[A-Za-z0-9-]{1,36}$/;

export class NamedWatchlistRequest extends SaveWatchlistRequest {
  @ApiProperty({
    type: String,
    pattern: LIST_ID.source,
    example: 'default',
    description: 'Made by the client; unique among the lists of the account',
  })
  @Matches(LIST_ID)
  id!: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: WATCHLIST_NAME_MAX, example: 'Earnings' })
  @IsString()
  // Characters outside of the basic plane count twice here; the rule of core counts them once.
  @MaxLength(2 * WATCHLIST_NAME_MAX)
  name!: string;
}

export class SaveWatchlistsRequest {
  @ApiProperty({ type: [NamedWatchlistRequest], minItems: 1, maxItems: WATCHLISTS_MAX })
  @ArrayMinSize(1)
  @IsObjectList(NamedWatchlistRequest, WATCHLISTS_MAX)
  lists!: NamedWatchlistRequest[];
}

export class NamedWatchlistResponse implements Watchlist {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: [String] })
  symbols!: string[];
}

export class WatchlistResponse {
  @ApiProperty({ type: [String], description: 'Of the first list' })
  symbols!: string[];

  @ApiProperty({ type: [NamedWatchlistResponse], description: "All lists, in the owner's order" })
  lists!: NamedWatchlistResponse[];

  @ApiProperty({ type: 'integer', minimum: FIRST_WATCHLISTS })
  version!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null before the first change',
  })
  updatedAt!: string | null;
}

export class SavedWatchlistResponse {
  @ApiProperty({ type: WatchlistResponse })
  data!: WatchlistResponse;
}

export const toWatchlistResponse = ({
  lists,
  version,
  updatedAt,
}: Watchlists): WatchlistResponse => ({
  symbols: [...(lists[0]?.symbols ?? [])],
  lists: lists.map(({ id, name, symbols }) => ({ id, name, symbols: [...symbols] })),
  version,
  updatedAt: version === FIRST_WATCHLISTS ? null : instant(updatedAt),
});
