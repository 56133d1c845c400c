import { ApiProperty } from '@nestjs/swagger';
import { BrokerageStatusResponse } from '../brokerage/brokerage.dto.ts';
import { OptionsSettingsResponse } from '../options/options-settings.dto.ts';
import { StrategyResponse } from '../options/strategy.dto.ts';
import { WatchlistResponse } from '../options/watchlist.dto.ts';
import { UserResponse } from './auth.dto.ts';
import { SecondFactorResponse } from './second-factor.dto.ts';
import { OwnSessionResponse } from './sessions.dto.ts';

/** Everything that is kept for a user, without secrets and their hashes. */
export class AccountExportResponse {
  @ApiProperty({ type: String, format: 'date-time' })
  exportedAt!: string;

  @ApiProperty({ type: UserResponse })
  account!: UserResponse;

  @ApiProperty({ type: [OwnSessionResponse] })
  sessions!: OwnSessionResponse[];

  @ApiProperty({ type: SecondFactorResponse })
  secondFactor!: SecondFactorResponse;

  @ApiProperty({ type: [StrategyResponse] })
  strategies!: StrategyResponse[];

  @ApiProperty({ type: WatchlistResponse })
  watchlist!: WatchlistResponse;

  @ApiProperty({ type: OptionsSettingsResponse })
  optionsSettings!: OptionsSettingsResponse;

  @ApiProperty({ type: BrokerageStatusResponse })
  brokerage!: BrokerageStatusResponse;
}
