/** The topology of compose.yaml from this machine's own programs: two servers, PostgreSQL, Redis and nginx. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readCompose, readEnvFile, replaced } from './deploy-files.mjs';
import { freePort } from './free-port.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** The example with a generated secret in place of every sample. */
export function filledEnv(root) {
  const example = readEnvFile(join(root, 'deploy/example.env'));
  const filled = Object.entries(example).map(([name, value]) => {
    if (!value.includes('change-me')) return [name, value];
    return [name, name.endsWith('_KEYS') ? `2026-11:${secret()}` : secret()];
  });
  return Object.fromEntries(filled);
}

/** The environment that compose.yaml gives a server, with addresses of this machine. */
export function serverEnv(root, env, { postgres, redis, port, dataDir }) {
  const { environment } = readCompose(join(root, 'compose.yaml'), env).services['api-1'];
  return {
    PATH: process.env.PATH,
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: replaced(environment.DATABASE_URL, [['postgres:5432', `127.0.0.1:${postgres}`]]),
    REDIS_URL: replaced(environment.REDIS_URL, [['valkey:6379', `127.0.0.1:${redis}`]]),
  };
}

/** One server, started as the image starts it. */
export class Replica {
  constructor(folder, command, env) {
    this.folder = folder;
    this.command = command;
    this.env = env;
    this.url = `http://127.0.0.1:${env.PORT}`;
    this.printed = '';
  }

  spawn() {
    const [, ...args] = this.command;
    this.child = spawn(process.execPath, args, { cwd: this.folder, env: this.env });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (chunk) => (this.printed += chunk));
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    return this;
  }

  async start() {
    this.spawn();
    for (let tries = 0; tries < 1200; tries++) {
      if (this.child.exitCode !== null) break;
      const ready = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (ready?.ok) return;
      await pause(100);
    }
    throw new Error(`a server did not start:\n${this.printed}`);
  }

  stop(signal) {
    this.child.kill(signal);
    return this.ended;
  }
}

/** nginx with the committed configuration; only paths and ports are replaced. */
async function startProxy(root, folder, ports, siteUrl) {
  const tls = join(folder, 'tls');
  const temporary = join(folder, 'nginx');
  for (const each of [tls, temporary]) mkdirSync(each);
  chmodSync(temporary, 0o777);
  const [key, cert] = [join(tls, 'key.pem'), join(tls, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const [plain, secure] = [await freePort(), await freePort()];
  const text = replaced(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'), [
    ['server api-1:5001', `server 127.0.0.1:${ports[0]}`],
    ['server api-2:5001', `server 127.0.0.1:${ports[1]}`],
    ['listen 8443', `listen 127.0.0.1:${secure}`],
    ['/tmp/', `${temporary}/`],
    ['/etc/nginx/tls/', `${tls}/`],
  ]);
  const redirect = replaced(readFileSync(join(root, 'deploy/redirect.conf.template'), 'utf8'), [
    ['listen 8080', `listen 127.0.0.1:${plain}`],
    ['${PUBLIC_URL}', siteUrl],
  ]);
  writeFileSync(join(temporary, 'redirect.conf'), redirect);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed += chunk));
  const proxy = new Proxy(secure, plain, readFileSync(cert), child, () => printed);
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break;
    if (await proxy.ask('/health/live').catch(() => null)) return proxy;
    await pause(100);
  }
  throw new Error(`nginx did not start:\n${printed}`);
}

/** The site as a browser reaches it. */
class Proxy {
  constructor(port, plainPort, ca, child, printed) {
    this.port = port;
    this.plainPort = plainPort;
    this.child = child;
    this.printed = printed;
    this.agent = new Agent({ keepAlive: true, ca, maxSockets: 64 });
  }

  /**
   * One request; rejects if there was no answer.
   *
   * @param {string} path
   * @param {import('./site-client.mjs').Request & { localAddress?: string }} [request]
   */
  ask(path, { method = 'GET', token, key, body, headers = {}, localAddress } = {}) {
    const text = typeof body === 'string' ? body : body && JSON.stringify(body);
    const sent = {
      ...headers,
      ...(text && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const { agent, port } = this;
    const to = { host: '127.0.0.1', localAddress, port, path, method, headers: sent, agent };
    return new Promise((resolve, reject) => {
      request(to, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const whole = Buffer.concat(chunks).toString();
          const isJson = /json/.test(answer.headers['content-type'] ?? '');
          const { statusCode: status, headers: got } = answer;
          resolve({ status, headers: got, body: isJson && whole ? JSON.parse(whole) : whole });
        });
      })
        .setTimeout(35_000, () => reject(new Error('no answer')))
        .once('error', reject)
        .end(text);
    });
  }

  async stop() {
    this.agent.destroy();
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** Starts everything in order; `stop` stops it in reverse order. */
export async function startPlace({ root, built, command, folder }) {
  const env = filledEnv(root);
  const stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const { command: started } = readCompose(join(root, 'compose.yaml'), env).services.postgres;
    const postgres = await startPostgres(started.filter((part) => part.includes('=')));
    stops.push(() => postgres.stop());
    const port = new URL(postgres.url).port;
    const createdb = join(findPostgres(), 'createdb');
    execFileSync(createdb, ['-h', '127.0.0.1', '-p', port, '-U', 'toolyard', 'toolyard']);
    const redis = await startRedis({ password: env.VALKEY_PASSWORD });
    stops.push(() => redis.stop());
    const dataDir = join(folder, 'data');
    const servers = [await freePort(), await freePort()];
    const replicas = servers.map((each) => {
      const at = { postgres: port, redis: redis.port, port: each, dataDir };
      return new Replica(built, command, serverEnv(root, env, at));
    });
    stops.push(...replicas.map((each) => () => each.stop('SIGTERM')));
    await Promise.all(replicas.map((each) => each.start()));
    const proxy = await startProxy(root, folder, servers, env.PUBLIC_URL);
    stops.push(() => proxy.stop());
    return { env, replicas, proxy, redis, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
