/** Gives a suite the packages and libraries that jest.packages-env.mjs imports once per worker. */
import { jest } from '@jest/globals';

for (const [name, load] of globalThis.importsOnce ?? []) jest.unstable_mockModule(name, load);
