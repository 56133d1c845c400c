import { QueryFailed } from '@toolyard/core/data';
import { isOutOfMemory } from './readers/file-fault.ts';
import { NO_NETWORK } from './refuse-network.ts';

/** What this build says where a function of an extension is called that it does not have. */
const MISSING_PART = /table index is out of bounds|function signature mismatch|extension/i;

/** The place that a message of the engine points at, below the line that it quotes: 'LINE 1: select x\n               ^'. */
function pointedAt(message: string, statement: string): number | null {
  const [, line, quoted, space] = /\nLINE (\d+): (.*)\n( *)\^/.exec(message) ?? [];
  if (!line || quoted === undefined || space === undefined) return null;
  const before = statement.split('\n').slice(0, Number(line) - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  // A long line is quoted in part, between dots.
  const shown = quoted.replace(/^\.\.\./, '').replace(/\.\.\.$/, '');
  const inLine = (statement.split('\n')[Number(line) - 1] ?? '').indexOf(shown);
  if (inLine < 0) return null;
  const dots = quoted.length - quoted.replace(/^\.\.\./, '').length;
  return start + inLine + space.length - `LINE ${line}: `.length - dots;
}

/**
 * An error of DuckDB in the product's words.
 *
 * @param statement what was run
 * @param before how many of its characters stand before the SELECT that was asked for
 */
export function queryFailed(error: Error, statement: string, before: number): QueryFailed {
  const whole = error.message.startsWith('{')
    ? (JSON.parse(error.message) as { exception_message: string }).exception_message
    : error.message;
  if (whole.includes(NO_NETWORK)) return new QueryFailed('network', NO_NETWORK);
  const [said = whole] = whole.split('\n\nLINE ');
  const message = said.replace(/^[A-Z][A-Za-z ]* Error: /, '').trim();
  const at = pointedAt(whole, statement);
  if (at === null && isOutOfMemory({ message: whole }))
    // What follows is advice on settings that nobody can change here.
    return new QueryFailed('memory', message.split('\n')[0]!);
  if (MISSING_PART.test(message)) return new QueryFailed('missing-part', message);
  return new QueryFailed('statement', message, at === null ? null : Math.max(0, at - before));
}
