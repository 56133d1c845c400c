/** NUL, which no database keeps, and halves of surrogate pairs, which UTF-8 has no form for. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;

/** Whether a text can be kept as it is. */
export const isKeepable = (text: string): boolean => !UNKEEPABLE.test(text);
