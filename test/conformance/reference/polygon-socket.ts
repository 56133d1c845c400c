import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readFrame } from '@toolyard/polygon';
import { summariseFacts } from './facts.ts';
import type { ReferenceResult } from './reference-suite.ts';

interface Message {
  readonly ev: string;
  readonly sym?: string;
  readonly [field: string]: unknown;
}

/** What a message says by the field tables of the interface: bars end with their close at `e`, quotes are made at `t`. */
function ticksOf({ ev, sym, c, e, bp, ap, t }: Message): readonly unknown[] {
  if (ev === 'A' || ev === 'AM') return [{ kind: 'price', symbol: sym, price: c, at: e }];
  if (ev === 'Q') return [{ kind: 'quote', symbol: sym, bid: bp, ask: ap, at: t }];
  // The trades of the files are late reports and parts of orders with several legs: neither is a last price.
  return [];
}

/** One message of the socket. */
export function checkSocketMessage(path: string): ReferenceResult {
  const text = readFileSync(path, 'utf8');
  const message = JSON.parse(text) as Message;
  const { ticks, statuses, ignored } = readFrame(`[${text}]`);
  // Imbalances are not subscribed to.
  const unread = message.ev === 'NOI' ? 1 : 0;
  return summariseFacts([
    { name: 'prices', holds: isDeepStrictEqual(ticks, ticksOf(message)) },
    { name: 'unread messages', holds: ignored + statuses.length === unread },
  ]);
}
