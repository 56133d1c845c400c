/**
 * The Chromium of tests and benchmarks: CHROMIUM_PATH, else the machine's, else a packed one. The headless shell comes
 * first, because it takes two thirds of the CPU time of the whole Chromium.
 */
import { existsSync } from 'node:fs';
import { CHROMIUM, installTools } from './install-tools.mjs';

const KNOWN = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the executable; installs the packed one if the machine has none. */
export async function chromiumPath() {
  const known = KNOWN.find((path) => path && existsSync(path));
  if (known) return known;
  await installTools(CHROMIUM);
  const packed = '../test/support/chromium/node_modules/@sparticuz/chromium/build/index.js';
  return (await import(packed)).default.executablePath();
}
