import { availableParallelism } from 'node:os';
import { COMPILED_FOLDERS } from './web/compiled-folders.ts';

/** One Jest configuration for all workspaces; `--selectProjects core use-cases` selects some. */
const transform = (tsx, decorators) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      module: { type: 'es6' },
      jsc: {
        target: 'es2023',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx, decorators },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic' },
        },
      },
    },
  ],
});

/** Maps our packages to their sources, so that Jest finds the specs that a changed file can affect. */
const OWN_PACKAGES = {
  '^@toolyard/core/(.*)$': '<rootDir>/core/$1/index.ts',
  '^@toolyard/(api|client)$': '<rootDir>/$1/index.ts',
  '^@toolyard/([^/]+)$': '<rootDir>/adapters/$1/index.ts',
};

const project = (displayName, testMatch, options = {}) => ({
  displayName,
  testEnvironment: '<rootDir>/test/jest.node-env.mjs',
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: ['/dist/', '/dist-types/', '/node_modules/', '/fixtures/'],
  modulePathIgnorePatterns: [
    '/dist/',
    '/dist-types/',
    '<rootDir>/.nx/',
    '<rootDir>/data/',
    '<rootDir>/reports/',
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: OWN_PACKAGES,
  transform: transform(false, true),
  setupFiles: ['<rootDir>/test/properties/global-seed.ts'],
  ...options,
});

/** For suites that run much of the application: each worker loads its built packages once. */
const BUILT_PACKAGES = {
  testEnvironment: '<rootDir>/test/jest.packages-env.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/jest.packages-setup.mjs'],
};

export default {
  testTimeout: 120_000,
  testSequencer: '<rootDir>/test/jest.sequencer.mjs',
  // One worker more than cores, since suites also wait for servers and timers.
  maxWorkers: availableParallelism() + 1,
  // Jest keeps some memory of each suite, and a worker with a large heap spends much of its time in the collector.
  workerIdleMemoryLimit: '800MB',
  projects: [
    project('core', ['core/**/*.spec.ts']),
    project('use-cases', ['test/use-cases/**/*.spec.ts'], BUILT_PACKAGES),
    project('adapters', ['adapters/**/*.spec.ts']),
    project('api', ['api/**/*.spec.ts']),
    project('web', ['web/**/*.spec.ts', 'web/**/*.spec.tsx'], {
      testEnvironment: '<rootDir>/web/jest.jsdom-env.mjs',
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/web/jest.setup.mjs'],
      testEnvironmentOptions: { customExportConditions: ['browser'] },
      transform: {
        [`(${COMPILED_FOLDERS.join('|')})((?!\\.spec\\.).)+\\.tsx?$`]:
          '<rootDir>/web/jest.react-compiler.mjs',
        ...transform(true, false),
      },
      moduleNameMapper: {
        ...OWN_PACKAGES,
        '\\.css$': '<rootDir>/web/jest.style-stub.mjs',
      },
    }),
    project('conformance', ['test/{codegen,conformance,properties}/**/*.spec.ts'], BUILT_PACKAGES),
    project('house', ['test/*.spec.ts'], BUILT_PACKAGES),
    project('e2e', ['test/e2e/**/*.spec.ts'], BUILT_PACKAGES),
  ],
};
