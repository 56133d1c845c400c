const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A number as people type it: full-width digits, −, $ and thousands separators are understood; NaN for anything else. */
export function readNumber(typed: string): number {
  const text = typed.normalize('NFKC').replaceAll('−', '-').replaceAll('。', '.').trim();
  const bare = text.replace('$', '');
  if (GROUPED.test(bare)) return Number(bare.replaceAll(',', ''));
  return PLAIN.test(bare) ? Number(bare) : Number.NaN;
}
