/** The architecture: which project may import what, and what code must not use. Oxlint checks the rest. */
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import parser from '@typescript-eslint/parser';

// The boundary rule reads the graph that Nx has cached, and looks away where there is none.
await createProjectGraphAsync();

/**
 * @param {string} sourceTag
 * @param {string[]} onlyDependOnLibsWithTags
 * @param {{ allowedExternalImports?: string[], bannedExternalImports?: string[] }} [more]
 */
const only = (sourceTag, onlyDependOnLibsWithTags, more = {}) => ({
  sourceTag,
  onlyDependOnLibsWithTags,
  ...more,
});

/** Nest's server packages. Adapters may use Nest's client libraries, such as `@nestjs/jwt`. */
const nestServer = ['common', 'core', 'platform-*', 'swagger', 'testing'].map(
  (name) => `@nestjs/${name}`,
);

const constraints = [
  only('scope:core', [], { allowedExternalImports: [] }),
  only('adapter:node', ['scope:core'], {
    bannedExternalImports: [...nestServer, 'inversify', 'react*', '@reduxjs/*'],
  }),
  only('adapter:browser', ['scope:core'], { allowedExternalImports: [] }),
  only('adapter:engine', ['scope:core'], {
    allowedExternalImports: [
      '@duckdb/duckdb-wasm',
      '@duckdb/duckdb-wasm/*',
      'apache-arrow',
      'csv-parse',
      'hucre',
      'hucre/*',
      'libpg-query',
      'liquidjs',
      'parquet-wasm',
      'parquet-wasm/*',
      'quicktype-core',
      'sql.js',
      'yaml',
    ],
  }),
  only('adapter:memory', ['scope:core'], { allowedExternalImports: [] }),
  only('adapter:universal', ['scope:core'], {
    allowedExternalImports: ['@noble/*', 'asn1js', 'pkijs'],
  }),
  only('scope:api', ['scope:core', 'adapter:node', 'adapter:universal'], {
    bannedExternalImports: ['react*', '@reduxjs/*', '@mikro-orm/*'],
  }),
  only('scope:web', ['scope:core', 'adapter:browser', 'adapter:engine', 'adapter:universal'], {
    bannedExternalImports: ['@nestjs/*', '@mikro-orm/*', 'inversify'],
  }),
  only('scope:client', [], { allowedExternalImports: ['openapi-fetch'] }),
  only('scope:test', [
    'scope:core',
    'scope:api',
    'scope:web',
    'scope:client',
    'adapter:node',
    'adapter:browser',
    'adapter:engine',
    'adapter:memory',
    'adapter:universal',
  ]),
];

/** Specs may also import the test runner and fast-check; specs of web and api may import the memory fakes. */
const specConstraints = constraints.map((c) => {
  const withTools = c.allowedExternalImports
    ? { ...c, allowedExternalImports: [...c.allowedExternalImports, '@jest/globals', 'fast-check'] }
    : c;
  return ['scope:web', 'scope:api'].includes(c.sourceTag)
    ? {
        ...withTools,
        onlyDependOnLibsWithTags: [...withTools.onlyDependOnLibsWithTags, 'adapter:memory'],
      }
    : withTools;
});

const boundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { enforceBuildableLibDependency: false, allow: [], depConstraints },
  ],
});

const nodeBuiltins = {
  regex: '^node:',
  message: 'core, web and client run in browsers: no Node modules.',
};
const inversify = { group: ['inversify'], message: 'Only api/composition knows inversify.' };
const controllers = {
  regex:
    '^@toolyard/(postgres|files|ibkr|oauth-broker|simulated-broker|simulated-market|chain-files|polygon|alpaca|security|mail|redis|relay|noble|drand|timestamp|fsrs|markdown|front-matter|web-hooks)',
  message: 'Only api/composition imports adapters.',
};

const noImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default [
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      '**/*.config.*',
      '**/jest.*',
      '.nx/**',
      'web/api/generated*.ts',
      'client/generated.ts',
      'test/fixtures/**',
      'data/**',
      'reports/**',
      'coverage/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    languageOptions: { parser },
    rules: {
      ...boundaries(constraints),
      'no-useless-assignment': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Doors name what they export.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Unions and as const lists instead of enums.' },
      ],
    },
  },
  {
    files: [
      'core/**/*.ts',
      'web/**/*.{ts,tsx}',
      'client/**/*.ts',
      'adapters/{browser,noble,timestamp}/**/*.ts',
    ],
    ignores: ['**/*.spec.*'],
    rules: noImports(nodeBuiltins, inversify),
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes from the Clock port.' },
        {
          object: 'Math',
          property: 'random',
          message: 'Randomness comes from the RandomSource port.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Doors name what they export.' },
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'TSEnumDeclaration', message: 'Unions and as const lists instead of enums.' },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Time comes from the Clock port.',
        },
      ],
    },
  },
  {
    files: ['api/**/*.ts', 'adapters/**/*.ts'],
    ignores: ['api/composition/**', '**/*.spec.ts', 'adapters/browser/**'],
    rules: noImports(inversify, controllers),
  },
  { files: ['**/*.spec.{ts,tsx}'], rules: boundaries(specConstraints) },
];
