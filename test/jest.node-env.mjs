import { runInContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Globals of the language that no spec replaces. Fake timers replace `Date`. */
const CONSTANTS = [
  ...['Array', 'Error', 'Float64Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'WeakMap'],
];

/**
 * Node's environment with fast access to the language's globals. Jest's global object is a proxy, so calculations
 * would spend half their time on reading `Math` and `Number`.
 */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    runInContext(`const { ${CONSTANTS.join(', ')} } = globalThis;`, this.getVmContext());
  }
}
