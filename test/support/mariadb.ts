import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const env = {
  ...process.env,
  PATH: [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter),
};

/** Whether MariaDB is installed. */
export const hasMariaDb = spawnSync('mariadbd', ['--version'], { env }).status === 0;

/** As strict as the corpus asks for. */
const MODE = 'STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES,NO_ENGINE_SUBSTITUTION,NO_ZERO_DATE';

/** A MariaDB of its own in a temporary folder, reached by a socket. */
export class MariaDb {
  private constructor(
    private readonly folder: string,
    private readonly server: ChildProcess,
  ) {}

  static async start(): Promise<MariaDb> {
    const folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
    const user = `--user=${userInfo().username}`;
    const data = join(folder, 'data');
    // A server that starts removes what lies in its folder of temporary files.
    const own = { ...env, TMPDIR: folder };
    const made = spawnSync(
      'mariadb-install-db',
      ['--no-defaults', user, `--datadir=${data}`, '--auth-root-authentication-method=normal'],
      { env: own, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(made.stderr);
    const server = spawn(
      'mariadbd',
      [
        ...['--no-defaults', user, `--datadir=${data}`, '--skip-networking'],
        ...[`--socket=${join(folder, 's')}`, `--pid-file=${join(folder, 'pid')}`],
        ...['--innodb-flush-log-at-trx-commit=0', '--character-set-server=utf8mb4'],
        `--sql-mode=${MODE}`,
      ],
      { env: own, stdio: 'ignore' },
    );
    const database = new MariaDb(folder, server);
    for (let tries = 0; database.run('SELECT 1') !== null; tries += 1) {
      if (tries > 300) throw new Error('MariaDB does not start');
      await delay(100);
    }
    return database;
  }

  private client(sql: string, schema: readonly string[]): ReturnType<typeof spawnSync> {
    return spawnSync(
      'mariadb',
      [
        ...['--no-defaults', `--socket=${join(this.folder, 's')}`, '--user=root'],
        ...['--default-character-set=utf8mb4', '--batch', '--raw', '--skip-column-names'],
        ...schema,
      ],
      { env, encoding: 'utf8', input: sql },
    );
  }

  /** Runs statements; null, or what the database says of a fault. */
  run(sql: string): string | null {
    const { status, stderr } = this.client(sql, []);
    return status === 0 ? null : String(stderr);
  }

  /** Starts again with an empty schema `test`. */
  clear(): void {
    const fault = this.run('DROP DATABASE IF EXISTS test; CREATE DATABASE test;');
    if (fault !== null) throw new Error(fault);
  }

  /** Runs statements in the schema `test`. */
  exec(sql: string): string | null {
    const { status, stderr } = this.client(sql, ['test']);
    return status === 0 ? null : String(stderr).trim();
  }

  /** Rows as lines, their values between tabs. */
  query(sql: string): readonly string[] {
    const { status, stdout, stderr } = this.client(sql, ['test']);
    if (status !== 0) throw new Error(String(stderr));
    return String(stdout).split('\n').slice(0, -1);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => {
      this.server.once('exit', resolve);
    });
    this.server.kill();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
