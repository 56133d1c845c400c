/** Checks api/openapi.json with Redocly's recommended rules, of which the strict set makes every warning an error. */
import { API_LINTER, installTools } from './install-tools.mjs';
import { requireNode } from './run-node.mjs';

await installTools(API_LINTER);
requireNode(
  [
    ...[`${API_LINTER}/node_modules/@redocly/cli/bin/cli.js`, 'lint', 'api/openapi.json'],
    ...['--extends', 'recommended-strict', '--max-problems', '1000', '--format', 'stylish'],
  ],
  { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
);
