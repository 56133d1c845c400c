/** Generates api/openapi.json from the controllers, the web client from that document, and the error catalogue. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLIENT_GENERATOR, installTools } from './install-tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const env = { ...process.env, UPDATE_CATALOGUE: '1' };

function run(...args) {
  const done = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

installTools(CLIENT_GENERATOR);
run('node_modules/typescript/bin/tsc', '-b', 'api');
run('api/dist/write-openapi.js', 'api/openapi.json');
run(
  `${CLIENT_GENERATOR}/node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs`,
  'web/api/openapi-codegen.config.cjs',
);
run('scripts/jest.mjs', '--selectProjects', 'house', '--', 'test/error-catalogue.spec.ts');
