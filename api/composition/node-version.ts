const LEAST = [22, 17] as const;

/** Why this version of Node cannot run the server; null when it can. */
export function nodeFault(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const fits = major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
  return fits
    ? null
    : `Toolyard needs Node ${LEAST.join('.')} or later, this is ${version}. ` +
        '`npm run prepare:app` installs one on Linux and on Windows (x64), node_modules/.bin/node; elsewhere install a newer one.';
}
