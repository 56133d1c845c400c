import type { Texts } from '../../shared/index.ts';
import type { DateOrder } from './type-rules/type-rule.ts';

/** What somebody must know about a file that was read. */
export type ReadingReport =
  | {
      readonly code: 'ragged_rows';
      readonly short: readonly number[];
      readonly long: readonly number[];
    }
  | { readonly code: 'bad_line'; readonly lines: readonly number[] }
  | { readonly code: 'unterminated_quote'; readonly lines: readonly number[] }
  | {
      readonly code: 'ambiguous_date';
      readonly column: string;
      readonly order: DateOrder;
      /** Another order that reads every value too. */
      readonly other: DateOrder;
    }
  | {
      readonly code: 'mixed_currency';
      readonly column: string;
      readonly currencies: readonly string[];
    }
  | {
      /** Long whole numbers in the form 1.23E+11, of which the last digits are not in the file. */
      readonly code: 'lost_digits';
      readonly column: string;
      readonly values: number;
      readonly example: string;
    }
  | { readonly code: 'total_row'; readonly lines: readonly number[] }
  | { readonly code: 'note_row'; readonly lines: readonly number[] }
  | { readonly code: 'hidden_rows'; readonly lines: readonly number[] }
  | { readonly code: 'formula_without_value'; readonly cells: readonly string[] }
  | { readonly code: 'cell_error'; readonly cells: readonly string[] };

const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  'day first': '日在前',
  'month first': '月在前',
  'year first': '年在前',
};

/** Lines or cells that a sentence names; of the rest it tells the number. */
const NAMED = 10;

function named(places: readonly (number | string)[]): Texts {
  const some = places.slice(0, NAMED).join(', ');
  const rest = places.length - NAMED;
  return rest > 0
    ? { en: `${some} and ${rest} more`, 'zh-CN': `${some} 等 ${places.length} 处` }
    : { en: some, 'zh-CN': some };
}

/** A report in words. */
export function reportTexts(report: ReadingReport): Texts {
  switch (report.code) {
    case 'ragged_rows': {
      const short = named(report.short);
      const long = named(report.long);
      const en = [
        report.short.length > 0 && `Lines with too few cells, filled with empty ones: ${short.en}.`,
        report.long.length > 0 &&
          `Lines with too many cells, of which the last were left out: ${long.en}.`,
      ];
      const chinese = [
        report.short.length > 0 && `单元格不足、已补空的行：${short['zh-CN']}。`,
        report.long.length > 0 && `单元格过多、已舍去末尾部分的行：${long['zh-CN']}。`,
      ];
      return { en: en.filter(Boolean).join(' '), 'zh-CN': chinese.filter(Boolean).join('') };
    }
    case 'bad_line': {
      const lines = named(report.lines);
      return {
        en: `Lines that could not be read and were left out: ${lines.en}.`,
        'zh-CN': `无法读取、未导入的行：${lines['zh-CN']}。`,
      };
    }
    case 'unterminated_quote': {
      const lines = named(report.lines);
      return {
        en: `A quote that is never closed was read as an ordinary character in line ${lines.en}.`,
        'zh-CN': `第 ${lines['zh-CN']} 行的引号没有闭合，已按普通字符读取。`,
      };
    }
    case 'ambiguous_date':
      return {
        en: `Nothing in '${report.column}' tells whether its dates are written ${report.order} or ${report.other}. They were read ${report.order}.`,
        'zh-CN': `“${report.column}”中没有数值能说明日期是${ORDER_WORDS[report.order]}还是${ORDER_WORDS[report.other]}，已按${ORDER_WORDS[report.order]}读取。`,
      };
    case 'mixed_currency':
      return {
        en: `'${report.column}' holds several currencies (${report.currencies.join(', ')}), so it stays text and is not summed.`,
        'zh-CN': `“${report.column}”包含多种货币（${report.currencies.join('、')}），因此保留为文本，不求和。`,
      };
    case 'lost_digits':
      return {
        en: `A spreadsheet program shortened long numbers of '${report.column}', such as ${report.example}: the last digits of ${report.values.toLocaleString('en-US')} are not in the file. If they are identifiers, format the column as text there and export it again.`,
        'zh-CN': `电子表格软件缩写了“${report.column}”中的长数字（如 ${report.example}），其中 ${report.values.toLocaleString('en-US')} 个的末尾数字已不在文件中。如果它们是编号，请在该软件中把此列设为文本后重新导出。`,
      };
    case 'total_row': {
      const lines = named(report.lines);
      return {
        en: `Lines with totals were left out, so that sums count every value once: ${lines.en}.`,
        'zh-CN': `已略去合计行，避免重复求和：第 ${lines['zh-CN']} 行。`,
      };
    }
    case 'note_row': {
      const lines = named(report.lines);
      return {
        en: `Lines with notes were left out: ${lines.en}.`,
        'zh-CN': `已略去附注行：第 ${lines['zh-CN']} 行。`,
      };
    }
    case 'hidden_rows': {
      const lines = named(report.lines);
      return {
        en: `Rows that are hidden in the workbook were read too: ${lines.en}.`,
        'zh-CN': `工作簿中隐藏的行也已读取：第 ${lines['zh-CN']} 行。`,
      };
    }
    case 'formula_without_value': {
      const cells = named(report.cells);
      return {
        en: `Formulas without a stored result are empty here: ${cells.en}. Open and save the workbook in a spreadsheet program to calculate them.`,
        'zh-CN': `没有保存计算结果的公式在此为空：${cells['zh-CN']}。请用电子表格软件打开并保存后再试。`,
      };
    }
    case 'cell_error': {
      const cells = named(report.cells);
      return {
        en: `Cells with an error are empty here: ${cells.en}.`,
        'zh-CN': `含错误值的单元格在此为空：${cells['zh-CN']}。`,
      };
    }
  }
}
