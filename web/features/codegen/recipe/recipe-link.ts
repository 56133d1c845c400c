import { Inflate, deflateSync, strFromU8, strToU8 } from 'fflate';
import { readRecipe, type Recipe } from '@toolyard/core/codegen';

/** Bytes of a recipe that are unpacked at most. */
const MOST_BYTES = 5_000_000;
/** Bytes that are unpacked at a time: at most four megabytes come of them. */
const STEP = 4_096;

/** A recipe as a part of an address: packed, in the letters of base64url. */
export function packedRecipe(recipe: Recipe): string {
  const bytes = deflateSync(strToU8(JSON.stringify(recipe)), { level: 9 });
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function inflated(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < bytes.length; at += STEP) {
    inflate.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    if (size > MOST_BYTES) throw new Error('too long');
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

/** The recipe that was packed; null where the text is none. */
export function unpackedRecipe(packed: string): Recipe | null {
  try {
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return readRecipe(JSON.parse(strFromU8(inflated(bytes))));
  } catch {
    return null;
  }
}
