import { ApiProperty } from '@nestjs/swagger';

export class TrackRecordResponse {
  @ApiProperty({ type: 'integer' })
  trades!: number;

  @ApiProperty({ type: 'integer' })
  wins!: number;

  @ApiProperty({ type: 'integer', description: 'Trades that brought nothing among them' })
  losses!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction; null without trades' })
  winRate!: number | null;

  @ApiProperty({ type: Number, description: 'Dollars' })
  totalReturn!: number;

  @ApiProperty({ type: Number, description: 'Dollars, of the winning trades together' })
  grossProfit!: number;

  @ApiProperty({ type: Number, description: 'Dollars, of the losing trades; never negative' })
  grossLoss!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a winning trade' })
  averageWin!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a losing trade' })
  averageLoss!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a trade' })
  expectancy!: number | null;

  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string', enum: ['unlimited'] }],
    nullable: true,
    description: 'Gains / losses',
  })
  profitFactor!: number | 'unlimited' | null;

  @ApiProperty({ type: Number, description: 'Dollars, never negative' })
  maxDrawdown!: number;

  @ApiProperty({ type: Number, description: 'Dollars: the summed results from which it falls' })
  drawdownFrom!: number;

  @ApiProperty({ type: Number, description: 'Dollars: the summed results to which it falls' })
  drawdownTo!: number;

  @ApiProperty({ type: 'integer', description: 'Of all trades together' })
  daysHeld!: number;

  @ApiProperty({ type: Number, nullable: true })
  averageDaysHeld!: number | null;
}
