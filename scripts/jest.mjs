/** Jest with the flags that native ES modules need; arguments are passed on. */
import { runNode } from './run-node.mjs';

const status = runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...process.argv.slice(2),
]);
process.exit(status);
