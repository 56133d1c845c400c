import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { Operation } from './openapi.ts';
import type { WireAnswer, WireRequest } from './send.ts';
import { WirePasskeys } from './wire-passkeys.ts';

interface StoredObject {
  readonly id: string;
  readonly version: number;
  /** Of what has another name beside its id. */
  readonly key: string | null;
  /** Of a strategy. */
  readonly legs: readonly StoredLeg[];
  readonly steps: readonly StoredStep[];
}

export interface StoredStep {
  readonly id: string;
  readonly fills: readonly { readonly id: string; readonly price: number }[];
}

export interface StoredLeg {
  readonly id: string;
  readonly symbol: string;
}

/** `/api/options/strategies` for `/api/options/strategies/{id}`: where an object of this route is listed. */
export const collectionOf = ({ path }: Pick<Operation, 'path'>): string =>
  path.split('/{', 1)[0] ?? path;

/** What one caller knows: its account, and what the server told it. Valid requests are made of it. */
export class Memory {
  email = '';
  /** Of an admin; empty for users. */
  username = '';
  password = '';
  token: string | null = null;
  cookie: string | null = null;
  /** Out of the last mails. */
  resetToken: string | null = null;
  confirmationToken: string | null = null;
  /** Of the audit entry seen last that can be taken back. */
  revertible: number | null = null;
  /** SHA-256 of the picture of a prize that was uploaded last. */
  pictureHash: string | null = null;
  /** The server's time. */
  now: () => number = Date.now;
  readonly passkeys = new WirePasskeys();
  private secret: string | null = null;
  private readonly objects = new Map<string, StoredObject[]>();
  private readonly cursors = new Map<string, string>();

  /** The objects of a collection that were seen last, the newest first. */
  stored(operation: Pick<Operation, 'path'>): StoredObject | null {
    return this.objects.get(collectionOf(operation))?.at(-1) ?? null;
  }

  /** Makes an object the one that the next calls of its collection are about. */
  choose(collection: string, id: string): void {
    const others = (this.objects.get(collection) ?? []).filter((each) => each.id !== id);
    const chosen = { id, version: 1, key: null, legs: [], steps: [] };
    this.objects.set(collection, [...others, chosen]);
  }

  /** Takes the objects of one collection for those of another. */
  adopt(from: string, to: string): void {
    this.objects.set(to, [...(this.objects.get(from) ?? [])]);
  }

  cursor(operation: Operation): string | null {
    return this.cursors.get(operation.path) ?? null;
  }

  /** The code of now, where the server gave a secret. */
  code(): string {
    return this.secret === null
      ? '000000'
      : new TOTP({ secret: this.secret }).generate({ timestamp: this.now() });
  }

  /** Learns from an answer. */
  learn(
    operation: Operation,
    sent: Pick<WireRequest, 'target' | 'body'>,
    answer: WireAnswer,
  ): void {
    const gone = answer.status < 300 ? operation.method === 'DELETE' : answer.status === 404;
    if (gone || answer.status === 409) this.forget(operation, sent);
    if (answer.status >= 300) return;
    const request = record(parsed(sent.body));
    const reply = record(parsed(answer.text));
    const data = record(reply['data']);
    this.storeObjects(operation, reply['data'] ?? reply['users'] ?? reply['user']);
    if (typeof reply['nextCursor'] === 'string')
      this.cursors.set(operation.path, reply['nextCursor']);
    this.passkeys.learn(data);
    if (typeof data['hash'] === 'string') this.pictureHash = data['hash'];
    if (typeof data['secret'] === 'string') this.secret = data['secret'];
    // A sign-in takes a new password only from who must choose one.
    if (typeof request['newPassword'] === 'string' && operation.id !== 'signIn')
      this.password = request['newPassword'];
    if (record(reply['user'])['email'] === this.email) this.storeSession(reply, answer);
    if (this.username !== '' && record(data['admin'])['username'] === this.username)
      this.storeSession(data, answer);
  }

  /** The object that a request was about. */
  private forget(operation: Operation, { target }: Pick<WireRequest, 'target'>): void {
    const stored = this.objects.get(collectionOf(operation)) ?? [];
    this.objects.set(
      collectionOf(operation),
      stored.filter(
        ({ id, key }) => !target.includes(id) && !(key !== null && target.includes(key)),
      ),
    );
  }

  private storeObjects(operation: Operation, data: unknown): void {
    const collection = collectionOf(operation);
    for (const each of [data].flat().map(record)) {
      const { version, key, sequence } = each;
      const id = typeof sequence === 'number' ? String(sequence) : each['id'];
      if (typeof id !== 'string') continue;
      if (each['revertible'] === true) this.revertible ??= sequence as number;
      const others = (this.objects.get(collection) ?? []).filter((stored) => stored.id !== id);
      const stored = {
        id,
        version: typeof version === 'number' ? version : 1,
        key: typeof key === 'string' ? key : null,
        legs: [each['legs'] ?? []].flat() as StoredLeg[],
        steps: [each['steps'] ?? []].flat() as StoredStep[],
      };
      this.objects.set(collection, [...others, stored].slice(-50));
    }
  }

  /** Takes the tokens of an answer that opens or renews a session. */
  storeSession(reply: Readonly<Record<string, unknown>>, { headers }: WireAnswer): void {
    if (typeof reply['token'] === 'string') this.token = reply['token'];
    const cookie = [headers['set-cookie']].flat()[0]?.split(';', 1)[0];
    if (cookie !== undefined) this.cookie = cookie;
  }
}

/** Values that nobody used before. */
export const fresh = {
  email: () => `fuzz-${randomUUID()}@example.com`,
  password: () => `unguessable ${randomUUID()}`,
  username: () => `op-${randomUUID()}`,
  key: () => randomUUID(),
};

function parsed(text: WireRequest['body']): unknown {
  try {
    return JSON.parse(text?.toString() ?? '');
  } catch {
    return null;
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
