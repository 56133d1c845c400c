import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealmName } from '@toolyard/core/accounts';
import { formatKeyRing, KeyRingError, parseKeyRing, type KeyRing } from './signing-keys.ts';

/** The keys of a development machine for one realm: made on the first start, readable by its owner alone. */
export function developmentKeys(dataDir: string, realm: RealmName): KeyRing {
  const file = join(dataDir, `${realm}-keys`);
  return read(file) ?? make(dataDir, file);
}

function read(file: string): KeyRing | null {
  try {
    return parseKeyRing(readFileSync(file, 'utf8').trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (!(error instanceof KeyRingError)) throw error;
    throw new KeyRingError(
      `DATA_DIR: ${file} is damaged (${error.message}): put your copy there; without one, remove it: everybody is signed out then, and sets up second factors anew`,
    );
  }
}

/** Written aside and linked into place, so that two starts at once end with the same whole file. */
function make(dataDir: string, file: string): KeyRing {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const ring: KeyRing = [{ id: 'development', secret: new Uint8Array(randomBytes(32)) }];
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${formatKeyRing(ring)}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
    return ring;
  } catch (error) {
    const first = read(file);
    if (first) return first;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
