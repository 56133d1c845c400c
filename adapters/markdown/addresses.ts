import { isOutside, isSafeLink, isSafePicture } from '@toolyard/core/content';
import type { Env, MarkdownIt, Token } from 'markdown-it';
import { stateOf } from './text-state.ts';

/** Search engines must not count what users link to, and the other page must not reach ours. */
const OUTSIDE = 'nofollow ugc noopener';

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Links of a text stand in no other link and lead to safe addresses; a link that does not is its text alone. */
export function addresses(markdown: MarkdownIt): void {
  const encode = markdown.normalizeLink.bind(markdown);
  markdown.normalizeLink = (address) => address;
  markdown.validateLink = (address) => isSafeLink(address) || isSafePicture(address);

  /** Sets the attributes of a link; whether it can be one. */
  function finishLink(link: Token, env: Env): boolean {
    const written = String(link.attrGet('href') ?? '');
    const address = written.startsWith('#')
      ? `#${stateOf(env).idPrefix}${decoded(written.slice(1))}`
      : written;
    const href = encode(address);
    if (!isSafeLink(written) || !isSafeLink(href)) return false;
    stateOf(env).addresses.push(written);
    link.attrSet('href', href);
    if (isOutside(written)) link.attrSet('rel', OUTSIDE);
    return true;
  }

  /** The picture, or its alternative text where the address is none that pictures can have. */
  function finishPicture(picture: Token, env: Env): Token[] {
    const written = String(picture.attrGet('src') ?? '');
    const src = encode(written);
    if (!isSafePicture(written) || !isSafePicture(src)) return picture.children ?? [];
    stateOf(env).addresses.push(written);
    picture.attrSet('src', src);
    picture.attrSet('loading', 'lazy');
    return [picture];
  }

  function finish(tokens: readonly Token[], env: Env): Token[] {
    const finished: Token[] = [];
    const isShown: boolean[] = [];
    for (const token of tokens) {
      if (token.type === 'link_open') {
        isShown.push(!isShown.includes(true) && finishLink(token, env));
        if (isShown.at(-1)) finished.push(token);
      } else if (token.type === 'link_close') {
        if (isShown.pop()) finished.push(token);
      } else if (token.type === 'image') finished.push(...finishPicture(token, env));
      else finished.push(token);
    }
    return finished;
  }

  markdown.core.ruler.push('addresses', ({ tokens, env }) => {
    for (const token of tokens) if (token.children) token.children = finish(token.children, env);
  });
}
