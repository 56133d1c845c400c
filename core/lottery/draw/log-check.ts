import { fromHex } from './bytes.ts';
import type { Json, JsonObject } from './canonical-json.ts';
import { LOG_START, eventsOfType, headBytes, lineHash, type LogLine } from './draw-log.ts';
import { firstForfeitFault } from './forfeits.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { ProofBundle } from './proof-bundle.ts';

/** The log of a bundle, checked. */
export interface LogCheck {
  /** Path of each value that was altered after it was published. */
  readonly altered: readonly string[];
  /** The bundle with each altered value put right where the log and the bundle hold it twice. */
  readonly restored: ProofBundle;
}

/** Path of the first difference of two JSON values, relative to them; null when they are equal. */
function firstDifference(a: Json | undefined, b: Json | undefined, path = ''): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const [left, right] = [a as JsonObject, b as JsonObject];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const member = Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`;
    const difference = firstDifference(left[key], right[key], member);
    if (difference !== null) return difference;
  }
  return null;
}

/**
 * Checks the chain of the log and compares the bundle's copies with it. A line whose hash is right is intact, so a copy
 * that differs was altered; else the line was.
 */
export function checkLog(bundle: ProofBundle, crypto: DrawCrypto): LogCheck {
  const { altered, lines, log } = repairHashes(bundle, crypto);
  let restored: ProofBundle = { ...bundle, log };
  for (const copy of copiesOf(bundle)) {
    const line = copy.line === null ? undefined : log[copy.line];
    const published = (line?.data ?? copy.absent) as unknown as JsonObject | null;
    const difference = firstDifference(published, copy.value);
    if (difference === null) continue;
    if (copy.line !== null && lines.delete(copy.line)) {
      altered.push(`log[${copy.line}].data${difference}`);
      const data = copy.value as unknown as LogLine['data'];
      const mended = restored.log.map((other) => (other === line ? { ...line, data } : other));
      restored = { ...restored, log: mended as LogLine[] };
    } else {
      altered.push(`${copy.path}${difference}`.replace(/^\./, ''));
      restored = { ...restored, ...copy.restore(published) };
    }
  }
  for (const line of lines) altered.push(`log[${line}]${alteredMember(restored, line)}`);
  return { altered, restored };
}

/** The member of a line without a copy, or like its copy, that was altered; '' when it cannot be told. */
function alteredMember({ log, picks }: ProofBundle, index: number): string {
  const line = log[index];
  if (line?.n !== index + 1) return '.n';
  if (line.type === 'forfeited') {
    const forfeits = eventsOfType(log.slice(0, index + 1), 'forfeited');
    const fault = picks && firstForfeitFault(picks, forfeits);
    return fault?.index === forfeits.length - 1 ? `.data.${fault.member}` : '';
  }
  const copied = log.findLastIndex(({ type }) => type === line.type) === index;
  return copied && ['published', 'frozen', 'selected'].includes(line.type) ? '.at' : '';
}

/** A part of the bundle that also stands in the log. */
interface LoggedCopy {
  /** Index of the line; null when the log has no such line, and the copy must be `absent`. */
  readonly line: number | null;
  readonly path: string;
  readonly value: JsonObject | null;
  readonly absent: JsonObject | null;
  restore(published: JsonObject | null): Partial<ProofBundle>;
}

function copiesOf(bundle: ProofBundle): LoggedCopy[] {
  const { manifest, manifest_hash, lock, entropy, seed, picks } = bundle;
  const lineOf = (type: LogLine['type']) => {
    const index = bundle.log.findLastIndex((line) => line.type === type);
    return index < 0 ? null : index;
  };
  const copy = (line: number | null, value: object): LoggedCopy => ({
    line,
    path: '',
    value: value as JsonObject,
    absent: Object.fromEntries(Object.keys(value).map((key) => [key, null])),
    restore: (published) => published as unknown as Partial<ProofBundle>,
  });
  const published = lineOf('published');
  return [
    // A log without a manifest is out of order as a whole.
    ...(published === null ? [] : [copy(published, { manifest, manifest_hash })]),
    {
      line: lineOf('frozen'),
      path: 'lock',
      value: lock as unknown as JsonObject | null,
      absent: null,
      restore: (published) => ({ lock: published as unknown as ProofBundle['lock'] }),
    },
    copy(lineOf('selected'), { entropy, seed, picks }),
  ];
}

interface HashRepair {
  readonly altered: string[];
  /** Indexes of lines that do not fit their hash. */
  readonly lines: Set<number>;
  /** The lines with the hashes that the next line, or the signature of the head, confirms. */
  readonly log: readonly LogLine[];
}

function repairHashes(bundle: ProofBundle, crypto: DrawCrypto): HashRepair {
  const altered: string[] = [];
  const lines = new Set<number>();
  const log: LogLine[] = [];
  let previous = LOG_START;
  bundle.log.forEach((line, index) => {
    const hash = lineHash(previous, line, crypto);
    const next = bundle.log[index + 1];
    const confirms = (candidate: string) =>
      next
        ? lineHash(candidate, next, crypto) === next.hash
        : isHeadSigned(bundle, candidate, crypto);
    const hashAltered = hash !== line.hash && !confirms(line.hash) && confirms(hash);
    if (hashAltered) altered.push(`log[${index}].hash`);
    else if (hash !== line.hash) lines.add(index);
    previous = hashAltered ? hash : line.hash;
    log.push({ ...line, hash: previous });
  });
  return { altered, lines, log };
}

/** Whether the bundle's signature of the log fits `hash` as the hash of its last line. */
export function isHeadSigned(bundle: ProofBundle, hash: string, crypto: DrawCrypto): boolean {
  const eventId = eventsOfType(bundle.log, 'published').at(-1)?.manifest.event_id ?? '';
  const head = headBytes(eventId, { n: bundle.log.length, hash });
  return crypto.verifyEd25519(fromHex(bundle.log_signature), head, fromHex(bundle.public_key));
}

const FOLLOWERS: Readonly<Record<'start' | LogLine['type'], readonly LogLine['type'][]>> = {
  start: ['published'],
  published: ['published', 'frozen', 'cancelled', 'failed'],
  frozen: ['stamped', 'selected', 'cancelled', 'failed'],
  stamped: ['selected', 'cancelled', 'failed'],
  selected: ['forfeited'],
  forfeited: ['forfeited'],
  cancelled: [],
  failed: [],
};

/**
 * The first value of a log that is out of order; null when all follow: manifest versions, one freeze, its time stamp, one
 * draw, its forfeits. A cancellation or failure is the last line.
 */
export function orderFault(log: readonly LogLine[]): string | null {
  let before: keyof typeof FOLLOWERS = 'start';
  let at = -Infinity;
  for (const [index, line] of log.entries()) {
    if (line.n !== index + 1) return `log[${index}].n`;
    if (!FOLLOWERS[before].includes(line.type)) return `log[${index}].type`;
    if (Date.parse(line.at) < at) return `log[${index}].at`;
    before = line.type;
    at = Date.parse(line.at);
  }
  return before === 'start' ? 'log' : null;
}
