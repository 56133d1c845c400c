import sequencer from '@jest/test-sequencer';

// Its declarations describe a CommonJS module, of which Node imports the class itself.
const TestSequencer = /** @type {any} */ (sequencer);

/**
 * Projects with the longest suites first. Those that share the built packages follow one another, so that a worker loads
 * them once.
 */
const ORDER = ['e2e', 'conformance', 'house', 'use-cases', 'web', 'adapters', 'core', 'api'];

const rank = ({ context }) => ORDER.indexOf(context.config.displayName.name);

/** Starts long suites first, so that no core waits for the last one. A fresh clone has no recorded durations. */
export default class extends TestSequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
