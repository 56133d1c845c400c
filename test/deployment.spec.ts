import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@toolyard/api';
import { describe, expect, it } from '@jest/globals';

type Env = Readonly<Record<string, string>>;

interface DeployFiles {
  readEnvFile(this: void, file: string): Env;
  readCompose(
    this: void,
    file: string,
    env: Env,
  ): {
    services: Record<
      string,
      {
        environment: Env;
        volumes: string[];
        logging: { options: Readonly<Record<string, string>> };
        command?: readonly string[];
        mem_limit: string;
        cpus: number | string;
        pids_limit: number;
      }
    >;
  };
}

interface DeployPlace {
  filledEnv(this: void, root: string): Env;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const load = async <T>(name: string) =>
  (await import(new URL(`../scripts/${name}.mjs`, import.meta.url).href)) as T;
const { readCompose, readEnvFile } = await load<DeployFiles>('deploy-files');
const { filledEnv } = await load<DeployPlace>('deploy-place');

const example = readEnvFile(`${root}deploy/example.env`);
const good = filledEnv(root);
const samples = Object.keys(example).filter((name) => example[name] !== good[name]);
const megabytes = (size: string): number =>
  Number.parseInt(size, 10) * (/g/i.test(size) ? 1024 : 1);
const server = (env: Env) => readCompose(`${root}compose.yaml`, env).services['api-1']!;

describe('compose.yaml', () => {
  it('production takes the environment of a server, with secrets in place of the samples', () => {
    expect(readSettings(server(good).environment)).toMatchObject({
      mode: 'production',
      trustProxy: 1,
      databaseUrl: expect.stringContaining('@postgres:5432/'),
      redisUrl: expect.stringContaining('@valkey:6379'),
    });
  });

  it.each(samples)('production refuses the sample of %s', (name) => {
    const env = { ...good, [name]: example[name]! };
    expect(() => readSettings(server(env).environment)).toThrow(
      /^(DATABASE_URL|REDIS_URL|JWT_USER_KEYS|JWT_ADMIN_KEYS) /,
    );
  });

  it('the samples are every secret that it asks for', () => {
    const required = readFileSync(`${root}compose.yaml`, 'utf8').matchAll(/\$\{(\w+):\?\}/g);
    const needed = new Set([...required].map(([, name]) => name));
    expect([...samples, 'PUBLIC_URL'].sort()).toEqual([...needed].sort());
  });

  it('C3: hands on every setting of docs/operations.md that production knows', () => {
    const listed = readFileSync(`${root}docs/operations.md`, 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
    const withheld = ['CLOCK', 'CREATE_DATABASE'];
    const settings = [...listed].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(20);
    expect(Object.keys(server(good).environment).sort()).toEqual(
      settings.filter((name) => !withheld.includes(name)).sort(),
    );
  });

  it('C3: mounts the folder of chain files that is named', () => {
    expect(server(good).environment['CHAIN_FILES_DIR']).toBe('');
    const { environment, volumes } = server({ ...good, CHAIN_FILES_DIR: '/srv/chains' });
    expect(environment['CHAIN_FILES_DIR']).toBe('/chains');
    expect(volumes).toContain('/srv/chains:/chains:ro');
  });

  it('C2: every command that is printed works without further options', () => {
    const printed = readFileSync(`${root}docs/operations.md`, 'utf8').match(
      /docker compose[^`\n]*/g,
    );
    expect(printed?.length).toBeGreaterThan(3);
    expect(printed?.filter((command) => command.includes('--env-file'))).toEqual([]);
  });

  it('a call without TLS is led to PUBLIC_URL, not to the name that it came by', () => {
    const { environment, volumes } = readCompose(`${root}compose.yaml`, good).services['proxy']!;
    const plain = readFileSync(`${root}deploy/redirect.conf.template`, 'utf8');
    const proxy = readFileSync(`${root}deploy/nginx.conf`, 'utf8');
    expect(plain).toContain('return 301 ${PUBLIC_URL}$request_uri;');
    expect(environment['PUBLIC_URL']).toBe(good['PUBLIC_URL']);
    expect(volumes.join()).toContain('/etc/nginx/templates/redirect.conf.template:ro');
    expect(proxy).toContain(`include ${environment['NGINX_ENVSUBST_OUTPUT_DIR']}/redirect.conf;`);
    expect(proxy).not.toContain('https://$host');
  });

  it('N1: the proxy limits the requests of one address', () => {
    const proxy = readFileSync(`${root}deploy/nginx.conf`, 'utf8');
    expect(proxy).toMatch(/^ {2}limit_conn_zone \$binary_remote_addr zone=clients:10m;$/m);
    expect(proxy).toMatch(/^ {2}limit_conn clients 100;$/m);
  });

  it('N14: the site for a machine without Docker gives servers the same headers, limits and paths', () => {
    const read = (name: string) => readFileSync(`${root}deploy/${name}`, 'utf8');
    const [proxy, site] = [read('nginx.conf'), read('nginx-site.conf')];
    const found = (text: string, form: RegExp) => text.match(form)?.map((line) => line.trim());
    for (const form of [
      /proxy_set_header .*;/g,
      /client_\w+_timeout .*;/g,
      /\w+_read_timeout .*;/g,
    ])
      expect(found(site, form)).toEqual(found(proxy, form));
    const sized = /location \S+ ?\S* \{\n +client_max_body_size \d+m;/g;
    expect(found(site, sized)?.map((each) => each.replace(/\s+/g, ' '))).toEqual(
      found(proxy, sized)?.map((each) => each.replace(/\s+/g, ' ')),
    );
    expect(
      found(site, /location ~ \^\/(?:metrics|api\/\(polygon\|market\)\/stream).*/g),
    ).toHaveLength(2);
  });

  it('C12: Docker keeps a bounded log of every container', () => {
    for (const { logging } of Object.values(readCompose(`${root}compose.yaml`, good).services))
      expect(logging.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('C19: every container has limits, and those of servers and PostgreSQL are settings', () => {
    const { services } = readCompose(`${root}compose.yaml`, good);
    for (const { mem_limit, cpus, pids_limit } of Object.values(services)) {
      expect(megabytes(mem_limit)).toBeGreaterThanOrEqual(256);
      // Docker refuses more cores than the machine has.
      expect(Number(cpus)).toBe(1);
      expect(pids_limit).toBeGreaterThan(0);
    }
    const larger = { API_MEMORY: '2g', API_CPUS: '2', POSTGRES_MEMORY: '4g', POSTGRES_CPUS: '3' };
    const changed = readCompose(`${root}compose.yaml`, { ...good, ...larger }).services;
    expect(changed['api-2']).toMatchObject({ mem_limit: '2g', cpus: '2' });
    expect(changed['postgres']).toMatchObject({ mem_limit: '4g', cpus: '3' });
  });

  it('C19: PostgreSQL knows its memory: a quarter for its own cache, three quarters for all', () => {
    const { command = [], mem_limit } = readCompose(`${root}compose.yaml`, good).services[
      'postgres'
    ]!;
    expect(command[0]).toBe('postgres');
    const settings = Object.fromEntries(
      command.filter((part) => part.includes('=')).map((part) => part.split('=')),
    ) as Record<string, string>;
    const memory = megabytes(mem_limit);
    expect(megabytes(settings['shared_buffers']!)).toBe(memory / 4);
    expect(megabytes(settings['effective_cache_size']!)).toBe((3 * memory) / 4);
  });

  it('C19: each variable of a limit is explained, and stands in the example', () => {
    const variables = [
      ...readFileSync(`${root}compose.yaml`, 'utf8').matchAll(
        /\$\{((?:API|POSTGRES)_\w+):-[^}]+\}/g,
      ),
    ]
      .map(([, name]) => name!)
      .filter((name) => name !== 'API_DOCS');
    expect(variables).toHaveLength(6);
    const listed = readFileSync(`${root}docs/operations.md`, 'utf8');
    for (const name of variables) {
      expect(listed).toContain(`| \`${name}\``);
      expect(Object.keys(example)).toContain(name);
    }
  });

  it('C15: the build has the id that the builder gives, and the running image carries it', () => {
    expect(readFileSync(`${root}compose.yaml`, 'utf8')).toContain(
      "args: { BUILD_ID: '${BUILD_ID:-}' }",
    );
    const [, image = ''] = readFileSync(`${root}Dockerfile`, 'utf8')
      .split(/^FROM .*$/m)
      .slice(1);
    expect(image).toMatch(/^ARG BUILD_ID\nENV BUILD_ID=\$BUILD_ID$/m);
  });

  it('C14: the proxy serves the challenges of certbot, and the hook of a renewal fills the folder that it reads', () => {
    const { volumes } = readCompose(`${root}compose.yaml`, good).services['proxy']!;
    const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
    const served = /location \/.well-known\/acme-challenge\/ \{\s+root (\S+);/.exec(
      read('deploy/redirect.conf.template'),
    )?.[1];
    expect(volumes).toContain(`./deploy/acme:${served}:ro`);
    expect(volumes).toContain('./deploy/tls:/etc/nginx/tls:ro');
    const placed = [...read('deploy/renew-tls.sh').matchAll(/(deploy\/tls\/\S+)/g)];
    const used = [...read('deploy/nginx.conf').matchAll(/\/etc\/nginx\/(tls\/[\w.]+);/g)];
    expect(placed.map(([path]) => path)).toEqual(used.map(([, path]) => `deploy/${path}`));
    expect(read('docs/operations.md')).toContain('deploy/renew-tls.sh');
  });

  it('docs/operations.md lists every setting of a server', () => {
    const listed = readFileSync(`${root}docs/operations.md`, 'utf8');
    for (const name of Object.keys(server(good).environment))
      expect(listed).toContain(`\`${name}\``);
  });
});
