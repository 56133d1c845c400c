import { isOutside } from './address.ts';
import { markdownLines } from './markdown-lines.ts';

/** Destinations of pictures as Markdown, blocks, HTML and reference definitions write them. */
const DESTINATIONS: readonly RegExp[] = [
  /(?<=!\[(?:[^\]\\]|\\.)*\]\(\s*<)[^<>]+(?=>)/g,
  /(?<=!\[(?:[^\]\\]|\\.)*\]\(\s*)[^\s<>()]+/g,
  /(?<=\bsrc=")[^"]+(?=")/g,
  /(?<=^ {0,3}\[[^\]]+\]:\s+)\S+/g,
];

function decoded(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}

/** The path with `.` and `..` followed; null where it leads out. */
function resolved(path: string): string | null {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..' && names.pop() === undefined) return null;
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}

/**
 * The file of an archive that an address in one of its texts names; null where there is none. An address from the root
 * names a file of the archive's root or of a folder such as `static`, wherever that is.
 */
export function pictureAt(
  address: string,
  textPath: string,
  paths: readonly string[],
): string | null {
  if (isOutside(address)) return null;
  const path = decoded(address.replace(/[?#].*$/, ''));
  if (path.startsWith('/')) {
    const wanted = resolved(path);
    const found = paths.filter((each) => each === wanted || each.endsWith(`/${wanted}`));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? null;
  }
  const wanted = resolved(`${textPath.split('/').slice(0, -1).join('/')}/${path}`);
  return paths.find((each) => each === wanted) ?? null;
}

/** The text with the addresses of its pictures as `change` answers them; null leaves one as it is. Code stays. */
export function withPictures(markdown: string, change: (address: string) => string | null): string {
  return markdownLines(markdown)
    .map(({ text, end, kind }) => {
      if (kind === 'code') return text + end;
      const changed = DESTINATIONS.reduce(
        (line, pattern) => line.replaceAll(pattern, (address) => change(address) ?? address),
        text,
      );
      return changed + end;
    })
    .join('');
}

/** What a text says that the picture of an address shows; empty where it says nothing. */
export function altOf(markdown: string, address: string): string {
  const at = markdown.indexOf(`](${address}`);
  const before = at < 0 ? '' : markdown.slice(0, at);
  return before.slice(before.lastIndexOf('![') + 2).replaceAll(/\\([[\]\\])/g, '$1');
}
