/**
 * Jest with the flags that native ES modules need; arguments are passed on. Most suites end before WebAssembly that V8
 * optimises has paid for its compilation, so PGlite runs as V8 compiles it first. A suite allocates much and keeps
 * little, so it has a large space for young objects.
 */
import { runNode } from './run-node.mjs';

const status = runNode([
  '--experimental-vm-modules',
  '--max-semi-space-size=64',
  '--liftoff-only',
  '--always-sparkplug',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...process.argv.slice(2),
]);
process.exit(status);
