import { textIn, type Language } from '@toolyard/core/shared';
import { PAGE_STYLE } from './page-style.ts';

const TEXTS = {
  title: { en: 'Simulated brokerage', 'zh-CN': '模拟券商' },
  label: { en: 'Simulation', 'zh-CN': '模拟' },
  about: {
    en: 'This page stands in for a broker’s sign-in page. There is no real account behind it, and it never asks for a password.',
    'zh-CN': '本页面模拟券商的登录页，不涉及真实账户，也不会要求输入密码。',
  },
  question: {
    en: 'Allow Toolyard to connect this account?',
    'zh-CN': '允许工具坊连接此账户吗？',
  },
  account: { en: 'Account', 'zh-CN': '账户' },
  kind: { en: 'Simulated, no real money', 'zh-CN': '模拟账户，无真实资金' },
  duration: { en: 'Connection', 'zh-CN': '连接时长' },
  hours: { en: 'up to 24 hours', 'zh-CN': '最长 24 小时' },
  allow: { en: 'Allow', 'zh-CN': '允许' },
  deny: { en: 'Deny', 'zh-CN': '拒绝' },
} as const;

/** Where the answers are posted. */
export interface SignInAnswers {
  readonly allow: string;
  readonly deny: string;
}

/** The broker's sign-in page, which asks for nothing but a yes or a no. */
export function signInPage(
  account: string,
  { allow, deny }: SignInAnswers,
  language: Language,
): string {
  const text = (key: keyof typeof TEXTS) => textIn(TEXTS[key], language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<script src="/theme.js"></script>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<header><h1>${text('title')}</h1><span class="simulated">${text('label')}</span></header>
<p>${text('about')}</p>
<dl>
<div><dt>${text('account')}</dt><dd><b>${escaped(account)}</b><br>${text('kind')}</dd></div>
<div><dt>${text('duration')}</dt><dd>${text('hours')}</dd></div>
</dl>
<form method="post">
<p class="question">${text('question')}</p>
<button class="allow" formaction="${escaped(allow)}">${text('allow')}</button>
<button formaction="${escaped(deny)}">${text('deny')}</button>
</form>
</main>
</body>
</html>
`;
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
