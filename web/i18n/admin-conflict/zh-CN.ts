import type { AdminConflictTexts } from './en.ts';

export const zhCN = {
  'conflict.title': '内容已被他人修改',
  'conflict.text':
    '你编辑期间，{who}于 {time} 保存了“{name}”。你填写的内容没有丢失，请选择要保留的版本。',
  'conflict.someone': '他人',
  'conflict.close': '返回表单',
  'conflict.mine': '你的版本',
  'conflict.theirs': '他人保存的版本',
  'conflict.before': '原来：',
  'conflict.me': '你已修改',
  'conflict.them': '对方已修改',
  'conflict.both': '双方都已修改',
  'conflict.nothing': '空',
  'conflict.same': '两个版本内容相同。',
  'conflict.keepMine': '保留我的',
  'conflict.takeTheirs': '采用对方的',
  'conflict.merge': '保存合并结果',
  'conflict.left': '还有 {count} 个字段待选择',
} satisfies AdminConflictTexts;
