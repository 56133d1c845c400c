import type { Language } from '@toolyard/core/shared';
import type { Services } from './services.ts';

const PATH_LENGTH = 200;
const MESSAGE_LENGTH = 1_000;
const STACK_LENGTH = 4_000;

/** The server refuses control characters, direction marks and halves of a character. */
const logText = (text: string, length: number): string =>
  text.slice(0, length).replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ');

type Needs = Pick<Services, 'origin' | 'fetch'> & { readonly language: () => Language };

/**
 * Reports errors of rendering to the server's log, each once. A report has no retry and no visible outcome,
 * and it uses no fetched part of the application, since a part that cannot be fetched is such an error too.
 */
export function renderErrorReporter({ origin, fetch, language }: Needs) {
  const reported = new Set<unknown>();
  return (error: unknown, pathname: string): void => {
    if (reported.has(error)) return;
    reported.add(error);
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const body = {
      path: logText(pathname, PATH_LENGTH),
      message: logText(message, MESSAGE_LENGTH),
      stack: error instanceof Error ? logText(stack, STACK_LENGTH) : '',
    };
    void fetch(`${origin}/api/render-errors`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language() },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
}
