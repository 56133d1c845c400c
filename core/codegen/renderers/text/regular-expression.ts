/** A pattern of JSON Schema as a literal; null where it is no regular expression of JavaScript. */
export function regularExpression(pattern: string): string | null {
  for (const flags of ['u', ''])
    try {
      return String(new RegExp(pattern, flags));
    } catch {
      continue;
    }
  return null;
}
