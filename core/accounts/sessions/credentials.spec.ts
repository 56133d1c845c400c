import { describe, expect, it } from '@jest/globals';
import { adminCredentialsFault, credentialsFault } from './credentials.ts';

describe('sign-in', () => {
  it.each([
    { email: '', password: 'secret' },
    { email: '  ', password: 'secret' },
    { email: 'mei@example.com', password: '' },
    { email: 'mei@example.com', password: ' \t ' },
  ])('LI-06 %j lacks something', (credentials) =>
    expect(credentialsFault(credentials)?.texts['zh-CN']).toBe('请填写邮箱和密码'),
  );

  it.each([
    { username: '', password: 'secret' },
    { username: ' \t', password: 'secret' },
    { username: 'superadmin', password: '  ' },
  ])('AL-02 %j lacks something', (credentials) =>
    expect(adminCredentialsFault(credentials)?.texts.en).toBe('Please enter username and password'),
  );

  it('LI-08 anything that says something is let through as it is', () =>
    expect(credentialsFault({ email: ' x', password: ' y ' })).toBeNull());
});
