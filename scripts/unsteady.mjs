/**
 * What a failed spec says of the product. A spec of the screens or of HTTP may lose a race against a busy machine, and then
 * passes alone. A rule of the domain, an adapter or a promise about concurrency that fails at times is a fault.
 */
import { stripVTControlCharacters } from 'node:util';

/** More failed files than these are no accident. */
const MOST_FAILED = 5;
/** More unsteady files than these fail the run. */
const MOST_UNSTEADY = 2;

const NEVER_FORGIVEN = [
  /^(core|adapters|api)\//,
  /^test\/(use-cases|properties)\//,
  /^test\/conformance\/(dropped-connections|relays-on-redis|shared-limiter|tool-edits|unit-of-work)\./,
  /^test\/e2e\/(alert-storm|api-atomicity|durability)\./,
];

/** Whether these failed files may have lost a race, so that a second run says more. */
export const mayRunAgain = (failures) =>
  failures.length <= MOST_FAILED &&
  failures.every(({ file }) => !NEVER_FORGIVEN.some((pattern) => pattern.test(file)));

/** Whether the run passes, given how many of its failed files passed alone. */
export const areForgiven = (failures, unsteady) =>
  failures.length > 0 && unsteady === failures.length && unsteady <= MOST_UNSTEADY;

/**
 * The failed spec files in a report of Jest, each with its first failed test and the first line of what went wrong.
 *
 * @param {readonly { name: string, status: string, message: string, assertionResults: readonly { status: string, fullName: string, failureMessages: readonly string[] }[] }[]} testResults
 * @param {(file: string) => string} path from the root of the repository
 */
export const failuresOf = (testResults, path) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const first = assertionResults.find(({ status }) => status === 'failed');
      const fault = stripVTControlCharacters(first?.failureMessages[0] ?? message).trim();
      const [line = ''] = fault.split('\n');
      return { file: path(name), test: first?.fullName ?? 'did not run', line };
    });
