import { describe, expect, it } from '@jest/globals';
import { readContact } from './contact-settings.ts';

describe('contact settings', () => {
  it('without any, there is the sample address and nothing else', () =>
    expect(readContact({})).toEqual({
      email: 'contact@toolyard.example',
      wechat: null,
      address: null,
      social: [],
    }));

  it('social links are told apart by their host', () =>
    expect(
      readContact({
        SOCIAL_LINKS:
          'https://github.com/toolyard, https://space.bilibili.com/1 https://notgithub.com/',
      }).social,
    ).toEqual([
      { kind: 'github', url: 'https://github.com/toolyard' },
      { kind: 'bilibili', url: 'https://space.bilibili.com/1' },
      { kind: 'website', url: 'https://notgithub.com/' },
    ]));

  it.each([
    ['SOCIAL_LINKS', 'javascript:alert(1)'],
    ['SOCIAL_LINKS', 'http://github.com/x'],
    ['CONTACT_EMAIL', 'nobody'],
  ])('%s=%s is refused by name, without the value', (name, value) => {
    expect(() => readContact({ [name]: value })).toThrow(name);
    expect(() => readContact({ [name]: value })).not.toThrow(value);
  });
});
