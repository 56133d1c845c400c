const CHINESE = /^\p{Script=Han}/u;

/**
 * A winner's name as the public sees it. Of a Chinese name the first character and an asterisk (张伟 becomes 张*), of
 * another one the first and last letter around three asterisks (Johnson becomes J***n). A name of two letters shows the
 * first only, an empty one an asterisk.
 */
export function maskedName(name: string): string {
  const characters = [...name.trim()];
  const first = characters[0] ?? '';
  if (first === '' || CHINESE.test(first)) return `${first}*`;
  return characters.length < 3 ? `${first}***` : `${first}***${characters.at(-1)}`;
}

/** A winner's public reference: the first eight digits of the entry's uuid. */
export const shortUuid = (uuid: string): string => uuid.slice(0, 8);
