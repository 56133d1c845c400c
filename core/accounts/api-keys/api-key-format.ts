/**
 * A key is `ty_`, 32 random letters and digits, and a checksum of these. The prefix lets secret scanners find keys in
 * files; by the checksum a mistyped key is recognised without a look into the database.
 */
export const API_KEY_PREFIX = 'ty_';

export const API_KEY_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const API_KEY_RANDOM_LENGTH = 32;

const CHECKSUM_LENGTH = 6;
const HINT_LENGTH = 4;
const SHAPE = /^ty_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The key with these random characters. */
export const formatApiKey = (random: string): string =>
  `${API_KEY_PREFIX}${random}${checksumOf(random)}`;

/** Whether a bearer token claims to be an API key; tokens of sessions never begin so. */
export const claimsToBeApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Whether the text has the shape and the checksum of a key. */
export function isApiKeyFormat(text: string): boolean {
  const [, random = '', checksum] = SHAPE.exec(text) ?? [];
  return checksum === checksumOf(random);
}

/** First characters of a key. They tell keys apart and leave 28 random characters unknown. */
export const apiKeyHint = (key: string): string =>
  key.slice(0, API_KEY_PREFIX.length + HINT_LENGTH);

/** CRC-32 (ISO 3309) of the characters in base 62, most significant digit first. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = API_KEY_ALPHABET.charAt(rest % API_KEY_ALPHABET.length) + digits;
    rest = Math.floor(rest / API_KEY_ALPHABET.length);
  }
  return digits;
}

const POLYNOMIAL = 0xed_b8_83_20;

/** CRC-32 of a text of ASCII characters. */
export function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
