import { ApiProperty } from '@nestjs/swagger';
import { FIRST_WATCHLIST, WATCHLIST_LIMIT, type Watchlist } from '@toolyard/core/watchlist';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { instant } from '../http/instant.ts';
import { SYMBOL, upperCased } from '../market/symbol.ts';

const eachUpperCased = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) ? value.map((each: unknown) => upperCased({ value: each })) : value;

export class SaveWatchlistRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: SYMBOL.source },
    maxItems: WATCHLIST_LIMIT,
    example: ['AAPL', 'SPY'],
    description: 'A symbol that is unknown to the market is kept: its source may be away',
  })
  @Transform(eachUpperCased)
  @IsArray()
  @ArrayMaxSize(WATCHLIST_LIMIT)
  @Matches(SYMBOL, { each: true })
  symbols!: string[];
}

export class WatchlistResponse {
  @ApiProperty({ type: [String] })
  symbols!: string[];

  @ApiProperty({ type: 'integer', minimum: FIRST_WATCHLIST })
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
  symbols,
  version,
  updatedAt,
}: Watchlist): WatchlistResponse => ({
  symbols: [...symbols],
  version,
  updatedAt: version === FIRST_WATCHLIST ? null : instant(updatedAt),
});
