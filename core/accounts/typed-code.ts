/** A code as somebody typed it: six digits are the app's, all else is taken for a recovery code. */
export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** Blanks, hyphens and case do not matter; letters that look like digits are read as those. */
export function typedCode(text: string): TypedCode {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  return { kind: 'recovery', code: plain.replaceAll('o', '0').replace(/[il]/g, '1') };
}

const GROUP = 6;

/** A recovery code as it is shown: `k7qm2x-9hfd3w-…`. */
export const shownRecoveryCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
