import { ApiProperty } from '@nestjs/swagger';
import { BrokerageStatusResponse } from '../brokerage/brokerage.dto.ts';
import { AlertNoticeResponse, AlertResponse } from '../options/alerts.dto.ts';
import { CapitalResponse } from '../options/capital.dto.ts';
import { LearningExport } from '../learning/learning.dto.ts';
import { OptionsSettingsResponse } from '../options/options-settings.dto.ts';
import { StrategyResponse } from '../options/strategy.dto.ts';
import { WatchlistResponse } from '../options/watchlist.dto.ts';
import { UserResponse } from './auth.dto.ts';
import { SecondFactorResponse } from './second-factor.dto.ts';
import { OwnSessionResponse } from './sessions.dto.ts';
import { IsString, MaxLength } from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from './input-limits.ts';

/** All stored data of a user, without secrets and hashes. */
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

  @ApiProperty({ type: [AlertResponse] })
  alerts!: AlertResponse[];

  @ApiProperty({ type: [AlertNoticeResponse] })
  alertNotices!: AlertNoticeResponse[];
  @ApiProperty({ type: CapitalResponse })
  capital!: CapitalResponse;
  @ApiProperty({ type: LearningExport })
  learning!: LearningExport;

  @ApiProperty({ type: BrokerageStatusResponse })
  brokerage!: BrokerageStatusResponse;
}

export class ChangeEmailRequest {
  @ApiProperty({ type: String, example: 'mei@example.com', description: 'The new address' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;
}

export class ConfirmEmailRequest {
  @ApiProperty({ type: String, description: 'The token of the mailed link' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  token!: string;
}

export class ChangePasswordRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  currentPassword!: string;

  @ApiProperty({ type: String, description: 'At least 6 characters, at most 128' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  newPassword!: string;
}

export class ForgotPasswordRequest {
  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;
}

export class ResetPasswordRequest {
  @ApiProperty({ type: String, description: 'The token of the mailed link' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  token!: string;

  @ApiProperty({ type: String, description: 'At least 6 characters, at most 128' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;
}
