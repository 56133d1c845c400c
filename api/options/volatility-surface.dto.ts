import { ApiProperty } from '@nestjs/swagger';
import { MetaResponse } from '../market/meta.dto.ts';
import { FittedSmileResponse } from './chain.dto.ts';

const REFUSALS = ['tooFewQuotes', 'noTimeLeft', 'noConvergence'] as const;
const CROSSED_BY = ['quotes', 'fits'] as const;

export class SmileCrossingResponse {
  @ApiProperty({ type: Number, description: 'Dollars' })
  strike!: number;

  @ApiProperty({
    enum: CROSSED_BY,
    enumName: 'SmileCrossedBy',
    description: 'By bid and ask, or by the fits within the spreads',
  })
  by!: (typeof CROSSED_BY)[number];
}

export class SurfaceSliceResponse {
  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: 'integer' })
  daysToExpiry!: number;

  @ApiProperty({ type: Number, description: 'Dollars' })
  forward!: number;

  @ApiProperty({
    type: FittedSmileResponse,
    nullable: true,
    description: "The fit of the expiry's own quotes",
  })
  smile!: FittedSmileResponse | null;

  @ApiProperty({
    enum: REFUSALS,
    enumName: 'SmileRefusal',
    nullable: true,
    description: 'Why there is no fit',
  })
  refusal!: (typeof REFUSALS)[number] | null;

  @ApiProperty({
    type: FittedSmileResponse,
    nullable: true,
    description: 'The slice of the surface of all expiries',
  })
  slice!: FittedSmileResponse | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: "Root mean square of the quotes' volatilities less the surface's",
  })
  error!: number | null;

  @ApiProperty({
    type: SmileCrossingResponse,
    nullable: true,
    description: 'Where the smile lies below that of the expiry before',
  })
  crossing!: SmileCrossingResponse | null;
}

export class SsviParametersResponse {
  @ApiProperty({ type: Number })
  rho!: number;

  @ApiProperty({ type: Number })
  eta!: number;

  @ApiProperty({ type: Number })
  gamma!: number;
}

export class VolatilitySurfaceResult {
  @ApiProperty({
    type: SsviParametersResponse,
    nullable: true,
    description: 'SSVI with a power law; null where no expiry has a fit',
  })
  parameters!: SsviParametersResponse | null;

  @ApiProperty({ type: [SurfaceSliceResponse], description: 'By ascending expiry' })
  slices!: SurfaceSliceResponse[];
}

export class VolatilitySurfaceResponse {
  @ApiProperty({ type: VolatilitySurfaceResult })
  data!: VolatilitySurfaceResult;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}
