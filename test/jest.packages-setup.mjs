/** Gives a suite the application's packages that jest.packages-env.mjs has loaded. */
import { jest } from '@jest/globals';

for (const [name, exports] of globalThis.builtPackages ?? [])
  jest.unstable_mockModule(name, () => exports);
