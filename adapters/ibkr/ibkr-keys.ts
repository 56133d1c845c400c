import {
  createDiffieHellman,
  createPrivateKey,
  type DiffieHellman,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys of a registered consumer. */
export interface IbkrKeys {
  /** RSA, signs requests. */
  readonly signature: KeyObject;
  /** RSA, decrypts the secrets of access tokens. */
  readonly encryption: KeyObject;
  /** Of the Diffie-Hellman exchange. OpenSSL examines its prime for most of a second, so it is made once. */
  readonly group: DiffieHellman;
}

/** IBKR's instructions make the file with this base. */
const BASE = 2;

/** Reads the three files under the names that IBKR's instructions give them. Throws an error that names the file. */
export function ibkrKeys(folder: string): IbkrKeys {
  const read = <T>(name: string, parse: (pem: string) => T): T => {
    try {
      return parse(readFileSync(join(folder, name), 'utf8'));
    } catch {
      throw new Error(`${name} is missing there or cannot be read`);
    }
  };
  return {
    signature: read('private_signature.pem', rsaKey),
    encryption: read('private_encryption.pem', rsaKey),
    group: read('dhparam.pem', (pem) => createDiffieHellman(primeOf(pem), BASE)),
  };
}

function rsaKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
}

/** The first integer of `DHParameter ::= SEQUENCE { prime INTEGER, base INTEGER }` (PKCS #3 §9), in DER. */
function primeOf(pem: string): Buffer {
  const base64 = /-----BEGIN DH PARAMETERS-----([\s\S]+)-----END DH PARAMETERS-----/.exec(pem)?.[1];
  const sequence = element(Buffer.from(base64 ?? '', 'base64'), 0x30);
  const prime = element(sequence, 0x02);
  if (prime.length < 128) throw new Error('the prime is too short');
  return prime[0] === 0 ? prime.subarray(1) : prime;
}

/** The content of the DER element at the beginning. */
function element(bytes: Buffer, tag: number): Buffer {
  const length = bytes[1] ?? 0;
  const more = length & 0x80 ? length & 0x7f : 0;
  const size = more === 0 ? length : bytes.readUIntBE(2, more);
  const start = 2 + more;
  if (bytes[0] !== tag || start + size > bytes.length) throw new Error('not DER');
  return bytes.subarray(start, start + size);
}
