import type { OptionsJournalTexts } from './en.ts';

export const zhCN = {
  'journal.title': '交易日志',
  'journal.of': '{name} 的交易日志',
  'journal.edit': '编辑',
  'journal.write': '写日志',
  'journal.none': '还没有笔记和标签。记下开仓理由和心得，方便日后复盘。',
  'journal.note': '笔记',
  'journal.noteHint': '关于整笔交易的纯文本，最多 2,000 个字符',
  'journal.tags': '标签',
  'journal.tagsHint': '用逗号分隔，最多 10 个，每个最多 30 个字符',
  'journal.tagFault': '{tag}：{fault}',
  'journal.save': '保存',
  'journal.cancel': '取消',
  'journal.failed': '日志保存失败，内容仍保留在此，请重试',
  'journal.conflict': '打开日志后这笔交易有了变化。内容仍保留在此，再次保存即可。',
  'journal.byTag': '按标签',
  'journal.tag': '标签',
  'journal.untagged': '无标签',
  'journal.byTagNote': '有多个标签的交易在每个标签下各计一次。',
  'journal.byTagNone': '这段时间没有带标签的交易。标签写在每笔交易的日志里。',
} satisfies OptionsJournalTexts;
