import type { faq, ResourceTextsOf } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof faq> = {
  'is-this-advice': {
    title: '课程是投资建议吗？',
    text: ['不是。课程只讲解期权的原理，所有持仓都是虚构的，不会告诉你该交易什么。'],
  },
  'without-an-account': {
    title: '没有账户可以学习吗？',
    text: ['可以。所有课文都能阅读，所有题目都能试做。只有进度、测验成绩和复习需要账户。'],
  },
};
