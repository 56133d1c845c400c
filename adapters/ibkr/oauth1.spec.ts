import { createDiffieHellman, createHmac, getDiffieHellman } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  isProven,
  liveSessionExchange,
  percentEncoded,
  signatureBase,
  signedBytes,
} from './oauth1.ts';

describe('the text that is signed', () => {
  it('RFC 5849 §1.2: the request for a photo, with its parameters sorted', () => {
    const base = signatureBase(
      'GET',
      'http://photos.example.net/photos?file=vacation.jpg&size=original',
      {
        realm: 'Photos',
        oauth_consumer_key: 'dpf43f3p2l4k3l03',
        oauth_token: 'nnch734d00sl2jdk',
        oauth_signature_method: 'HMAC-SHA1',
        oauth_timestamp: '137131202',
        oauth_nonce: 'chapoH',
      },
    );
    const key = 'kd94hf93k423kf44&pfkkdhi9sl3r4s00';
    // The signature that the RFC prints for it.
    expect(createHmac('sha1', key).update(base).digest('base64')).toBe(
      'MdpQcU8iPSUjWoN/UDMsK2sui9I=',
    );
  });

  it('RFC 5849 §3.6: letters, digits and -._~ stay, everything else is encoded', () => {
    expect(percentEncoded("AZaz09-._~ !'()*+/=&%€")).toBe(
      'AZaz09-._~%20%21%27%28%29%2A%2B%2F%3D%26%25%E2%82%AC',
    );
  });

  it('names that are equal are sorted by their values', () => {
    const base = signatureBase('GET', 'https://a.example/x?b=2&b=10&a=1', {});
    expect(decodeURIComponent(base.split('&')[2] ?? '')).toBe('a=1&b=10&b=2');
  });
});

describe('the live session token', () => {
  const group = createDiffieHellman(getDiffieHellman('modp14').getPrime(), 2);
  const secret = Buffer.from('a secret of an access token');

  it('both sides have the same one, in two exchanges at once', () => {
    const exchanges = [liveSessionExchange(group), liveSessionExchange(group)];
    expect(new Set(exchanges.map(({ challenge }) => challenge)).size).toBe(2);
    for (const own of exchanges) {
      const other = getDiffieHellman('modp14');
      const response = other.generateKeys('hex').replace(/^0+/, '');
      const shared = other.computeSecret(Buffer.from(own.challenge.padStart(512, '0'), 'hex'));
      const theirs = createHmac('sha1', signedBytes(shared)).update(secret).digest();
      expect(own.liveToken(response, secret)).toBe(theirs.toString('base64'));
    }
  });

  it('its proof is the HMAC of the consumer key, and nothing else is', () => {
    const live = Buffer.from('01234567890123456789');
    const proof = createHmac('sha1', live).update('TESTCONS1').digest('hex');
    const token = live.toString('base64');
    expect(isProven(token, 'TESTCONS1', proof)).toBe(true);
    expect(isProven(token, 'TESTCONS2', proof)).toBe(false);
    expect(isProven(token, 'TESTCONS1', '')).toBe(false);
  });

  it.each([
    ['7f', '7f'],
    ['80', '0080'],
    ['00007f', '7f'],
    ['0080ff', '0080ff'],
    ['0000', '00'],
  ])('the number %s has the signed bytes %s', (number, bytes) =>
    expect(signedBytes(Buffer.from(number, 'hex')).toString('hex')).toBe(bytes),
  );
});
