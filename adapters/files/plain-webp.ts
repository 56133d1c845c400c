/** Chunks of a still picture. Others hold metadata, animations or anything else. */
const PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];

/** Flags of VP8X for animation, metadata and colour profiles. */
const MORE_THAN_A_PICTURE = 0b10_1110;

/** Whether the bytes are a WebP of one frame without metadata, and nothing else. */
export function isPlainWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF' && file.length % 2 === 0;
  if (!isRiff || file.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (file.readUInt32LE(4) !== file.length - 8) return false;
  let at = 12;
  const chunks: string[] = [];
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    if (!PICTURE_CHUNKS.includes(name) || chunks.includes(name)) return false;
    if (name === 'VP8X' && (file.readUInt8(at + 8) & MORE_THAN_A_PICTURE) !== 0) return false;
    chunks.push(name);
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === file.length;
}
