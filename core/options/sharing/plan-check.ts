const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const LENGTH = 7;

/**
 * Seven characters that change when the text does: cut links and those altered by hand are told from whole ones.
 * It keeps nobody out, since everybody can reckon it.
 *
 * Source: Fowler, Noll, Vo and Eastlake, 'The FNV Non-Cryptographic Hash Algorithm', FNV-1a of 32 bits.
 */
export function planCheck(text: string): string {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return (hash >>> 0).toString(36).padStart(LENGTH, '0');
}
