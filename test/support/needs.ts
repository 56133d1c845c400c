import { isInstalled } from './is-installed.ts';
import { findPostgres } from './postgres-server.ts';
import { findRedis } from './redis-server.ts';

const SEARCHES = {
  PostgreSQL: () => Boolean(process.env['TEST_DATABASE_URL']) || findPostgres() !== null,
  Redis: () => findRedis() !== null,
  promtool: () => isInstalled('promtool'),
  openssl: () => isInstalled('openssl'),
};

/** Whether the machine has the program. Tests that need it are skipped where it is missing, and fail in CI. */
export function has(program: keyof typeof SEARCHES): boolean {
  const isThere = SEARCHES[program]();
  if (!isThere && process.env['CI'] === 'true') throw new Error(`not found: ${program}`);
  return isThere;
}
