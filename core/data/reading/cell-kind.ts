import { inHalfWidth } from './type-rules/spaces.ts';

/** What a single cell looks like, for the guesses that need no more than a look. */
export type CellKind = 'empty' | 'number' | 'date' | 'time' | 'boolean' | 'text';

const NUMBER =
  /^[(]?[-+\u2212]?\s?(?:[$€£¥￥₹₩]|[A-Z]{3} )?\s?[-+\u2212]?(?:\d{1,3}(?:[,.'’ \u00a0\u202f]\d{2,3})+|\d+)?(?:[.,]\d+)?(?:[eE][-+]?\d+)?\s?[千百十]?[万萬]?[亿億]?(?:[%€$£元円]|[A-Z]{3})?[)]?$/;
const DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{1,2}[- ]\p{L}{3,9}\.?[- ]\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?:[T ,].*\d.*)?$/iu;
const TIME = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?$/i;
const BOOLEAN = /^(?:true|false|yes|no|oui|non|ja|nein|是|否)$/i;

export function cellKind(cell: string | null | undefined): CellKind {
  const text = inHalfWidth(cell?.trim() ?? '');
  if (text === '') return 'empty';
  if (/\d/.test(text)) {
    if (NUMBER.test(text)) return 'number';
    if (DATE.test(text)) return 'date';
    if (TIME.test(text)) return 'time';
  }
  return BOOLEAN.test(text) ? 'boolean' : 'text';
}
