/**
 * PGlite in a thread of its own: its WebAssembly would hold up every other call of the process. Runs from source
 * too, by Node's type stripping, so it keeps to syntax that can be erased.
 */
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { durable, IN_MEMORY } from './durable-folder.ts';
import type { ErrorMessage, QueryResult, Request, RequestMessage } from './pglite-messages.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');

/**
 * V8's optimizing compiler takes 600 MB for one function of PGlite, the interpreter of expressions, as soon as some
 * queries have run. Without it queries of a page take about a tenth longer, and scans of a whole table twice as long.
 */
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Dates, timestamps, intervals and 64-bit integers stay text: what they mean is the caller's matter. */
const UNPARSED = [20, 1082, 1114, 1184, 1186];
const asText = (text: string) => text;

interface OpenTransaction {
  readonly statements: Transaction;
  end(outcome: 'commit' | 'rollback'): void;
  readonly ended: Promise<void>;
}

class RolledBack extends Error {}

const transactions = new Map<number, OpenTransaction>();

async function query(
  database: PGlite,
  { sql, parameters, transaction }: Extract<Request, { kind: 'query' }>,
): Promise<QueryResult> {
  const at = transaction === null ? database : transactions.get(transaction)?.statements;
  if (!at) throw new Error('this transaction is not open');
  const { rows, affectedRows, fields } = await at.query<Record<string, unknown>>(sql, [
    ...parameters,
  ]);
  return { rows, affectedRows, fields };
}

/** Resolves once the transaction has begun: PGlite lets it wait until no other is open. */
function begin(database: PGlite, id: number): Promise<void> {
  return new Promise((begun, failed) => {
    let end: OpenTransaction['end'] = () => undefined;
    const outcome = new Promise<'commit' | 'rollback'>((resolve) => (end = resolve));
    const ended = database.transaction(async (statements) => {
      transactions.set(id, { statements, end, ended: settled });
      begun();
      if ((await outcome) === 'rollback') throw new RolledBack();
    });
    const settled = ended.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    settled.catch(failed);
  });
}

async function end(id: number, outcome: 'commit' | 'rollback'): Promise<void> {
  const open = transactions.get(id);
  if (!open) return;
  transactions.delete(id);
  open.end(outcome);
  await open.ended;
}

async function answer(database: PGlite, request: Request): Promise<QueryResult | undefined> {
  if (request.kind === 'query') return query(database, request);
  if (request.kind === 'close') await database.close();
  else if (request.kind === 'begin') await begin(database, request.transaction);
  else await end(request.transaction, request.kind);
  return undefined;
}

function described(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const plain = Object.entries(error).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return { message: error.message, fields: Object.fromEntries(plain) };
}

try {
  const { folder } = workerData as { folder: string | null };
  const database = await PGlite.create({
    ...(folder === null ? IN_MEMORY : durable(folder)),
    parsers: Object.fromEntries(UNPARSED.map((type) => [type, asText])),
  });
  port.on('message', ({ id, request }: RequestMessage) => {
    answer(database, request)
      .then(
        (result) => port.postMessage({ id, result }),
        (error: unknown) => port.postMessage({ id, error: described(error) }),
      )
      .finally(() => request.kind === 'close' && port.close());
  });
  port.postMessage({ id: 0 });
} catch (error) {
  port.postMessage({ id: 0, error: described(error) });
  port.close();
}
