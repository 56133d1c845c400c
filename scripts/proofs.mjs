/**
 * `npm run proofs`: the long proofs that `npm test` leaves out, so that it stays short: whole backups, damaged audit logs,
 * kills and starts of whole servers, walks and hostile texts in a real browser, and looks at every screen.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PROOFS = [
  'test/conformance/backup.spec.ts',
  'test/conformance/verify-audit.spec.ts',
  'test/e2e/a11y-shell.spec.ts',
  'test/e2e/api-forgot-timing.spec.ts',
  'test/e2e/authorisation-holes.spec.ts',
  'test/e2e/bad-settings.spec.ts',
  'test/e2e/browser-account.spec.ts',
  'test/e2e/browser-admin-session.spec.ts',
  'test/e2e/browser-admin-tools.spec.ts',
  'test/e2e/browser-credentials.spec.ts',
  'test/e2e/browser-hostile.spec.ts',
  'test/e2e/browser-languages.spec.ts',
  'test/e2e/browser-lottery.spec.ts',
  'test/e2e/browser-people.spec.ts',
  'test/e2e/browser-tabs.spec.ts',
  'test/e2e/crash.spec.ts',
  'test/e2e/graceful-stop.spec.ts',
  'test/e2e/journey.spec.ts',
  'test/e2e/migrations.spec.ts',
  'test/e2e/screens.spec.ts',
  'test/e2e/site-pages.spec.ts',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const jest = ['scripts/jest.mjs', '--selectProjects', 'conformance', 'e2e', '--', ...PROOFS];
  process.exit(spawnSync(process.execPath, jest, { stdio: 'inherit' }).status ?? 1);
}
