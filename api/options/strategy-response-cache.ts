import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { asUser, type Principal } from '@toolyard/core/accounts';
import type { StrategyVersion } from '@toolyard/core/options/strategies';
import type { Clock, Page } from '@toolyard/core/shared';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import { PORTS } from '../composition/ports.ts';
import { etagWith } from '../http/version-header.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Quotes change, sessions close and days begin on whole minutes. */
const MINUTE = 60_000;

interface Wanted {
  readonly caller: Principal;
  /** Names one answer among the caller's. */
  readonly place: string;
  /** The versions that the answer must have. */
  readonly versions: Page<StrategyVersion>;
}

interface Made {
  readonly body: object;
  /** The version that the ETag names beside the digest of the body; none for a list. */
  readonly version?: number;
  /** The versions that the body has. */
  readonly versions: Page<StrategyVersion>;
  /** Whether the market answered everything that the body says of it, and the same call may come again. */
  readonly isReusable: boolean;
}

interface Answer {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly versions: string;
  readonly minute: number;
}

/**
 * Answers about strategies as bytes. An answer is sent again within the minute of the market in which it was made,
 * while its strategies have the versions that the database has.
 */
@Injectable()
export class StrategyResponseCache {
  private readonly answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes, versions }, key) => bytes.length + versions.length + key.length,
  });

  constructor(@Inject(PORTS.clock) private readonly clock: Clock) {}

  async send(
    response: Response,
    { caller, place, versions }: Wanted,
    make: () => Promise<Made>,
  ): Promise<void> {
    const key = `${asUser(caller).userId} ${place}`;
    const minute = this.minute();
    const known = this.answers.get(key);
    const isCurrent = known?.minute === minute && known.versions === textOf(versions);
    const { bytes, etag } = isCurrent ? known : await this.make(key, minute, make);
    response.setHeader('ETag', etag);
    response.type('json').send(bytes);
  }

  private async make(key: string, minute: number, make: () => Promise<Made>): Promise<Answer> {
    const { body, version, versions, isReusable } = await make();
    const bytes = Buffer.from(JSON.stringify(body));
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const etag = version === undefined ? `W/"${digest}"` : etagWith(version, digest);
    const answer = { bytes, etag, versions: textOf(versions), minute };
    if (isReusable && minute === this.minute()) this.answers.set(key, answer);
    return answer;
  }

  private minute(): number {
    return Math.floor(this.clock.now() / MINUTE);
  }
}

const textOf = ({ items, nextCursor }: Page<StrategyVersion>): string =>
  `${items.map(({ id, version }) => `${id} ${version}`).join()} ${nextCursor}`;
