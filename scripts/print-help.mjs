import { readFileSync } from 'node:fs';

/**
 * Prints the comment at the head of a script and ends, where `--help` was given.
 *
 * @param {string} url The script's own address.
 */
export function printHelp(url) {
  if (!process.argv.includes('--help')) return;
  const [, comment = ''] =
    /^\/\*\*\n([\s\S]*?)\n \*\//.exec(readFileSync(new URL(url), 'utf8')) ?? [];
  console.log(comment.replace(/^ \* ?/gm, ''));
  process.exit(0);
}
