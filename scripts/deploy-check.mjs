/**
 * `npm run test:deploy`: runs Dockerfile, compose.yaml and deploy/nginx.conf without Docker. It runs the build commands
 * in a fresh copy of the repository, then two servers, PostgreSQL, Redis and nginx from this machine's packages with
 * that environment and configuration. It does not build the image itself.
 *
 *     npm run test:deploy
 *     node scripts/deploy-check.mjs --built .     uses an existing build
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  commandsOf,
  copyContext,
  instructionsOf,
  readCompose,
  readDockerfile,
  readEnvFile,
} from './deploy-files.mjs';
import { filledEnv, Replica, serverEnv, startPlace } from './deploy-place.mjs';
import {
  edges,
  firstSuperadmin,
  healthcheck,
  killedServers,
  restoredBackup,
  sharedQuota,
  sharedSession,
  withoutRedis,
} from './deploy-scenarios.mjs';
import { findPostgres } from './postgres.mjs';
import { findRedis } from './redis.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options } = parseArgs({ options: { built: { type: 'string' } } });
const [build, image] = readDockerfile(join(root, 'Dockerfile'));
const command = JSON.parse(instructionsOf(image, 'CMD')[0]);
const question = JSON.parse(/CMD (\[.*\])$/.exec(instructionsOf(image, 'HEALTHCHECK')[0])[1]);

let failures = 0;
function say(name, { passed, found }) {
  if (!passed) failures++;
  console.log(`${passed ? 'ok' : 'FAILED'}  ${name}: ${found}`);
}

/** Checks of the files that no run can make. */
function saidByFiles() {
  const { services, volumes } = readCompose(join(root, 'compose.yaml'), filledEnv(root));
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const servers = Object.values(services).filter(({ image: name }) => name === 'toolyard');
  const published = Object.entries(services).filter(([, { ports }]) => ports);
  const facts = {
    'the image runs as a plain user': instructionsOf(image, 'USER').at(-1) === 'node',
    'both stages are of one Node': build.base === image.base && /^node:24\b/.test(image.base),
    'packages run no scripts': commandsOf(build)[0].includes('--ignore-scripts'),
    'the health of the image is /health/live': /\/health\/live/.test(question.join(' ')),
    'data is a volume': instructionsOf(image, 'VOLUME')[0] === '/data',
    'no secret is in the image': !/(KEYS|PASSWORD|TOKEN|_URL)\s*=/.test(dockerfile),
    'two servers share the data': servers.filter((s) => s.volumes[0] === 'data:/data').length === 2,
    'their root is read-only': servers.every((s) => s.read_only && s.cap_drop[0] === 'ALL'),
    'they trust one proxy': servers.every((s) => s.environment.TRUST_PROXY === '1'),
    'the proxy alone is published': published.map(([name]) => name).join() === 'proxy',
    'the database is a volume': 'postgres' in volumes,
  };
  const wrong = Object.entries(facts).filter(([, holds]) => !holds);
  const found = wrong.length === 0 ? `${Object.keys(facts).length} facts` : wrong.join('; ');
  say('the files', { passed: wrong.length === 0, found });
}

/** Runs the commands of the build stage in a copy of Docker's build context. */
function buildIn(folder) {
  const [app, out] = [join(folder, 'app'), join(folder, 'out')];
  const given = copyContext(root, app);
  for (const text of commandsOf(build)) {
    const here = text.replace(/(^|[\s=])\/out\b/g, `$1${out}`);
    const begun = performance.now();
    const env = { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined };
    const done = spawnSync('sh', ['-ec', here], { cwd: app, env, encoding: 'utf8' });
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const passed = done.status === 0;
    say(`RUN ${text.slice(0, 50)}`, { passed, found: `exit ${done.status}, ${seconds} s` });
    if (!passed) throw new Error(`${done.stdout.slice(-3000)}\n${done.stderr.slice(-3000)}`);
  }
  say('the build', { passed: true, found: `${given.length} files given` });
  return out;
}

/** Each sample of the example is refused on its own, with valid values for the rest. */
async function refusedSamples(built, folder) {
  const example = readEnvFile(join(root, 'deploy/example.env'));
  const good = filledEnv(root);
  const samples = Object.keys(example).filter((name) => example[name] !== good[name]);
  const found = [];
  for (const name of [...samples, null]) {
    const env = name === null ? example : { ...good, [name]: example[name] };
    const at = { postgres: 1, redis: 1, port: 0, dataDir: join(folder, 'refused') };
    const server = new Replica(built, command, serverEnv(root, env, at)).spawn();
    const code = await server.ended;
    found.push(`${name ?? 'all'} ${code} ${/^[A-Z_]+/.exec(server.printed)?.[0]}`);
  }
  const passed =
    samples.length >= 4 &&
    found.every((line) => / 1 (JWT_USER_KEYS|JWT_ADMIN_KEYS|DATABASE_URL|REDIS_URL)$/.test(line));
  say('samples are refused', { passed, found: found.join(', ') });
}

function missing() {
  const has = (name, ...args) => !spawnSync(name, args, { stdio: 'ignore' }).error;
  if (!findPostgres()) return 'PostgreSQL';
  if (!findRedis()) return 'Redis or Valkey';
  if (!has('nginx', '-v')) return 'nginx';
  return has('openssl', 'version') ? null : 'openssl';
}

const SCENARIOS = {
  'a session of one server is known on the other': sharedSession,
  'one server makes the first superadmin': firstSuperadmin,
  'servers share the quota by address': sharedQuota,
  'the edge': edges,
  'no gesture fails while a server is gone': killedServers,
  'a backup is restored': restoredBackup,
  'Redis away': withoutRedis,
  'the health check': (place) => healthcheck(place, question),
};

async function runScenarios(built, folder) {
  const place = await startPlace({ root, built, command, folder });
  try {
    for (const [name, scenario] of Object.entries(SCENARIOS)) say(name, await scenario(place));
  } finally {
    await place.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'toolyard-deploy-'));
chmodSync(folder, 0o755);
mkdirSync(join(folder, 'data'), { mode: 0o700 });
try {
  saidByFiles();
  const built = options.built ? resolve(options.built) : buildIn(folder);
  await refusedSamples(built, folder);
  const absent = missing();
  if (absent) console.log(`skipped: no ${absent} found`);
  else await runScenarios(built, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'deployment passed' : `deployment: ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
