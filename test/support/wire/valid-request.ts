import fc from 'fast-check';
import { fresh, type Memory } from './memory.ts';
import type { ApiDocument, Operation, Parameter } from './openapi.ts';
import { valuesOf } from './schema-values.ts';

/** A value that is looked up when the request is sent: what the caller knows by then. */
export class Later {
  constructor(readonly read: (memory: Memory, operation: Operation) => unknown) {}
}

/** A request before it is sent, part by part. */
export interface Draft {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Arbitrary = fc.Arbitrary<unknown>;
type Known = Readonly<Record<string, Arbitrary>>;

const later = (read: Later['read']): Arbitrary => fc.constant(new Later(read));
const someUuid = '018f0000-0000-7000-8000-000000000000';

/** What makes requests succeed that a schema alone does not: by field, or by operation and field. */
const KNOWN: Known = {
  'register.email': later(() => fresh.email()),
  'register.password': later(() => fresh.password()),
  email: later(({ email }) => email),
  password: later(({ password }) => password),
  currentPassword: later(({ password }) => password),
  'resetPassword.token': later(({ resetToken }) => resetToken ?? 'A'.repeat(43)),
  'resetPassword.password': later(() => fresh.password()),
  newPassword: later(() => fresh.password()),
  name: fc.constantFrom('林梅', 'Mei'),
  code: later((memory) => memory.code()),
  cursor: later((memory, operation) => memory.cursor(operation) ?? undefined),
  symbol: fc.constantFrom('SPY', 'AAPL', 'spy'),
  query: fc.constantFrom('app', '苹果', 'F'),
  from: fc.constantFrom('2026-01-05', '2025-12-30'),
  to: fc.constantFrom('2026-01-09', '2026-03-02'),
  id: later((memory, operation) => memory.kept(operation)?.id ?? someUuid),
  'Idempotency-Key': later(() => fresh.key()),
  'If-Match': later((memory, operation) => `"${memory.kept(operation)?.version ?? 1}"`),
};

/** Requests of an operation that keep to its documentation; `examples` are whole bodies known to be good. */
export function validRequests(
  operation: Operation,
  document: ApiDocument,
  examples: Known = {},
): fc.Arbitrary<Draft> {
  const known = (field: string): Arbitrary | null =>
    KNOWN[`${operation.id}.${field}`] ?? KNOWN[field] ?? null;
  const partOf = (place: Parameter['in']) => {
    const parameters = operation.parameters.filter((each) => each.in === place);
    const values = parameters.map(
      ({ name, schema }) =>
        [name, examples[name] ?? known(name) ?? valuesOf(schema, document, known)] as const,
    );
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
  };
  const { body } = operation;
  return fc.record({
    path: partOf('path'),
    query: partOf('query'),
    headers: partOf('header'),
    body:
      examples[operation.id] ?? (body ? valuesOf(body, document, known) : fc.constant(undefined)),
  });
}

/** The draft with everything looked up. */
export function settled<T>(value: T, memory: Memory, operation: Operation): T {
  if (value instanceof Later) return value.read(memory, operation) as T;
  if (Array.isArray(value))
    return value.map((each) => settled(each as unknown, memory, operation)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      settled(each as unknown, memory, operation),
    ]),
  ) as T;
}
