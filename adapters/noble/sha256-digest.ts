import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Digest } from '@toolyard/core/audit';

/** SHA-256 of a text's UTF-8 bytes in hexadecimal digits, as the server computes it; for browsers. */
export const sha256Digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));
