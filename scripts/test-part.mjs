/**
 * `npm run test:core`, `test:api`, `test:web`: the specs of one part of the product.
 *
 *     npm run test:core                     runs through Nx, which caches unchanged results
 *     npm run test:web -- --watch           other options go to Jest: runs again after each save
 *     npm run test:api -- --onlyChanged     only specs that the uncommitted files can affect
 *     npm run test:web -- --coverage        writes a coverage report to coverage/
 */
import { NX, requireNode } from './run-node.mjs';

/** The Nx targets of each part, the Jest projects and paths with the same specs, and the sources they cover. */
const PARTS = {
  core: {
    targets: ['-t', 'test', 'test:use-cases', '-p', '@toolyard/core', '@toolyard/test'],
    projects: ['core', 'use-cases'],
    sources: 'core/**/*.ts',
  },
  api: {
    targets: ['-t', 'test', 'test:api', '-p', '@toolyard/api', '@toolyard/test'],
    projects: ['api', 'e2e'],
    paths: ['/api/', 'test/e2e/api-'],
    sources: 'api/**/*.ts',
    startsServers: true,
  },
  web: {
    targets: ['-t', 'test', '-p', '@toolyard/web'],
    projects: ['web'],
    sources: 'web/**/*.{ts,tsx}',
    startsServers: true,
  },
};

const [name, ...args] = process.argv.slice(2);
const part = PARTS[name];
if (!part) {
  console.error(`usage: node scripts/test-part.mjs ${Object.keys(PARTS).join('|')} [Jest options]`);
  process.exit(2);
}

const nx = (...options) => requireNode([NX, 'run-many', ...options]);

function jest() {
  if (part.startsServers) nx('-t', 'build', '-p', '@toolyard/api', '--outputStyle=static');
  const namesPaths = args.some((arg) => arg.includes('/'));
  const coverage = [
    `--collectCoverageFrom=${part.sources}`,
    '--coverageReporters=text-summary',
    '--coverageReporters=html',
  ];
  requireNode([
    'scripts/jest.mjs',
    ...(args.includes('--coverage') ? coverage : []),
    ...args,
    // Last: it takes every word that follows it as a project.
    ...['--selectProjects', ...part.projects],
    ...(namesPaths ? [] : ['--', ...(part.paths ?? [])]),
  ]);
}

if (args.length > 0) jest();
else nx(...part.targets);
