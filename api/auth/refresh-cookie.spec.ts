import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { RefreshCookie } from './refresh-cookie.ts';

const cookieOf = async (secure: boolean, remember: boolean) => {
  const app = express();
  app.get('/', (_request, response) => {
    new RefreshCookie(secure).write(response, 'token', remember);
    response.end();
  });
  const { headers } = await request(app).get('/');
  return String(headers['set-cookie']);
};

describe('the refresh cookie', () => {
  it('in production it is bound to the host and to TLS', async () => {
    const cookie = await cookieOf(true, true);
    expect(cookie).toMatch(/^__Host-rt=token; Max-Age=604800; Path=\/;/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });

  it('in development it works on http', async () =>
    expect(await cookieOf(false, true)).toMatch(/^rt=token;(?!.*Secure)/));

  it('a session that is not remembered has no age', async () =>
    expect(await cookieOf(true, false)).not.toMatch(/Max-Age|Expires/));
});
