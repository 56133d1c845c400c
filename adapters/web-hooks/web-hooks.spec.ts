import { describe, expect, it } from '@jest/globals';
import { HttpsHookSender, isPublicAddress } from './https-hook-sender.ts';
import { StandardHookSigner } from './standard-hook-signer.ts';

describe('the sender of web hooks', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('does not reach %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('reaches %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
  ])('refuses %s before it connects', async (url) => {
    const answer = await new HttpsHookSender().send({ url, body: '{}', headers: {} });
    expect(answer).toEqual({ fault: 'privateAddress' });
  });
});

it('signatures are those of the example of Standard Webhooks', () => {
  const signer = new StandardHookSigner();
  const headers = signer.sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: 1_614_265_330_000,
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(signer.newSecret()).toMatch(/^whsec_[\w+/]{32}$/);
});
