import { matching, SettingsError, url, type Environment } from './settings-readers.ts';
import { isLoopback } from './weak-secrets.ts';

export interface TimestampSettings {
  /** The time-stamping authority; null: frozen lists get no time stamps. */
  readonly url: string | null;
  /** SHA-256 fingerprints of certificates of authorities, in lower-case hexadecimal digits. */
  readonly trusted: readonly string[];
}

const FINGERPRINTS =
  /^(?:[\da-f]{2}(?::?[\da-f]{2}){31})(?:\s*,\s*[\da-f]{2}(?::?[\da-f]{2}){31})*$/i;

export function readTimestamps(env: Environment): TimestampSettings {
  const address = url(env, 'TIMESTAMP_URL', ['https:', 'http:']);
  if (address !== null) {
    const { protocol, hostname, username, password } = new URL(address);
    if (protocol === 'http:' && !isLoopback(hostname))
      throw new SettingsError('TIMESTAMP_URL must begin with https:// for another machine');
    // Requests of `fetch` cannot carry them.
    if (username !== '' || password !== '')
      throw new SettingsError('TIMESTAMP_URL must not hold a username or a password');
  }
  const trusted = matching(
    env,
    'TIMESTAMP_CA',
    FINGERPRINTS,
    'SHA-256 fingerprints of certificates, separated by commas',
  );
  return {
    url: address,
    trusted: trusted?.split(',').map((one) => one.trim().replaceAll(':', '').toLowerCase()) ?? [],
  };
}
