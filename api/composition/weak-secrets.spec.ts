import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { databasePasswordFault, secretFault } from './weak-secrets.ts';

const bytesOf = (written: string) => Buffer.from(written, 'base64url');
const written = (bytes: readonly number[] | string) =>
  Buffer.from(bytes as string).toString('base64url');

describe('secrets of a production', () => {
  it.each([
    ['31 bytes', randomBytes(31).toString('base64url'), 'shorter'],
    ['one letter over and over', 'a'.repeat(43), 'not random'],
    ['sixteen bytes twice', randomBytes(16).toString('hex').repeat(2), 'not random'],
    ['counting up', written(Array.from({ length: 32 }, (_, i) => i)), 'not random'],
    ['counting down in threes', written(Array.from({ length: 40 }, (_, i) => 250 - 3 * i)), 'not'],
    ['words of an example', 'this-is-an-example-and-never-a-key-0123456789', 'sample'],
    ['the same words encoded', written('change me before you use this, will you'), 'sample'],
    [
      'the key of RFC 7515',
      'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
      'sample',
    ],
  ])('%s: refused', (name, text, fault) => {
    const bytes = name.startsWith('sixteen') ? Buffer.from(text, 'hex') : bytesOf(text);
    expect(secretFault(text, bytes)).toContain(fault);
  });

  it('random keys are taken, in base64url and in hexadecimal', () => {
    for (let i = 0; i < 2_000; i++) {
      const bytes = randomBytes(32);
      expect(secretFault(bytes.toString('base64url'), bytes)).toBeNull();
      const hex = bytes.toString('hex');
      expect(secretFault(hex, bytesOf(hex))).toBeNull();
    }
  });
});

describe('database passwords of a production', () => {
  it.each([
    'postgres://postgres:postgres@db/app',
    'postgres://app:Password@db/app',
    'postgres://reader:reader@db/app',
    'postgres://app@db.internal/app',
    'postgres://app:@10.0.0.5/app',
    'postgres://db/app?user=app&password=toolyard',
  ])('%s: refused', (address) => expect(databasePasswordFault(address)).not.toBeNull());

  it.each([
    'postgres://app:3vKq9-Wb2x@db.internal/app',
    'postgres://app@127.0.0.1:5433/app',
    'postgresql://app@localhost/app',
    'postgres://app@[::1]/app',
    'postgres:///app?host=/run/postgresql',
  ])('%s: taken', (address) => expect(databasePasswordFault(address)).toBeNull());
});
