import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { answerCheck, type AnswerCheck } from '../wire/answer-check.ts';
import type { Memory } from '../wire/memory.ts';
import { operationsOf, type Operation } from '../wire/openapi.ts';
import type { WireAnswer, WireRequest } from '../wire/send.ts';
import { toWire } from '../wire/to-wire.ts';
import type { Client } from '../wire/valid-call.ts';
import { settled, validRequests, type Draft } from '../wire/valid-request.ts';
import { CALLERS, type CallerName, type Callers } from './callers.ts';
import { mutationsOf, type Mutation } from './mutations.ts';

export interface FuzzTarget extends Client {
  readonly callers: Callers;
  /** Judges the answers; by the document unless something else is given. */
  readonly faultOf?: AnswerCheck;
  /** Everything that was written so far, where that can be known. */
  readonly wrote?: readonly string[];
  /** Brings the usual caller of an operation to where it can succeed, since random requests hardly ever do. */
  readonly prepare?: (operation: Operation, caller: Memory) => Promise<void>;
}

interface FuzzSettings {
  readonly seed: number;
  readonly count: number;
}

export interface Miss {
  readonly operation: string;
  readonly caller: string;
  readonly fault: string;
  /** The smallest one found that still fails. */
  readonly request: WireRequest;
}

export interface FuzzReport {
  readonly sent: number;
  readonly misses: readonly Miss[];
  /** How often each operation answered with each status. */
  readonly answered: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

interface Case {
  readonly caller: CallerName;
  readonly draft: Draft;
  readonly mutations: readonly Mutation[];
}

/** A round asks every operation a little, so that what one leaves behind meets the others. */
const RUNS_A_ROUND = 10;
const SHRINKING_SENDS = 400;

/** Sends about `count` requests over every operation and caller and judges every answer by the document. */
export async function fuzz(target: FuzzTarget, { seed, count }: FuzzSettings): Promise<FuzzReport> {
  const operations = operationsOf(target.document);
  const fuzzer = new Fuzzer(target);
  const rounds = Math.max(1, Math.round(count / operations.length / RUNS_A_ROUND));
  const numRuns = Math.ceil(count / operations.length / rounds);
  const misses: Miss[] = [];
  const missed = new Set<Operation>();
  for (let round = 0; round < rounds; round++)
    for (const [at, operation] of shuffled(operations, `${seed} ${round}`).entries()) {
      if (missed.has(operation)) continue;
      await target.prepare?.(operation, await target.callers.of(usualCaller(operation)));
      const run = { seed: seed + round * operations.length + at, numRuns };
      const miss = await fuzzer.ask(operation, run);
      if (!miss) continue;
      misses.push(miss);
      missed.add(operation);
    }
  return { sent: fuzzer.sent, misses, answered: fuzzer.answered };
}

/** Another order each round: what begins something comes before what ends it at times, and after it at others. */
function shuffled(operations: readonly Operation[], by: string): Operation[] {
  const place = ({ id }: Operation) => createHash('sha256').update(`${by} ${id}`).digest('hex');
  return operations.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

class Fuzzer {
  sent = 0;
  readonly answered = new Map<string, Map<number, number>>();
  private readonly faultOf: AnswerCheck;

  constructor(private readonly target: FuzzTarget) {
    this.faultOf = target.faultOf ?? answerCheck(target.document);
  }

  /** The first miss of this operation, shrunk; null where every answer kept the contract. */
  async ask(operation: Operation, run: { seed: number; numRuns: number }): Promise<Miss | null> {
    let last: Miss | null = null;
    let shrinking = 0;
    const property = fc.asyncProperty(this.cases(operation), async (each) => {
      if (last && ++shrinking > SHRINKING_SENDS) return;
      const memory = await this.target.callers.of(each.caller);
      const settledDraft = settled(each.draft, memory, operation);
      const draft = each.mutations.reduce((changed, mutate) => mutate(changed), settledDraft);
      const request = toWire(operation, draft, memory);
      const fault = await this.try(operation, each.caller, memory, request);
      if (fault === null) return;
      last = { operation: operation.id, caller: each.caller, fault, request };
      throw new Error(fault);
    });
    const { failed, errorInstance } = await fc.check(property, run);
    if (failed && last === null) throw errorInstance;
    return last;
  }

  private async try(
    operation: Operation,
    caller: CallerName,
    memory: Memory,
    request: WireRequest,
  ): Promise<string | null> {
    this.sent++;
    const { wrote = [] } = this.target;
    const before = wrote.length;
    const answer = await this.answerTo(request);
    if (typeof answer === 'string') return answer;
    const left = wrote.slice(before);
    const counts = this.answered.get(operation.id) ?? new Map<number, number>();
    this.answered.set(
      operation.id,
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1),
    );
    memory.learn(operation, request, answer);
    if (answer.status < 300) await this.target.callers.renew(endedBy(operation, caller));
    return this.faultOf(operation, answer) ?? leftBehind(operation, answer, left);
  }

  /** The answer, or why there is none; only what stays away twice is a fault, since the machine may be busy. */
  private async answerTo(request: WireRequest): Promise<WireAnswer | string> {
    for (let tries = 1; ; tries++)
      try {
        return await this.target.send(request);
      } catch (fault) {
        if (tries === 2) return fault instanceof Error ? fault.message : String(fault);
      }
  }

  private cases(operation: Operation): fc.Arbitrary<Case> {
    const { document, examples } = this.target;
    const known = validRequests(operation, document, examples);
    const any = validRequests(operation, document);
    return fc.record({
      caller: fc.oneof(
        { weight: 1, arbitrary: fc.constant(usualCaller(operation)) },
        { weight: 2, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      draft: fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: any }),
      mutations: fc.oneof(
        { weight: 1, arbitrary: fc.constant([]) },
        {
          weight: 2,
          arbitrary: fc.array(mutationsOf(operation, document), { minLength: 1, maxLength: 3 }),
        },
      ),
    });
  }
}

/** Somebody who may call it. */
export function usualCaller({ path }: Operation): CallerName {
  if (!path.startsWith('/api/admin/')) return 'user';
  return /^\/api\/admin\/(auth|profile)\b/.test(path) ? 'admin' : 'superadmin';
}

/** Refreshing with a token that was used before ends its family, and refused proofs stand in the audit log. */
const WRITES_BY_REFUSING = [
  'refreshSession',
  'refreshAdminSession',
  'signIn',
  'signInAdmin',
  'signInWithPasskey',
  'signInAdminWithPasskey',
  'reauthenticate',
  'reauthenticateAdmin',
  'reauthenticateWithPasskey',
  'reauthenticateAdminWithPasskey',
  'changePassword',
  'changeAdminPassword',
  'confirmSecondFactor',
  'confirmAdminSecondFactor',
];

/** A refused call leaves nothing behind. */
function leftBehind({ id }: Operation, { status }: WireAnswer, wrote: readonly string[]) {
  if (status < 400 || wrote.length === 0 || WRITES_BY_REFUSING.includes(id)) return null;
  return `answered ${status} and left ${wrote.join()} behind`;
}

/** Whose sessions a write may have ended: on an account the caller's own, in the console anybody's. */
function endedBy({ method, path }: Operation, caller: CallerName): readonly CallerName[] {
  if (method === 'GET') return [];
  if (path.startsWith('/api/auth/')) return [caller];
  return /^\/api\/admin\/(?!tools)/.test(path) ? CALLERS : [];
}
