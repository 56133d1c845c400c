/** That a column of texts has one in each language, of at most so many characters. */
export const isTextsWithin = (column: string, most: number): string =>
  ['en', 'zh-CN']
    .map((language) => `char_length("${column}" ->> '${language}')`)
    .map((length) => `coalesce(${length}, 0) >= 1 and coalesce(${length}, 0) <= ${most}`)
    .join(' and ');
