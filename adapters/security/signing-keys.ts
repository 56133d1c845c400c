/** A key and the name that tokens call it by. */
export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The first key signs, all keys verify, so that keys can be rotated without ending sessions. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

const LEAST_BYTES = 32;
const KEY = /^([\w-]{1,40}):([\w-]+={0,2})$/;

/** Keys that cannot be used; the message never shows one. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

/** Reads `id:secret,id:secret`, secrets in base64url of at least 32 bytes; the first one signs. */
export function parseKeyRing(text: string): KeyRing {
  const [first, ...others] = text.split(',').map((part) => keyOf(part.trim()));
  if (!first) throw new KeyRingError('at least one key is needed');
  const ids = new Set([first, ...others].map(({ id }) => id));
  if (ids.size !== others.length + 1) throw new KeyRingError('two keys have the same name');
  return [first, ...others];
}

export const formatKeyRing = (ring: KeyRing): string =>
  ring.map(({ id, secret }) => `${id}:${Buffer.from(secret).toString('base64url')}`).join(',');

function keyOf(text: string): SigningKey {
  const [, id, encoded] = KEY.exec(text) ?? [];
  const secret = Buffer.from(encoded ?? '', 'base64url');
  if (id === undefined || secret.length < LEAST_BYTES)
    throw new KeyRingError(`a key is written name:secret, the secret ${LEAST_BYTES} bytes or more`);
  return { id, secret: new Uint8Array(secret) };
}
