import type { Language } from '@toolyard/core/shared';
import type { Page } from 'playwright-core';
import { account } from '../visitor.ts';

const FORM = {
  en: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    again: 'Confirm password',
    send: 'Sign up',
  },
  'zh-CN': { name: '姓名', email: '邮箱', password: '密码', again: '确认密码', send: '注册' },
} as const satisfies Record<Language, unknown>;

/** Makes an account in the language of the page and stays signed in. */
export async function registerIn(page: Page, language: Language, email: string): Promise<void> {
  const form = FORM[language];
  const password = 'correct horse battery';
  await page.goto('/auth/register');
  await page.getByLabel(form.name, { exact: true }).fill('Ada');
  await page.getByLabel(form.email, { exact: true }).fill(email);
  await page.getByLabel(form.password, { exact: true }).fill(password);
  await page.getByLabel(form.again, { exact: true }).fill(password);
  await page.getByRole('button', { name: form.send, exact: true }).click();
  await account(page).waitFor();
}
