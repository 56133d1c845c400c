import type { AddressedMail } from '@toolyard/core/mail';
import { preferredLanguage } from '@toolyard/core/shared';

const HEAD_END = '\r\n\r\n';
const FOLD = /\r\n[ \t]+/g;
/** RFC 2047: blanks between two encoded words are no part of the text. */
const BETWEEN_WORDS = /\?=\s+=\?/g;
const ENCODED_WORD = /=\?utf-8\?([bq])\?(.*?)\?=/gi;

/** RFC 2045, 6.7. */
const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_octet, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const words = (field: string): string =>
  field
    .replace(BETWEEN_WORDS, '?==?')
    .replace(ENCODED_WORD, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquoted(text.replaceAll('_', ' ')),
    );

/** Parses a message written by FolderMailer: one recipient, quoted-printable text. */
export function readMessage(message: Buffer): AddressedMail {
  const source = message.toString('latin1');
  const end = source.indexOf(HEAD_END);
  const fields = source.slice(0, end).replace(FOLD, ' ').split('\r\n');
  const field = (name: string): string => {
    const line = fields.find((each) => each.toLowerCase().startsWith(`${name}: `)) ?? '';
    return words(line.slice(name.length + 2));
  };
  const text = unquoted(source.slice(end + HEAD_END.length)).replaceAll('\r\n', '\n');
  const language = preferredLanguage([field('content-language')]);
  return { to: field('to'), language, subject: field('subject'), text };
}
