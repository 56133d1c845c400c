/** Requests of normal visitors and their durations. */
import { Agent, request } from 'node:http';

const CALLS_A_SECOND = 50;

export const agentOf = (maxSockets) => new Agent({ keepAlive: true, maxSockets });

/**
 * One request; resolves with its status and duration, or with the error that ended it.
 *
 * @param {string} url
 * @param {string} path
 * @param {{ agent?: Agent, token?: string }} [options]
 * @returns {Promise<{ status?: number, fault?: string, ms: number }>}
 */
export function call(url, path, { agent, token } = {}) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const headers = { 'X-Forwarded-For': `10.0.${Math.trunc(Math.random() * 250)}.1` };
    if (token) headers.Authorization = `Bearer ${token}`;
    const ended = (result) => resolve({ ...result, ms: performance.now() - begun });
    /** @param {NodeJS.ErrnoException} fault */
    const failed = (fault) => ended({ fault: fault.code ?? fault.message });
    request(url + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('error', failed);
      answer.once('end', () => ended({ status: answer.statusCode }));
    })
      .once('error', failed)
      .end();
  });
}

/** Normal traffic at a steady rate, independent of the answers. */
export class Traffic {
  times = [];
  faults = [];

  constructor(url, paths, token) {
    this.url = url;
    this.paths = paths;
    this.token = token;
    this.agent = agentOf(16);
  }

  begin() {
    const begun = performance.now();
    let sent = 0;
    this.calls = [];
    this.timer = setInterval(() => {
      for (; sent < ((performance.now() - begun) / 1000) * CALLS_A_SECOND; sent++)
        this.calls.push(this.one(this.paths[sent % this.paths.length]));
    }, 5);
  }

  async one(path) {
    const { status, fault, ms } = await call(this.url, path, this);
    if (status === 200) this.times.push({ at: performance.now() - ms, ms });
    else this.faults.push(`${path}: ${status ?? fault}`);
  }

  async end() {
    clearInterval(this.timer);
    await Promise.all(this.calls);
    this.agent.destroy();
  }
}

/** The 99th percentile of the requests that began in this interval. */
export function p99({ times }, [from, to] = [0, Infinity]) {
  const inside = times.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms);
  return inside.sort((a, b) => a - b)[Math.floor(inside.length * 0.99)] ?? 0;
}
