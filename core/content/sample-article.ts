import type { Language } from '../shared/index.ts';
import type { ArticleDraft } from './article-draft.ts';

const TEXTS: Readonly<Record<Language, Pick<ArticleDraft, 'title' | 'description' | 'markdown'>>> =
  {
    en: {
      title: 'Welcome',
      description: 'What a text can have. Change it, or delete it.',
      markdown: `This article is yours. Nobody sees it before you publish it.

## Words

Write **important** words, *emphasis*, \`code\` and [links](https://commonmark.org/help/).

> A quotation stands apart.

## Lists

1. One thing after the other
2. In order

- [x] Open a space
- [ ] Write the first article

## Tables

| Option | Right to |
| ------ | -------: |
| Call   |      buy |
| Put    |     sell |

## Code

\`\`\`ts
const greeting: string = 'Hello';
\`\`\`

A footnote explains a word[^1].

[^1]: At the foot of the page.
`,
    },
    'zh-CN': {
      title: '欢迎',
      description: '展示正文可以包含的内容，您可以修改或删除。',
      markdown: `这篇文章归您所有，发布之前只有空间成员能看到。

## 文字

可以写**重点**、*强调*、\`代码\`和[链接](https://commonmark.org/help/)。

> 引文会单独成段。

## 列表

1. 先做一件事
2. 再做下一件

- [x] 开通空间
- [ ] 写第一篇文章

## 表格

| 期权     | 权利 |
| -------- | ---: |
| 看涨期权 | 买入 |
| 看跌期权 | 卖出 |

## 代码

\`\`\`ts
const greeting: string = '你好';
\`\`\`

脚注用来解释词语[^1]。

[^1]: 显示在页面底部。
`,
    },
  };

/** The first article of a space: it shows what a text can have. */
export const sampleArticle = (locale: Language): ArticleDraft => ({
  ...TEXTS[locale],
  tags: [],
  order: null,
  sourceSections: null,
  note: '',
});
