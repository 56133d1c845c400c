import {
  TIMESTAMP_INVALID,
  TIMESTAMP_UNAVAILABLE,
  type LockStamp,
  type StampedTime,
  type TimestampAuthority,
} from '@toolyard/core/lottery/draw';
import { fromBER, Integer, type Sequence } from 'asn1js';
import { MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { readToken, timestampChecks, toBase64 } from './timestamp-checks.ts';

export interface TimestampSettings {
  /** Where requests are posted. */
  readonly url: string;
  /** SHA-256 fingerprints of the authority's certificates; with some, only time stamps that lead to one are accepted. */
  readonly trusted: readonly string[];
  /** 10 seconds unless given. */
  readonly deadlineMs?: number;
}

const DEADLINE_MS = 10_000;
/** Bytes of the longest answer: tokens have two to ten thousand. */
const LONGEST_BODY = 32 * 1024;
/** Statuses of a granted request (RFC 3161 §2.4.2). */
const GRANTED: readonly number[] = [0, 1];

/** A time-stamping authority over HTTP (RFC 3161 §3.4). It gets a hash and a random number, and nothing else. */
export class HttpTimestampAuthority implements TimestampAuthority {
  constructor(private readonly settings: TimestampSettings) {}

  async stamp(
    message: Uint8Array,
  ): Promise<{ readonly stamp: LockStamp; readonly time: StampedTime }> {
    const nonce = newNonce();
    const stamp = { token: tokenOf(await this.post(await requestOf(message, nonce))) };
    const echoed = readToken(stamp)?.info.nonce?.valueBlock.valueHexView;
    if (!echoed || toBase64(echoed) !== toBase64(nonce)) throw invalid('another nonce');
    const { trusted } = this.settings;
    const time = await timestampChecks.check(stamp, message, trusted);
    if (typeof time === 'string') throw invalid(time);
    if (trusted.length > 0 && !time.authority) throw invalid('another authority');
    return { stamp, time };
  }

  private async post(body: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const response = await fetch(this.settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body,
        signal: AbortSignal.timeout(this.settings.deadlineMs ?? DEADLINE_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`the authority answered ${response.status}`);
      return await shortBody(response);
    } catch (cause) {
      throw TIMESTAMP_UNAVAILABLE({ cause });
    }
  }
}

const invalid = (reason: string): Error => TIMESTAMP_INVALID({ cause: new Error(reason) });

/** Eight random bytes that are a positive number without leading zeros. */
function newNonce(): Uint8Array<ArrayBuffer> {
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  return nonce;
}

async function requestOf(
  message: Uint8Array,
  nonce: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: await MessageImprint.create('SHA-256', new Uint8Array(message)),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** The token of an answer as base64, as it came. Throws TIMESTAMP_INVALID when the authority refuses. */
function tokenOf(answer: Uint8Array<ArrayBuffer>): string {
  try {
    const { status } = TimeStampResp.fromBER(answer);
    if (!GRANTED.includes(status.status)) throw new Error(`the status is ${status.status}`);
    const [, token] = (fromBER(answer).result as Sequence).valueBlock.value;
    if (!token) throw new Error('there is no token');
    return toBase64(token.valueBeforeDecodeView);
  } catch (cause) {
    throw TIMESTAMP_INVALID({ cause });
  }
}

/** The body; throws once it is longer than an answer can be. */
async function shortBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LONGEST_BODY) throw new RangeError('The answer is too long for a time stamp');
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
