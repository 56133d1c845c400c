import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  KEY_VERDICTS,
  MARKET_PROVIDERS,
  PROVIDER_PLANS,
  type KeyVerdict,
  type MarketProvider,
  type ProviderPlan,
} from '@toolyard/core/market';
import type { Instant } from '@toolyard/core/shared';
import { IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';
import { TEXT_CEILING } from '../../auth/input-limits.ts';
import {
  MARKET_REASONS,
  type MarketReadout,
  type MarketReason,
} from '../../composition/market/provider-market.ts';
import { instant } from '../../http/instant.ts';

const MARKETS_IN_FORCE = ['simulated', ...MARKET_PROVIDERS] as const;
const CIRCUITS = ['closed', 'halfOpen', 'open'] as const;

class ProviderKeyFields {
  @ApiProperty({ enum: MARKET_PROVIDERS, enumName: 'MarketProvider' })
  @IsIn(MARKET_PROVIDERS)
  provider!: MarketProvider;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Needed by alpaca alone' })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsString()
  @MaxLength(TEXT_CEILING)
  keyId?: string | null;

  @ApiProperty({ type: String, description: 'The key of polygon, the secret key of alpaca' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  secret!: string;
}

export class CheckMarketKeyRequest extends ProviderKeyFields {}

export class StoreMarketKeyRequest extends ProviderKeyFields {
  @ApiProperty({ enum: PROVIDER_PLANS, enumName: 'ProviderPlan', description: 'Limits the calls' })
  @IsIn(PROVIDER_PLANS)
  plan!: ProviderPlan;
}

class KeyCheck {
  @ApiProperty({ enum: KEY_VERDICTS, enumName: 'KeyVerdict' })
  verdict!: KeyVerdict;
}

export class KeyCheckResponse {
  @ApiProperty({ type: KeyCheck })
  data!: KeyCheck;
}

class StoredMarketKey {
  @ApiProperty({ enum: MARKET_PROVIDERS, enumName: 'MarketProvider' })
  provider!: MarketProvider;

  @ApiProperty({ enum: PROVIDER_PLANS, enumName: 'ProviderPlan' })
  plan!: ProviderPlan;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

class CallBudgetResponse {
  @ApiProperty({ type: 'integer', description: 'Calls that the key has left now' })
  left!: number;

  @ApiProperty({ type: 'integer' })
  most!: number;

  @ApiProperty({ type: 'integer', description: 'In which a key has so many calls' })
  seconds!: number;

  @ApiProperty({ type: 'integer', description: 'Requests that this server has sent' })
  sent!: number;
}

class MarketEndpoint {
  @ApiProperty({ type: String, example: 'quotes' })
  name!: string;

  @ApiProperty({ enum: CIRCUITS, enumName: 'CircuitState' })
  circuit!: (typeof CIRCUITS)[number];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Seconds since its last answer' })
  age!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Code of its last call, if it failed' })
  fault!: string | null;
}

class MarketFault {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, example: 'quotes' })
  endpoint!: string;

  @ApiProperty({ type: String, example: 'PROVIDER_OUTAGE' })
  code!: string;
}

class RelayFigures {
  @ApiProperty({ type: 'integer', description: 'Calls answered from memory' })
  hits!: number;

  @ApiProperty({ type: 'integer' })
  misses!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Fraction; null before the first call',
  })
  hitRatio!: number | null;

  @ApiProperty({ type: 'integer', description: 'Answers that stood in for newer ones' })
  staleAnswers!: number;

  @ApiProperty({ type: [MarketEndpoint], description: 'By name' })
  endpoints!: MarketEndpoint[];

  @ApiProperty({ type: [MarketFault], description: 'The last ten, newest first' })
  faults!: MarketFault[];
}

class MarketOperations {
  @ApiProperty({ enum: MARKETS_IN_FORCE, enumName: 'MarketInForce' })
  provider!: (typeof MARKETS_IN_FORCE)[number];

  @ApiProperty({ enum: MARKET_REASONS, enumName: 'MarketReason' })
  reason!: MarketReason;

  @ApiProperty({ enum: PROVIDER_PLANS, enumName: 'ProviderPlan', nullable: true })
  plan!: ProviderPlan | null;

  @ApiProperty({ type: String, format: 'date-time' })
  since!: string;

  @ApiProperty({ type: StoredMarketKey, nullable: true, description: 'Never the key itself' })
  storedKey!: StoredMarketKey | null;

  @ApiProperty({ type: CallBudgetResponse, nullable: true, description: 'Null when simulated' })
  budget!: CallBudgetResponse | null;

  @ApiProperty({ type: RelayFigures, nullable: true, description: 'Null when simulated' })
  relay!: RelayFigures | null;
}

export class MarketOperationsResponse {
  @ApiProperty({ type: MarketOperations })
  data!: MarketOperations;
}

const toRelayFigures = (relay: NonNullable<MarketReadout['relay']>, now: Instant): RelayFigures => {
  const { hits, misses, staleAnswers, endpoints, faults } = relay;
  const calls = hits + misses;
  return {
    ...{ hits, misses, staleAnswers },
    hitRatio: calls === 0 ? null : hits / calls,
    endpoints: endpoints.map(({ name, circuit, answeredAt, fault }) => ({
      ...{ name, circuit, fault },
      age: answeredAt === null ? null : Math.max(0, Math.round((now - answeredAt) / 1_000)),
    })),
    faults: faults.map(({ at, endpoint, code }) => ({ at: instant(at), endpoint, code })),
  };
};

export function toMarketOperations(readout: MarketReadout): MarketOperationsResponse {
  const { at, provider, reason, plan, since, stored, budget, relay } = readout;
  return {
    data: {
      provider: provider ?? 'simulated',
      ...{ reason, plan, since: instant(since) },
      storedKey: stored && {
        provider: stored.provider,
        plan: stored.plan,
        updatedAt: instant(stored.updatedAt),
      },
      budget: budget && {
        left: budget.left,
        most: budget.most,
        seconds: budget.seconds,
        sent: budget.sent,
      },
      relay: relay && toRelayFigures(relay, at),
    },
  };
}
