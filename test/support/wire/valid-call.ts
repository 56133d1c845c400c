import fc from 'fast-check';
import type { Memory } from './memory.ts';
import type { ApiDocument, Operation } from './openapi.ts';
import type { Send, WireAnswer, WireRequest } from './send.ts';
import { toWire } from './to-wire.ts';
import { settled, validRequests } from './valid-request.ts';
import type { Examples } from './fixture.ts';

/** What is needed to call an API as its document says. */
export interface Client {
  readonly document: ApiDocument;
  readonly examples: Examples;
  readonly send: Send;
}

/** A request that keeps to the document, with what its caller knows. */
export function validCall(
  { document, examples }: Pick<Client, 'document' | 'examples'>,
  operation: Operation,
  memory: Memory,
): WireRequest {
  const [draft] = fc.sample(validRequests(operation, document, examples), { seed: 1, numRuns: 1 });
  if (!draft) throw new Error('fast-check gave no request');
  return toWire(operation, settled(draft, memory, operation), memory);
}

/** Makes the call; its caller learns from the answer. */
export async function perform(
  client: Client,
  operation: Operation,
  memory: Memory,
): Promise<WireAnswer> {
  const call = validCall(client, operation, memory);
  const answer = await client.send(call);
  memory.learn(operation, call, answer);
  return answer;
}
