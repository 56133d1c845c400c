import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BROKERAGE_FAILED } from '@toolyard/core/brokerage';

export type Method = 'GET' | 'POST';

/** A request to the broker, its path below the base address. */
export interface Outgoing {
  readonly method: Method;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly authorization?: string;
}

/** What the broker answered: a status below 500, and the JSON of the body; null for a body that is no JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Endpoint {
  readonly baseUrl: string;
  /** Whether any certificate is accepted, as for a gateway on this machine with one of its own. */
  readonly acceptsAnyCertificate: boolean;
}

const DEADLINE_MS = 8_000;
const LONGEST_BODY = 8 * 1024 * 1024;

/**
 * Sends one request. Refuses with BROKERAGE_FAILED when there is no answer in 8 seconds, or one of status 429 or from
 * 500 on. It follows no redirects.
 */
export async function send(
  { baseUrl, acceptsAnyCertificate }: Endpoint,
  outgoing: Outgoing,
): Promise<Answer> {
  const { method, path, body, authorization } = outgoing;
  const content = method === 'POST' ? JSON.stringify(body ?? {}) : null;
  const url = new URL(baseUrl.replace(/\/$/, '') + path);
  const options = {
    method,
    signal: AbortSignal.timeout(DEADLINE_MS),
    rejectUnauthorized: !acceptsAnyCertificate,
    headers: {
      accept: 'application/json',
      // The gateway refuses calls without one.
      'user-agent': 'Toolyard',
      ...(content !== null && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
      ...(authorization !== undefined && { authorization }),
    },
  };
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const open = url.protocol === 'http:' ? httpRequest : httpsRequest;
      const sent = open(url, options, (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        response.on('data', (piece: Buffer) => {
          size += piece.length;
          pieces.push(piece);
          if (size > LONGEST_BODY) response.destroy(new Error('the body is too long'));
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: jsonOf(Buffer.concat(pieces)) }),
        );
      });
      sent.on('error', reject);
      sent.end(content ?? undefined);
    });
    if (answer.status >= 500 || answer.status === 429)
      throw new Error(`HTTP status ${answer.status}`);
    return answer;
  } catch (fault) {
    throw BROKERAGE_FAILED({ cause: plain(fault) });
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** The reason without the request, which carries credentials. */
const plain = (fault: unknown): Error =>
  new Error(fault instanceof Error ? fault.message : 'no answer');
