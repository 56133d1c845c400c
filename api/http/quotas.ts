import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  SetMetadata,
  Inject,
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { decideAccess, VISITOR, type Principal } from '@toolyard/core/accounts';
import type { Clock } from '@toolyard/core/shared';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { PORTS, type Limiter } from '../composition/ports.ts';
import { TOO_MANY_REQUESTS } from './http.errors.ts';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Handler } from './route-handlers.ts';
import { resolve, type Container } from '../composition/typed-container.ts';
import { keyOf } from '../composition/write.ts';
import { addressGroup, callerAddress, networkOf, plainAddress } from './network.ts';

export const COST = 'toolyard:cost';

/** Points of the caller's quota that a call of this handler takes. */
export const Cost = (points: number) => SetMetadata(COST, points);

interface Charge {
  readonly key: string;
  readonly points: number;
}

/** Takes points from a quota and answers what is left; refuses with TOO_MANY_REQUESTS where it has too few. */
export async function charge(
  limiter: Limiter,
  { key, points }: Charge,
  clock: Clock,
  tell: (left: RateLimiterRes) => void = () => undefined,
): Promise<void> {
  try {
    tell(await limiter.consume(key, points));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    tell(refused);
    throw TOO_MANY_REQUESTS({ retryAt: clock.now() + refused.msBeforeNext });
  }
}

/** Tells the caller of its quotas in response headers (draft-ietf-httpapi-ratelimit-headers-10). */
const tellIn =
  (response: Response, name: string, { points, duration }: Limiter) =>
  ({ remainingPoints, msBeforeNext }: RateLimiterRes): void => {
    const seconds = Math.ceil(msBeforeNext / 1000);
    response.appendHeader('RateLimit-Policy', `"${name}";q=${points};w=${duration}`);
    response.appendHeader('RateLimit', `"${name}";r=${remainingPoints};t=${seconds}`);
  };

const responseIn = (context: ExecutionContext): Response => context.switchToHttp().getResponse();

const CALLS_PER_TURN = 4;

/** Starts a few calls per turn of the event loop, so that other calls are answered between those that came at once. */
class Turns {
  private last: Promise<void> = Promise.resolve();
  private started = 0;

  next(): Promise<void> {
    if (this.started % CALLS_PER_TURN === 0) this.last = this.last.then(() => nextTurn());
    this.started += 1;
    return this.last;
  }
}

const COST_OF_WRITE = 2;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Writes and expensive reads of an account by their cost; the other reads are free. A few expensive calls begin per turn
 * of the event loop. Stands behind the access guard.
 */
@Injectable()
export class AccountQuota implements CanActivate {
  private readonly turns = new Turns();

  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.accountLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, method } = context.switchToHttp().getRequest<Request>();
    if (principal === undefined) return true;
    const declared = this.reflector.get<number | undefined>(COST, context.getHandler());
    const points = declared ?? (READS.includes(method) ? 0 : COST_OF_WRITE);
    if (points === 0) return true;
    await charge(
      this.limiter,
      { key: keyOf(principal), points },
      this.clock,
      tellIn(responseIn(context), 'account', this.limiter),
    );
    if (declared !== undefined) await this.turns.next();
    return true;
  }
}

const USUAL_COST = 1;

/** Every call by API key, by its cost and by the key. Stands behind the access guard. */
@Injectable()
export class ApiKeyQuota implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.apiKeyLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, method } = context.switchToHttp().getRequest<Request>();
    const key = apiKeyOf(principal);
    if (key === null) return true;
    const declared = this.reflector.get<number | undefined>(COST, context.getHandler());
    const points = declared ?? (READS.includes(method) ? USUAL_COST : COST_OF_WRITE);
    await charge(
      this.limiter,
      { key: key.id, points },
      this.clock,
      tellIn(responseIn(context), 'key', this.limiter),
    );
    return true;
  }
}

/** The API key by which the principal calls; null where it does not. */
const apiKeyOf = (principal: Principal | undefined) =>
  principal?.kind === 'user' ? (principal.apiKey ?? null) : null;

/**
 * Market calls by address and by their cost. An IPv6 subscriber owns a /64, so that is one address; who owns a /48 has
 * 65,536 of them, so that is counted too. Calls by API key have a quota of their own and count for the /48 or the IPv4
 * address alone: else each further account would add its points. A few expensive calls begin per turn of the event loop.
 */
@Injectable()
export class MarketQuota implements CanActivate {
  private readonly turns = new Turns();

  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.marketLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.marketSiteLimiter) private readonly siteLimiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = plainAddress(callerAddress(request));
    const isByKey = apiKeyOf(request.principal) !== null;
    const isIpv6 = address.includes(':');
    const handler = context.getHandler();
    const declared = this.reflector.get<number | undefined>(COST, handler);
    const points = declared ?? USUAL_COST;
    if (!isByKey)
      await charge(
        this.limiter,
        { key: addressGroup(address), points },
        this.clock,
        tellIn(responseIn(context), 'market', this.limiter),
      );
    const site = isIpv6 ? networkOf(address) : address;
    if (isByKey || isIpv6) await charge(this.siteLimiter, { key: site, points }, this.clock);
    if (declared !== undefined) await this.turns.next();
    return true;
  }
}

interface AddressQuota {
  /** In response headers. */
  readonly name: string;
  readonly limiter: Limiter;
  readonly reflector: Reflector;
  readonly clock: Clock;
}

/** Charges a public read to its caller's address by its cost. */
async function chargeAddress(
  context: ExecutionContext,
  { name, limiter, reflector, clock }: AddressQuota,
): Promise<true> {
  const address = callerAddress(context.switchToHttp().getRequest<Request>());
  const declared = reflector.get<number | undefined>(COST, context.getHandler());
  const charged = { key: addressGroup(address), points: declared ?? USUAL_COST };
  await charge(limiter, charged, clock, tellIn(responseIn(context), name, limiter));
  return true;
}

/** Public reads of prize draws by address and by their cost. */
@Injectable()
export class LotteryQuota implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.lotteryLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    const { limiter, reflector, clock } = this;
    return chargeAddress(context, { name: 'lottery', limiter, reflector, clock });
  }
}

/** Charges a read of articles outside the API to the address that it comes from, as `ContentQuota` does. */
export function readerCharge(container: Container) {
  const limiter = resolve(container, PORTS.contentLimiter);
  const clock = resolve(container, PORTS.clock);
  return (request: Request, response: Response, points: number): Promise<void> => {
    const charged = { key: addressGroup(callerAddress(request)), points };
    return charge(limiter, charged, clock, tellIn(response, 'content', limiter));
  };
}

/** Reads of published articles by address and by their cost. */
@Injectable()
export class ContentQuota implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(PORTS.contentLimiter) private readonly limiter: Limiter,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): Promise<boolean> {
    const { limiter, reflector, clock } = this;
    return chargeAddress(context, { name: 'content', limiter, reflector, clock });
  }
}

/** Whether every call of the handler takes points of a quota. */
export function hasQuota({ policy, method, run, guards }: Handler): boolean {
  if ([MarketQuota, LotteryQuota, ContentQuota].some((quota) => guards.includes(quota)))
    return true;
  const isOpen = policy === null || decideAccess(VISITOR, policy, 0).allowed;
  return !isOpen && (Reflect.hasMetadata(COST, run) || !READS.includes(method));
}

/** Whether a call of the handler can have too few points left: those by API key always take some. */
export const canBeThrottled = (handler: Handler): boolean =>
  handler.scope !== null || hasQuota(handler);
