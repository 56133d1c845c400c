/**
 * Generates api/openapi.json from the controllers, from that document the web's client and the types of the TypeScript
 * client, and the error catalogue.
 */
import { CLIENT_GENERATOR, installTools, TYPES_GENERATOR } from './install-tools.mjs';
import { requireNode } from './run-node.mjs';

const run = (...args) => requireNode(args, { UPDATE_CATALOGUE: '1' });

await installTools(CLIENT_GENERATOR);
await installTools(TYPES_GENERATOR);
run('node_modules/@typescript/native/bin/tsc', '-b', 'api');
run('api/dist/write-openapi.js', 'api/openapi.json');
run(
  `${CLIENT_GENERATOR}/node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs`,
  'web/api/openapi-codegen.config.cjs',
);
run(`${TYPES_GENERATOR}/generate.mjs`, 'api/openapi.json', 'client/generated.ts');
run('scripts/jest.mjs', '--selectProjects', 'house', '--', 'test/error-catalogue.spec.ts');
