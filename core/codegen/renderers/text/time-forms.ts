/** Digits of the fraction of a second that databases hold. */
const MOST_FRACTION = 6;

const fraction = (precision: number | null): string =>
  precision === 0 ? '' : `(?:\\.\\d{1,${precision ?? MOST_FRACTION}})?`;

const time = (precision: number | null): string =>
  `(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d${fraction(precision)})?`;

/** A time of no zone, as a regular expression. */
export const timeForm = (precision: number | null): string => `/^${time(precision)}$/`;

/** A day and a time of no zone, as a regular expression. */
export const datetimeForm = (precision: number | null): string =>
  `/^\\d{4}-\\d{2}-\\d{2}[T ]${time(precision)}$/`;

/** A moment whose fraction of a second has no more digits. */
export const instantForm = (precision: number): string =>
  `/^[^.]+${fraction(precision)}(?:Z|[+-][\\d:]+)$/i`;
