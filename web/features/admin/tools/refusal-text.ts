import { isCallError } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';

const messageIn = (detail: unknown): string | null =>
  typeof detail === 'object' &&
  detail !== null &&
  'message' in detail &&
  typeof detail.message === 'string'
    ? detail.message
    : null;

/** What a refused save says: every fault of the fields, else the server's message, else the screen's own words. */
export function refusalText(error: unknown, fallback: string): string {
  const details = isCallError(error) && Array.isArray(error.details) ? error.details : [];
  const messages = details.map(messageIn).filter((message) => message !== null);
  return messages.length > 0 ? messages.join(', ') : errorMessage(error, fallback);
}
