import type { DomainError, FieldError, Texts } from '../../../shared/index.ts';
import { BROKER_UNSUPPORTED } from '../records.errors.ts';
import type { CsvLine } from './broker-rows.ts';

const MOST_LENGTH = 200;
const ROWS_SHOWN = 3;
/** A header line stands at the latest here. */
const LOOKED_AT = 15;
/** A title has fewer cells than a header. */
const FEWEST_COLUMNS = 3;

const detail = (field: string, texts: Texts): FieldError => ({
  ...{ field, message: texts.en, texts },
});

const filled = ({ cells }: CsvLine): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

const inOneLine = (cells: readonly string[]): string =>
  cells.join(', ').replaceAll(/\s+/g, ' ').slice(0, MOST_LENGTH);

/** How a cell writes a day, in the letters of a pattern; null for a cell that is none. */
function dateForm(cell: string): string | null {
  const [, first = '', second = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(cell) ?? [];
  if (Number(first) > 12 && second !== '') return 'DD/MM/YYYY';
  if (Number(second) > 12) return 'MM/DD/YYYY';
  if (first !== '') return 'MM/DD/YYYY?';
  if (/^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}\b/.test(cell)) return 'YYYY-MM-DD';
  return /^\d{1,2} [A-Z]{3} \d{2,4}\b/i.test(cell) ? 'DD MMM YYYY' : null;
}

/** The refusal of a file that no reader knows: what can be read, and what the file looks like. */
export function unknownFile(lines: readonly CsvLine[]): DomainError {
  const header = lines
    .slice(0, LOOKED_AT)
    .findIndex((line) => filled(line).length >= FEWEST_COLUMNS);
  const rows = lines.slice(header + 1, header + 1 + LOOKED_AT);
  const columns = inOneLine(lines[header] ? filled(lines[header]) : []);
  const days = rows.flatMap((line) => filled(line).map(dateForm)).filter((each) => each !== null);
  const day = days.find((form) => !form.endsWith('?')) ?? days[0]?.replace('?', '');
  return BROKER_UNSUPPORTED({
    details: [
      detail('columns', { en: `Its columns: ${columns}`, 'zh-CN': `文件的列：${columns}` }),
      ...(day ? [detail('dates', { en: `Its dates: ${day}`, 'zh-CN': `日期格式：${day}` })] : []),
      ...rows.slice(0, ROWS_SHOWN).map((line) => {
        const text = inOneLine(line.cells);
        return detail(`line ${line.line}`, {
          en: `Line ${line.line}: ${text}`,
          'zh-CN': `第 ${line.line} 行：${text}`,
        });
      }),
    ],
  });
}
