/**
 * Words that begin or end the first cell of a row of totals, in lower case, as a pattern of RE2. Whether a row really is one
 * depends on its numbers too, since a company can be called Total.
 */
export const TOTAL_WORDS =
  '(?:grand |sub[- ]?|sous-)?totals?:?|sub-?totals?.*|totals? .*|.* (?:sub)?totals?:?|sum:?|summe:?|gesamt(?:summe|betrag)?:?|zwischensumme.*|insgesamt:?|(?:sous-)?total .*|totale.*|suma:?|totaal.*|.*(?:合计|小计|总计|共计|总和|汇总|合計|小計|總計|総計)[:：]?|(?:合计|小计|总计|合計|小計)[:：(（ ].*|합계|소계|총계|итого.*|всего.*|razem|celkem|toplam|i alt|summa|totalt';

/** A part of each of these words, as a pattern that is found many times as fast: a text without any of them is no such word. */
export const TOTAL_STEMS =
  'total|sum|gesamt|totaal|合计|小计|总计|共计|总和|汇总|合計|小計|總計|総計|합계|소계|총계|итого|всего|razem|celkem|toplam|i alt';

/** Words of notes below a table. */
const NOTE =
  /^(?:注|备注|说明|数据来源|资料来源|来源|制表|填报|单位[:：]|[*†‡#※]|\[\d+\]|\d+\) |\(?\d+ (?:rows?|records?)\b|notes?\b|source\b|sources\b|quelle|hinweis|anmerkung|fußnote|stand[: ]|remark|generated|exported|printed|report |end of|copyright|©|disclaimer|page \d|fuente|nota\b|source ?:|remarque)/i;

export interface LastRow {
  readonly line: number;
  readonly cells: readonly (string | null)[];
  /** An empty line or a row of totals stands before it. */
  readonly afterGap: boolean;
}

/** Whether a row below the table is a note: only its first cell is filled, with words that are no value of the column. */
export function isNote(row: LastRow, firstColumnIsWords: boolean): boolean {
  const [first, ...others] = row.cells;
  if (
    first === null ||
    first === undefined ||
    others.some((cell) => cell !== null && cell.trim() !== '')
  )
    return false;
  if (!/\p{L}/u.test(first) && !NOTE.test(first.trim())) return false;
  return (
    row.afterGap ||
    NOTE.test(first.trim()) ||
    !firstColumnIsWords ||
    (first.length > 30 && / /.test(first))
  );
}
