/** Generates api/openapi.json from the controllers, the web client from that document, and the error catalogue. */
import { CLIENT_GENERATOR, installTools } from './install-tools.mjs';
import { requireNode } from './run-node.mjs';

const run = (...args) => requireNode(args, { UPDATE_CATALOGUE: '1' });

installTools(CLIENT_GENERATOR);
run('node_modules/@typescript/native/bin/tsc', '-b', 'api');
run('api/dist/write-openapi.js', 'api/openapi.json');
run(
  `${CLIENT_GENERATOR}/node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs`,
  'web/api/openapi-codegen.config.cjs',
);
run('scripts/jest.mjs', '--selectProjects', 'house', '--', 'test/error-catalogue.spec.ts');
