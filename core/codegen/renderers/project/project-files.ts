import type { OutputFile } from '../../renderer.ts';

/** JSON with short lists on one line. */
const json = (value: object): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+("[^\]]*")\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`)}\n`;

const PACKAGE = {
  name: 'generated-project',
  version: '0.1.0',
  private: true,
  type: 'module',
  engines: { node: '>=22.17' },
  scripts: {
    build: 'tsc -p server && tsc -p web && vite build web',
    start: 'npm run build && node dist/main.js',
    test: 'npm run build && node --test "dist/**/*.test.js"',
  },
  dependencies: {
    '@electric-sql/pglite': '0.5.8',
    '@mikro-orm/core': '7.2.1',
    '@mikro-orm/pglite': '7.2.1',
    '@nestjs/common': '12.5.1',
    '@nestjs/core': '12.5.1',
    '@nestjs/platform-express': '12.5.1',
    '@nestjs/swagger': '12.0.2',
    '@reduxjs/toolkit': '2.14.0',
    'class-transformer': '0.5.1',
    'class-validator': '0.15.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-hook-form': '7.92.0',
    'react-redux': '9.3.1',
    'react-router-dom': '7.18.5',
    'reflect-metadata': '0.2.2',
    rxjs: '7.8.2',
    zod: '4.6.7',
  },
  devDependencies: {
    '@types/express': '5.0.6',
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@types/supertest': '7.2.1',
    '@vitejs/plugin-react': '6.3.0',
    supertest: '7.3.2',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
};

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  isolatedModules: true,
};

const SERVER_TSCONFIG = {
  compilerOptions: {
    ...STRICT,
    target: 'es2023',
    module: 'nodenext',
    experimentalDecorators: true,
    emitDecoratorMetadata: true,
    useDefineForClassFields: false,
    types: ['node'],
    rootDir: '.',
    outDir: '../dist',
  },
  include: ['.'],
};

const WEB_TSCONFIG = {
  compilerOptions: {
    ...STRICT,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    noEmit: true,
    allowImportingTsExtensions: true,
  },
  include: ['src'],
};

const README = `# Generated project

A NestJS server with MikroORM on an embedded PostgreSQL (PGlite), and React pages for each entity.

\`\`\`sh
npm install
npm start
\`\`\`

Then open http://127.0.0.1:3000. The API is described at http://127.0.0.1:3000/docs.

- \`npm test\` runs the tests of the API, each on a database of its own in memory.
- The data are in \`data/\`; remove the folder to begin again. \`DATA_DIR\` and \`PORT\` change folder and port.
- A change of the tables is a new file in \`migrations/\`; it is run once, at the next start.
`;

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** \`npx vite web\` serves the pages while they change; the API answers from \`npm start\`. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
`;

/** What a project has beside its code. */
export const projectFiles = (migration: string): readonly OutputFile[] => [
  { path: 'README.md', text: README },
  { path: 'package.json', text: json(PACKAGE) },
  { path: '.gitignore', text: 'node_modules/\ndist/\ndata/\n' },
  { path: 'migrations/0001-tables.sql', text: migration },
  { path: 'server/tsconfig.json', text: json(SERVER_TSCONFIG) },
  { path: 'web/tsconfig.json', text: json(WEB_TSCONFIG) },
  { path: 'web/vite.config.ts', text: VITE_CONFIG },
];
