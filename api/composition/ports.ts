import type {
  AccountRepositories,
  AttemptGuard,
  AttemptLimiter,
  CommonPasswords,
  DeviceMarks,
  OneTimeCodes,
  PasswordHasher,
  PasswordRules,
  SecondFactorPorts,
  SecondFactorRepository,
  SecretSource,
  SessionPorts,
  SessionRepository,
  TokenIssuer,
  UserRepository,
} from '@toolyard/core/accounts';
import type { AuditLog } from '@toolyard/core/audit';
import type { LotteryEventRepository } from '@toolyard/core/lottery';
import type { BrokerageGateway, ConnectionStore } from '@toolyard/core/brokerage';
import type { LetterWriter, Mailer } from '@toolyard/core/mail';
import type { MarketData } from '@toolyard/core/market';
import type { OptionChains } from '@toolyard/core/options/chain';
import type { PlanningPorts, StrategyRepository } from '@toolyard/core/options/strategies';
import type { Clock, IdempotencyStore, IdSource, UnitOfWork } from '@toolyard/core/shared';
import type { ToolRepository } from '@toolyard/core/tools';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SimulatedBroker } from '@toolyard/simulated-broker';
import type { Sweeper } from '@toolyard/core/upkeep';
import type { Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';
import type { Readiness } from '../health/readiness.ts';
import type { OpenCalls } from '../http/open-calls.ts';
import type { Settings } from './settings.ts';

/** The identifier of something from outside, with its type. */
export type Port<T> = symbol & { readonly stands?: T };
const port = <T>(name: string): Port<T> => Symbol.for(`toolyard:${name}`);

/** What a unit of work hands out. */
export interface Repositories extends AccountRepositories {
  readonly strategies: StrategyRepository;
  readonly tools: ToolRepository;
  readonly lotteryEvents: LotteryEventRepository;
  readonly connections: ConnectionStore;
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
}

/** Counts calls by a key; rejects with a `RateLimiterRes` where the key has none left. */
export type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/** The simulated broker's own pages. */
export type SimulatedBrokerage = Pick<SimulatedBroker, 'signInPage' | 'returnUrl'>;

export const PORTS = {
  settings: port<Settings>('settings'),
  logger: port<Logger>('logger'),
  metrics: port<Metrics>('metrics'),
  readiness: port<Readiness>('readiness'),
  openCalls: port<OpenCalls>('openCalls'),
  sweeper: port<Sweeper>('sweeper'),
  clock: port<Clock>('clock'),
  ids: port<IdSource>('ids'),
  hasher: port<PasswordHasher>('hasher'),
  commonPasswords: port<CommonPasswords>('commonPasswords'),
  attempts: port<AttemptLimiter>('attempts'),
  deviceMarks: port<DeviceMarks>('deviceMarks'),
  attemptGuard: port<AttemptGuard>('attemptGuard'),
  tokens: port<TokenIssuer>('tokens'),
  secrets: port<SecretSource>('secrets'),
  sessionPorts: port<SessionPorts>('sessionPorts'),
  oneTimeCodes: port<OneTimeCodes>('oneTimeCodes'),
  secondFactorPorts: port<SecondFactorPorts & { readonly ids: IdSource }>('secondFactorPorts'),
  passwordRules: port<PasswordRules>('passwordRules'),
  mailer: port<Mailer>('mailer'),
  letterWriter: port<LetterWriter>('letterWriter'),
  planningPorts: port<PlanningPorts>('planningPorts'),
  marketLimiter: port<Limiter>('marketLimiter'),
  marketData: port<MarketData>('marketData'),
  optionChains: port<OptionChains>('optionChains'),
  work: port<UnitOfWork<Repositories>>('work'),
  userReader: port<Pick<UserRepository, 'find'>>('userReader'),
  sessionReader: port<Pick<SessionRepository, 'find' | 'listOwned'>>('sessionReader'),
  secondFactorReader: port<Pick<SecondFactorRepository, 'find'>>('secondFactorReader'),
  strategyReader: port<Pick<StrategyRepository, 'listOwned' | 'findOwned'>>('strategyReader'),
  lotteryReader: port<Pick<LotteryEventRepository, 'listByStatus' | 'find'>>('lotteryReader'),
  toolReader: port<Pick<ToolRepository, 'list'>>('toolReader'),
  connectionReader: port<Pick<ConnectionStore, 'findOwned'>>('connectionReader'),
  brokerageGateway: port<BrokerageGateway>('brokerageGateway'),
  simulatedBrokerage: port<SimulatedBrokerage>('simulatedBrokerage'),
} as const;
