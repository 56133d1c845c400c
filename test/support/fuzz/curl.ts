import type { WireRequest } from '../wire/send.ts';

const LONGEST = 2_000;
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\\''`)}'`;

/** Whether a body can stand in a line for a shell. */
export const isShort = (body: WireRequest['body']): boolean =>
  typeof body === 'string' && body.length <= LONGEST && !/\p{Cc}|\p{Surrogate}/u.test(body);

/** The request as one line for a shell; a body that is long or no plain text is read from `bodyFile`. */
export function curlLine(
  url: string,
  { method, target, headers, body }: WireRequest,
  bodyFile: string,
): string {
  const sent = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = isShort(body) ? quoted(String(body)) : `@${bodyFile}`;
  const parts = [
    `curl -sS -i --path-as-is -X ${method}`,
    ...sent,
    ...(body === null ? [] : [`--data-binary ${data}`]),
    quoted(url + target),
  ];
  return parts.join(' ');
}
