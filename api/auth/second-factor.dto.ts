import { ApiProperty } from '@nestjs/swagger';
import type { SecondFactorState } from '@toolyard/core/accounts';
import { IsString, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { CODE_CEILING } from './input-limits.ts';

export class SecondFactorResponse {
  @ApiProperty({ type: Boolean, description: 'Whether signing in takes a code' })
  enabled!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmedAt!: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 10 })
  recoveryCodesLeft!: number;
}

export class SecondFactorAnswer {
  @ApiProperty({ type: SecondFactorResponse })
  data!: SecondFactorResponse;
}

export class NewSecondFactorResponse {
  @ApiProperty({ type: String, description: 'Base 32, to be typed into an authenticator app' })
  secret!: string;

  @ApiProperty({ type: String, description: 'otpauth address, to be scanned' })
  uri!: string;
}

export class NewSecondFactorAnswer {
  @ApiProperty({ type: NewSecondFactorResponse })
  data!: NewSecondFactorResponse;
}

export class ConfirmSecondFactorRequest {
  @ApiProperty({ type: String, example: '123456' })
  @IsString()
  @MaxLength(CODE_CEILING)
  code!: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], description: 'Ten codes, each good once, shown only here' })
  recoveryCodes!: string[];
}

export class RecoveryCodesAnswer {
  @ApiProperty({ type: RecoveryCodesResponse })
  data!: RecoveryCodesResponse;
}

export const toSecondFactorResponse = (state: SecondFactorState): SecondFactorResponse => ({
  enabled: state.enabled,
  confirmedAt: state.confirmedAt === null ? null : instant(state.confirmedAt),
  recoveryCodesLeft: state.recoveryCodesLeft,
});

export const codesAnswer = (codes: readonly string[]): RecoveryCodesAnswer => ({
  data: { recoveryCodes: [...codes] },
});
