import { describe, expect, it } from '@jest/globals';
import { checkRegistration, type RegistrationDraft } from './registration.ts';

const MEI: RegistrationDraft = {
  name: ' 林梅 ',
  email: ' Mei@Example.COM ',
  password: 'secret',
  confirm: 'secret',
};

const outcome = (change: Partial<RegistrationDraft>, minLength?: number) => {
  const checked = checkRegistration({ ...MEI, ...change }, minLength);
  return checked.ok ? checked.value : checked.error.texts['zh-CN'];
};

describe('registration', () => {
  it.each([
    ['name', { name: '' }],
    ['name of blanks', { name: ' \t' }],
    ['email', { email: '　' }],
    ['password', { password: '' }],
    ['password of blanks', { password: '       ', confirm: '       ' }],
  ])('RG-03 an empty %s', (_case, change) => expect(outcome(change)).toBe('请填写所有必填字段'));

  it('RG-04 passwords that differ', () =>
    expect(outcome({ confirm: 'Secret' })).toBe('两次输入的密码不一致'));

  it('RG-05 a password under six characters', () =>
    expect(outcome({ password: '12345', confirm: '12345' })).toBe('密码长度不能少于6个字符'));

  it('RG-06 blank before mismatch, mismatch before length', () => {
    expect(outcome({ name: '', confirm: 'x' })).toBe('请填写所有必填字段');
    expect(outcome({ password: 'a', confirm: 'b' })).toBe('两次输入的密码不一致');
    expect(outcome({ password: 'a', confirm: 'a', email: 'none' })).toBe('密码长度不能少于6个字符');
  });

  it('RG-07 six characters are enough, five are not', () => {
    expect(outcome({ password: 'abcdef', confirm: 'abcdef' })).toMatchObject({
      password: 'abcdef',
    });
    expect(outcome({ password: 'abcde', confirm: 'abcde' })).toBe('密码长度不能少于6个字符');
  });

  it('128 characters are the most, and a setting may ask for more than six', () => {
    const long = 'x'.repeat(129);
    expect(outcome({ password: long, confirm: long })).toBe('密码长度不能超过 128 个字符');
    expect(outcome({ password: long.slice(1), confirm: long.slice(1) })).toMatchObject({});
    expect(outcome({}, 8)).toBe('密码长度不能少于8个字符');
  });

  it('name and e-mail are tidied, the password stays as it is', () =>
    expect(outcome({ password: '  secret ', confirm: '  secret ' })).toEqual({
      name: '林梅',
      email: 'mei@example.com',
      password: '  secret ',
    }));

  it('a decomposed letter is the same identity as the composed one', () =>
    expect(outcome({ email: 'jose\u0301@example.com' })).toMatchObject({
      email: 'jos\u00e9@example.com',
    }));

  it.each(["o'neil+tools@mail.example.com", '林梅@例子.公司', 'mei@localhost', '1@2.example'])(
    '%j is an e-mail',
    (email) => expect(outcome({ email })).toMatchObject({ email }),
  );

  it.each([
    'mei',
    'mei@',
    '@example.com',
    'a b@example.com',
    'a@b@c',
    'a@b..c',
    `a\0@b.c`,
    '\ud800@b.c',
    'kiss\u200b@example.com',
    'kiss\u00ad@example.com',
    '\u202emei@example.com',
    '<mei@example.com>',
    'mei@example.com/inbox',
    'mei@-example.com',
    'https://toolyard.example@evil.example/\\hit',
  ])('%j is no e-mail', (email) => expect(outcome({ email })).toBe('请输入有效的邮箱地址'));

  it('a name of more than 100 characters', () =>
    expect(outcome({ name: 'x'.repeat(101) })).toBe('名称须为 1 到 100 个字符'));
});
