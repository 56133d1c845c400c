import type { ApiExtra } from './base-query.ts';
import type { Realm } from './call-environment.ts';
import type { CallError } from './call-error.ts';

/** The content of a file as an address that elements can show. */
export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

const unreadable = (status: number | null): { readonly error: CallError } => ({
  error: { status, code: 'UNREADABLE', message: 'no picture', server: null, details: null },
});

/** A picture that needs a token, as an address that elements can show. */
export async function readPrivatePicture(
  { path, realm }: { readonly path: string; readonly realm: Realm },
  { extra, signal }: { readonly extra: unknown; readonly signal: AbortSignal },
): Promise<{ readonly data: string } | { readonly error: CallError }> {
  const { calls } = extra as ApiExtra;
  await calls.freshToken(realm);
  const headers = { Authorization: `Bearer ${calls.token(realm)}` };
  const answer = await calls.fetch(calls.origin + path, { headers, signal }).catch(() => null);
  if (!answer?.ok) return unreadable(answer?.status ?? null);
  return { data: await dataUrlOf(await answer.blob()) };
}
