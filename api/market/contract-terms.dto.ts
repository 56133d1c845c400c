import { ApiProperty } from '@nestjs/swagger';
import {
  EXERCISE_STYLES,
  SETTLEMENT_TIMES,
  SETTLEMENTS,
  type ExerciseStyle,
  type Settlement,
  type SettlementTime,
} from '@toolyard/core/options/contracts';

/** How a contract is exercised and settled, and its size. */
export class ContractTermsResponse {
  @ApiProperty({ enum: EXERCISE_STYLES, enumName: 'ExerciseStyle' })
  exercise!: ExerciseStyle;

  @ApiProperty({ enum: SETTLEMENTS, enumName: 'Settlement' })
  settlement!: Settlement;

  @ApiProperty({
    enum: SETTLEMENT_TIMES,
    enumName: 'SettlementTime',
    description: 'PM: at the close of the expiry date; AM: at its opening prices',
  })
  settlementTime!: SettlementTime;

  @ApiProperty({ type: 'integer', description: 'Shares, or dollars per index point' })
  multiplier!: number;
}
