import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A file that is read in parts. A browser's `File` is one. */
interface FileInParts {
  readonly size: number;
  slice(start?: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

const PART = 4 * 1024 * 1024;

/** The SHA-256 of a file in hexadecimal digits; one part of it at a time is in memory. */
export async function sha256OfFile(
  file: FileInParts,
  cancellation?: { throwIfAborted(): void },
): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += PART) {
    cancellation?.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(start, start + PART).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
