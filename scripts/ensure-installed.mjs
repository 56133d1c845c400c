/**
 * Installs missing packages. It uses only Node's own modules, and refuses a Node that is too old.
 *
 *     node scripts/ensure-installed.mjs          what the build and the application need
 *     node scripts/ensure-installed.mjs --all    also what the tests need
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, npmCi } from './install-tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Minimum Node version where no package supplies one. */
const LEAST = '22.17';

const { devDependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** The packages that contain Node are built for glibc. */
const isMusl =
  process.platform === 'linux' &&
  !(/** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime);
const system = process.platform === 'win32' ? 'win' : process.platform;
const hasPackagedNode = !isMusl && `node-${system}-${process.arch}` in optionalDependencies;

const isOlder = (version, than) => {
  const [[major, minor], [leastMajor, leastMinor]] = [version, than].map((each) =>
    each.split('.').map(Number),
  );
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
};

if (isOlder(process.versions.node, hasPackagedNode ? '20.0' : LEAST)) {
  const needed = hasPackagedNode ? '20' : LEAST;
  console.error(
    `Toolyard needs Node ${needed} or later on ${process.platform} (${process.arch}); this is ` +
      `${process.versions.node}. Install a newer one from https://nodejs.org and start again.`,
  );
  process.exit(1);
}

// An image contains all it needs, and no lockfile.
if (!existsSync(join(root, 'package-lock.json'))) process.exit(0);

const hasTestTools = Object.keys(devDependencies).every((name) =>
  existsSync(join(root, 'node_modules', name, 'package.json')),
);
const wantsTestTools = process.argv.includes('--all');

if (!isInstalled(root) || (wantsTestTools && !hasTestTools)) {
  // Keeps test tools that are already installed.
  const all = wantsTestTools || hasTestTools;
  console.log(`Installing ${all ? 'all packages' : 'the packages that running needs'} ...`);
  await npmCi(root, all ? '--include=dev' : '--omit=dev');
}
