import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import sequencer from '@jest/test-sequencer';

// Its declarations describe a CommonJS module, of which Node imports the class itself.
const TestSequencer = /** @type {any} */ (sequencer);

/** Seconds of each spec file that takes long, as `npm run proofs` last saw them. */
const SECONDS = JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8'));

/** Projects that share the built packages follow one another, so that a worker loads them once. */
const ORDER = ['e2e', 'conformance', 'house', 'use-cases', 'web', 'adapters', 'core', 'api'];

const seconds = ({ path, context }) => SECONDS[relative(context.config.rootDir, path)] ?? 0;
const rank = ({ context }) => ORDER.indexOf(context.config.displayName.name);

/**
 * Starts the longest specs first, so that no core waits for the last one, and in the same order on every machine: what ran
 * or failed before does not count.
 */
export default class extends TestSequencer {
  sort(tests) {
    return [...tests].sort(
      (a, b) => seconds(b) - seconds(a) || rank(a) - rank(b) || (a.path < b.path ? -1 : 1),
    );
  }
}
