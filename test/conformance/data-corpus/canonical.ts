/** Digits of a number without grouping, leading or trailing zeros; null if the text is no number. */
export function canonicalNumber(text: string): string | null {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text.trim());
  if (!match || (match[2] === '' && match[3] === '')) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = digits
    .padStart(digits.length + Math.max(0, -point), '0')
    .padEnd(Math.max(point, digits.length), '0');
  const at = Math.max(0, point);
  const left = padded.slice(0, point < 0 ? 0 : at).replace(/^0+/, '') || '0';
  const right = padded.slice(point < 0 ? 0 : at).replace(/0+$/, '');
  const shown = right === '' ? left : `${left}.${right}`;
  return sign === '-' && shown !== '0' ? `-${shown}` : shown;
}

const canonicalTime = (text: string): string =>
  text
    .replace(' ', 'T')
    .replace(/(?:Z|[+]00(?::?00)?)$/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/T00:00:00$/, '');

/** JSON with sorted keys and without spaces. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => `${JSON.stringify(key)}:${sortedJson(each)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/** A value in one form, so that equal values have equal texts. */
export function canonical(value: unknown, type: string): string | boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : sortedJson(value);
  switch (type) {
    case 'integer':
    case 'decimal':
      return canonicalNumber(text) ?? text;
    case 'boolean':
      return text === 'true';
    case 'date':
    case 'datetime':
      return canonicalTime(text);
    case 'time':
      return text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    case 'json':
      return sortedJson(typeof value === 'string' ? JSON.parse(value) : value);
    default:
      return text.replaceAll(/\r\n?/g, '\n');
  }
}

/** Whether two values are equal; in text an empty cell may be null or empty. */
export const same = (got: unknown, wanted: unknown, type: string): boolean =>
  type === 'text'
    ? (canonical(got, type) ?? '') === (canonical(wanted, type) ?? '')
    : canonical(got, type) === canonical(wanted, type);
