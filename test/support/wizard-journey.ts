import type { Page } from 'playwright-core';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Plan {
  readonly symbol: string;
  /** As the API writes it, and as the strip of expiries does. */
  readonly expiry: string;
  readonly expiryName: RegExp;
  /** Long put, short put, short call, long call. */
  readonly strikes: readonly [number, number, number, number];
}

export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page
    .waitForURL((url) => url.pathname === '/')
    .catch(async () => {
      throw new Error(`registering went nowhere: ${await page.locator('form').innerText()}`);
    });
}

/** Fills the sign-in form that is open, and sends it. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Step 1: finds the stock by typing and chooses the iron condor. */
export async function chooseCondor(page: Page, plan: Plan): Promise<void> {
  await page.goto('/options/wizard');
  await page.getByRole('searchbox', { name: '搜索股票' }).fill('MSFT');
  await page.getByRole('button', { name: new RegExp(`^选择 ${plan.symbol} `) }).click();
  await page.getByRole('tab', { name: /波动率/ }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^铁鹰式/ })
    .click();
}

/** The saved condor among one's strategies, by its name; not what else leads to it. */
export const savedCondor = (page: Page) =>
  page.getByRole('table').getByRole('link', { name: /^\S+ 铁鹰式$/ });

/** Chooses the range of strikes that the chain shows. */
export async function showStrikes(page: Page, range: string): Promise<void> {
  await page.getByRole('button', { name: /^行权价范围：/ }).click();
  await page.getByRole('menuitemradio', { name: range, exact: true }).click();
}

/** How long the contracts of an example may take. */
const EXAMPLE_MS = 5_000;

/** Step 3: clears the contracts of the example, chooses the expiry and presses the four quotes. */
export async function chooseContracts(page: Page, plan: Plan): Promise<void> {
  const [longPut, shortPut, shortCall, longCall] = plan.strikes;
  // It can be pressed once there are legs; a plan without an example has none.
  const clear = page.getByRole('button', { name: '全部清除' });
  await clear.click({ timeout: EXAMPLE_MS }).catch(() => undefined);
  await page.getByRole('radio', { name: plan.expiryName }).click();
  await showStrikes(page, '全部');
  const press = (name: string) =>
    page
      .getByRole('grid')
      .getByRole('button', { name: new RegExp(`^${name} `) })
      .click();
  const side = async (name: string) => {
    const segment = page.getByRole('button', { name, exact: true });
    if (!(await page.getByRole('button', { name: '看涨＋看跌', exact: true }).isVisible()))
      await segment.click();
  };
  await side('看跌');
  await press(`买入 ${longPut} 看跌`);
  await press(`卖出 ${shortPut} 看跌`);
  await side('看涨');
  await press(`卖出 ${shortCall} 看涨`);
  await press(`买入 ${longCall} 看涨`);
}

/** Listed strikes around the simulated price of MSFT, three weeks out or more, with wings of one step. */
export async function simulatedPlan(url: string): Promise<Plan> {
  const read = async <T>(path: string): Promise<T> =>
    ((await (await fetch(`${url}${path}`)).json()) as { data: T }).data;
  const expiries = await read<{ expiry: string; daysToExpiry: number }[]>(
    '/api/options/expiries/MSFT',
  );
  const expiry = expiries.find((row) => row.daysToExpiry >= 20)?.expiry ?? '';
  const chain = await read<{ currentPrice: number; calls: { strike: number }[] }>(
    `/api/options/chain/MSFT?expiry=${expiry}`,
  );
  const strikes = chain.calls.map((row) => row.strike);
  const middle = strikes.findIndex((strike) => strike >= chain.currentPrice);
  const at = (offset: number) => strikes[middle + offset] ?? 0;
  const [, month, day] = expiry.split('-').map(Number);
  return {
    symbol: 'MSFT',
    expiry,
    expiryName: new RegExp(`${month}月${day}日`),
    strikes: [at(-3), at(-2), at(2), at(3)],
  };
}
