import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sourceFiles } from './support/imports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies, scripts } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};

const BUILD_APP = new URL('../scripts/build-app.mjs', import.meta.url).href;

const BUILD = [
  'scripts/build-app.mjs',
  'web/vite.config.ts',
  'web/vite.prerender.config.ts',
  'web/finish-build.mjs',
];
// `core` imports none; the imports in it are those of the code that it writes.
const RUN = ['adapters', 'api', 'web']
  .flatMap((place) => sourceFiles(root, place))
  .filter((file) => !/\.spec(\.helper)?\.tsx?$|\/test-support\/|adapters\/memory\//.test(file))
  .filter((file) => !/'@testing-library\//.test(read(file)))
  // Code that is written for others names packages of its own; core itself imports none.
  .filter((file) => !/core\/codegen\/renderers\//.test(file));

/** Packages that a file imports when it runs. */
const packagesOf = (file: string): string[] =>
  [
    ...read(file).matchAll(
      /^(?:import|export) (?!type )(?:[^'";]*? from )?['"]([^'"]+)['"]|\bimport\('([^']+)'\)/gm,
    ),
  ]
    .map(([, fixed, late]) => (fixed ?? late)!)
    .filter((name) => !/^[./]|^node:|^@toolyard\/|^virtual:/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !builtinModules.includes(name));

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-start-'));
  folders.push(folder);
  return folder;
};

describe('npm start', () => {
  it('all packages that building and running import are dependencies', () => {
    const used = new Set([...BUILD, ...RUN].flatMap(packagesOf));
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
  });

  it('data that a module of the server reads beside itself are built with it', async () => {
    const data = RUN.filter((file) => !file.startsWith('web/')).flatMap((file) =>
      [...read(file).matchAll(/new URL\('\.\/([^']+\.json)', import\.meta\.url\)/g)].map(
        ([, name]) => join(dirname(file), name!),
      ),
    );
    expect(data).not.toEqual([]);
    const { serverFiles } = (await import(BUILD_APP)) as {
      serverFiles(this: void): readonly { readonly source: string }[];
    };
    expect(serverFiles().map(({ source }) => source)).toEqual(
      expect.arrayContaining(data.map((file) => join(root, file))),
    );
  });

  it.each(['start', 'backup', 'restore', 'verify-audit', 'recover-superadmin'])(
    'npm run %s needs no test tool and no npm hook',
    (name) => {
      expect(scripts[name]).toMatch(/^npm run --silent prepare:app && node [^&]+$/);
      expect(Object.keys(scripts)).not.toContain(`pre${name}`);
    },
  );

  it.each([
    ['an older Node on macOS', 'darwin', 'arm64', '20.20.2', 1],
    ['an older Node on Windows for ARM', 'win32', 'arm64', '20.20.2', 1],
    ['Node 18 on Linux', 'linux', 'x64', '18.20.0', 1],
    ['a current Node on macOS', 'darwin', 'arm64', '24.0.0', 0],
    ['Node 20 on Linux, where a package brings a newer one', 'linux', 'x64', '20.20.2', 0],
  ])('%s is refused in words or taken', (_case, platform, arch, version, code) => {
    const folder = newFolder();
    const disguise = join(folder, 'disguise.mjs');
    writeFileSync(
      disguise,
      `for (const [name, value] of Object.entries({ platform: '${platform}', arch: '${arch}' }))
         Object.defineProperty(process, name, { value });
       Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`,
    );
    for (const script of ['scripts/ensure-installed.mjs', 'scripts/install-tools.mjs'])
      cpSync(join(root, script), join(folder, script));
    // Without a lockfile there is nothing to install.
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', disguise, join(folder, 'scripts/ensure-installed.mjs')],
      { encoding: 'utf8' },
    );
    expect({ status, refused: /Toolyard needs Node [\d.]+ or later/.test(stderr) }).toEqual({
      status: code,
      refused: code === 1,
    });
  });
});

describe('npm run dev', () => {
  it('Vite serves the sources of web/api, the API its own paths', async () => {
    const module = new URL('../scripts/api-paths.mjs', import.meta.url).href;
    const { API_PATHS } = (await import(module)) as { API_PATHS: RegExp };
    const sources = globSync('web/api/*.ts', { cwd: root });
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((file) => API_PATHS.test(file.slice('web'.length)))).toEqual([]);
    const paths = [
      '/api/tools',
      '/api/polygon/search?query=a.ts',
      '/health/live',
      '/uploads/a.png',
    ];
    expect(paths.filter((path) => !API_PATHS.test(path))).toEqual([]);
  });

  it.each([
    ['starts when it is told to', (child: ChildProcess) => child.send('start'), 'started\n'],
    ['ends with its parent', (child: ChildProcess) => child.disconnect(), ''],
  ])('the process for the next start %s', async (_name, act, printed) => {
    const standby = new URL('../scripts/standby.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      ['--import', standby, '--eval', "console.log('started')"],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    );
    const printing = text(child.stdout as Readable);
    act(child);
    const exit = once(child, 'exit') as Promise<[number]>;
    const [[code], output] = await Promise.all([exit, printing]);
    expect({ code, output }).toEqual({ code: 0, output: printed });
  });
});

describe('an image without sources, lockfile and test tools', () => {
  it('C1: npm run backup and npm run verify-audit start their scripts', () => {
    const folder = newFolder();
    cpSync(join(root, 'package.json'), join(folder, 'package.json'));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const name of ['core', 'api']) {
      cpSync(join(root, name, 'package.json'), join(folder, name, 'package.json'));
      symlinkSync(join(root, name, 'dist'), join(folder, name, 'dist'));
    }
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') };
    const run = (name: string, ...args: string[]) =>
      spawnSync('npm', ['run', '--silent', name, '--', ...args], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
    const restored = run('restore');
    expect(restored.stderr).toContain('which backup?');
    const backedUp = run('backup');
    expect(backedUp.stderr).not.toMatch(/not found|Cannot find/);
    const recovered = run('recover-superadmin', 'superadmin');
    expect(recovered.stderr).toContain('there is no database in');
  });
});
