import { isCallError } from './call-error.ts';

/** The server's own words, else the screen's. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (isCallError(error) ? error.server?.message : undefined) ?? fallback;

/** The same, and what the server says of each place of a file. */
export function fileErrorMessage(error: unknown, fallback: string): string {
  const details: unknown = isCallError(error) ? error.details : null;
  const places = Array.isArray(details) ? (details as readonly { readonly message: string }[]) : [];
  return [errorMessage(error, fallback), ...places.map(({ message }) => message)].join(' · ');
}
