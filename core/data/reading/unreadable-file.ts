import type { Texts } from '../../shared/index.ts';

/** Why a file cannot be read, and what to do. */
const REASONS = {
  empty: {
    en: 'The file is empty. Choose a file that holds a table.',
    'zh-CN': '文件为空。请选择包含表格的文件。',
  },
  'no table': {
    en: 'There is no table in this file. Tables are read from CSV, JSON, Parquet and XLSX files.',
    'zh-CN': '文件中没有表格。支持 CSV、JSON、Parquet 和 XLSX 文件。',
  },
  password: {
    en: 'The file is protected by a password. Remove the password in the program that made it and drop the file again.',
    'zh-CN': '文件设有密码。请用生成它的软件取消密码后重新拖入。',
  },
  'old workbook': {
    en: 'This workbook has the format of Excel 97 to 2003. Save it as XLSX and drop it again.',
    'zh-CN': '这是 Excel 97–2003 格式的工作簿。请另存为 XLSX 后重新拖入。',
  },
  damaged: {
    en: 'The file is damaged or incomplete. Save or download it again.',
    'zh-CN': '文件已损坏或不完整。请重新保存或下载。',
  },
  'not JSON': {
    en: 'The file is not JSON as its name says. Mend it there, or export it again.',
    'zh-CN': '文件内容不是其名称所示的 JSON。请在该处修正，或重新导出。',
  },
  'no Parquet reader': {
    en: 'The part that reads Parquet files did not load. Reload the page and drop the file again.',
    'zh-CN': '读取 Parquet 文件的组件未能加载。请刷新页面后重新拖入文件。',
  },
  changed: {
    en: 'The file changed on disk since it was opened. Drop it again to read the new version.',
    'zh-CN': '文件在打开后已被修改。请重新拖入以读取新版本。',
  },
  'too large': {
    en: 'The memory of the browser does not hold this file. Close other tabs, or drop a part of the file.',
    'zh-CN': '浏览器内存不足，无法读取该文件。请关闭其他标签页，或只拖入文件的一部分。',
  },
} as const satisfies Record<string, Texts>;

export type UnreadableReason = keyof typeof REASONS;

interface Options {
  readonly cause?: unknown;
  /** The line of the fault, 1-based, where it is known. */
  readonly line?: number | null;
}

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  readonly texts: Texts;
  readonly line: number | null;

  constructor(
    readonly reason: UnreadableReason,
    { cause, line = null }: Options = {},
  ) {
    const { en, 'zh-CN': chinese } = REASONS[reason];
    const texts =
      line === null
        ? REASONS[reason]
        : { en: `Line ${line}: ${en}`, 'zh-CN': `第 ${line} 行：${chinese}` };
    super(texts.en, { cause });
    this.texts = texts;
    this.line = line;
  }
}
