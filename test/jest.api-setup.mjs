/** Imports of the application's packages get those that jest.api-env.mjs has loaded. */
import { jest } from '@jest/globals';

for (const [name, exports] of globalThis.builtPackages ?? [])
  jest.unstable_mockModule(name, () => exports);
