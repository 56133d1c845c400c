import sanitize from 'sanitize-html';
import { isSafeLink, isSafePicture } from './safe-address.ts';

const TEXT = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'em',
  'strong',
  'del',
  's',
  'sup',
  'code',
  'pre',
  'span',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'div',
  'section',
  'input',
];

const ATTRIBUTES = {
  '*': ['id', 'dir', 'class'],
  a: ['href', 'title', 'rel', 'aria-label'],
  img: ['src', 'alt', 'title', 'loading'],
  ol: ['start'],
  th: ['style'],
  td: ['style'],
  pre: ['tabindex'],
  div: ['tabindex', 'role', 'aria-label'],
  section: ['aria-label'],
  input: ['type', 'disabled', 'checked', 'aria-label'],
};

const CLASSES = ['hljs-*', 'language-*', 'footnotes', 'footnote-*', 'task', 'table-scroll'];

const hasAddress = (address: string | undefined, isSafe: (address: string) => boolean) =>
  address === undefined || isSafe(address);

/** Attributes without ids of others and unsafe addresses. */
function safeAttributes(tag: string, attributes: sanitize.Attributes, idPrefix: string) {
  const { id, href, src, ...rest } = attributes;
  return {
    ...rest,
    ...(id !== undefined && idPrefix !== '' && id.startsWith(idPrefix) ? { id } : {}),
    ...(href !== undefined && hasAddress(href, isSafeLink) ? { href } : {}),
    ...(src !== undefined && hasAddress(src, isSafePicture) ? { src } : {}),
    ...(tag === 'input' ? { type: 'checkbox', disabled: '' } : {}),
  };
}

/**
 * HTML of which only the elements, attributes, classes and addresses remain that a rendered article can have. Ids that
 * do not begin with `idPrefix` are dropped.
 */
export function sanitizeArticle(html: string, idPrefix: string): string {
  return sanitize(html, {
    allowedTags: TEXT,
    allowedAttributes: ATTRIBUTES,
    allowedClasses: { '*': CLASSES },
    allowedStyles: { '*': { 'text-align': [/^(?:left|center|right)$/] } },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: true,
    nestingLimit: 200,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: safeAttributes(tagName, attributes, idPrefix),
      }),
    },
  });
}
