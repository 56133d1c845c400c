/**
 * The end of a generated function: whether `value` has no more digits than `before` in front of the point and `after`
 * behind it. It is no number where `isOther` holds.
 */
export const digitCount = (isOther: string, indent: string): string =>
  [
    `const [, whole, fraction = '', exponent = '0'] =`,
    `  /^[+-]?(\\d+)(?:\\.(\\d+))?(?:e([+-]\\d+))?$/.exec(String(value)) ?? [];`,
    `if (${isOther}) return false;`,
    `const digits = whole + fraction;`,
    `const point = whole.length + Number(exponent);`,
    `const first = digits.search(/[1-9]/);`,
    `return (`,
    `  first < 0 || (point - first <= before && digits.replace(/0+$/, '').length - point <= after)`,
    `);`,
  ]
    .map((line) => indent + line)
    .join('\n');
