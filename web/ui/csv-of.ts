export type CsvValue = string | number | boolean | null;

const field = (value: CsvValue): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with the byte order mark that Excel needs for names that are not English. */
export const csvOf = (names: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${[names, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
