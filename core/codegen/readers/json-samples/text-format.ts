/** A format that texts of a sample can have, by the name that JSON Schema gives it. */
export type TextFormat = 'date' | 'date-time' | 'time' | 'uuid' | 'email' | 'uri' | 'ipv4';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return false;
  const leap =
    Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0) ? 0 : 1;
  const last = (DAYS[Number(month) - 1] ?? 0) - (month === '02' ? leap : 0);
  return Number(day) >= 1 && Number(day) <= last;
}

const isTime = (text: string): boolean =>
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.test(
    text,
  );

const FORMATS: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  date: isDate,
  'date-time': (text) =>
    /^.{10}[Tt]/.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  time: isTime,
  uuid: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
  email: (text) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text),
  uri: (text) => /^(?:https?|ftp):\/\/[^\s/?#"<>\\^`{|}]+[^\s"<>\\^`{|}]*$/i.test(text),
  ipv4: (text) => /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text),
};

/** The format of a text; null if it has none. */
export const formatOf = (text: string): TextFormat | null =>
  (Object.keys(FORMATS) as TextFormat[]).find((format) => FORMATS[format](text)) ?? null;
