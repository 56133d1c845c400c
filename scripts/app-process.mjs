/** The built application as a process that can be stopped and restarted on the same data. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export class AppProcess {
  constructor(env, port, entry = 'api/dist/main.js') {
    this.entry = entry;
    this.env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: String(port), ...env };
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.standby = null;
  }

  spawn(options, stdio) {
    // As `npm start` does.
    const args = ['--max-semi-space-size=32', ...options, join(root, this.entry)];
    return spawn(process.execPath, args, {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe', ...stdio],
    });
  }

  /** Starts a process that loads the libraries and waits, so that the next `start` takes less time. */
  prepare() {
    this.standby = this.spawn(['--import', join(root, 'scripts/standby.mjs')], ['ipc']);
  }

  async start() {
    this.printed = '';
    this.child = this.standby ?? this.spawn([], []);
    // One that has ended is found below.
    this.standby?.send('start', () => undefined);
    this.standby = null;
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk) => (this.printed += chunk));
    for (let tries = 0; tries < 2_400; tries++) {
      if (this.child.exitCode !== null) break;
      const live = await fetch(`${this.url}/health/live`).catch(() => null);
      if (live?.ok) return;
      await pause(25);
    }
    throw new Error(`the server did not start:\n${this.printed}`);
  }

  /** Resolves with the exit code; null if a signal ended the process. */
  kill(signal) {
    if (this.printed.includes('"level":"error"')) console.log(this.printed.slice(0, 1500));
    return new Promise((resolve) => {
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        return resolve(this.child.exitCode);
      this.child.once('exit', resolve);
      this.child.kill(signal);
    });
  }
}
