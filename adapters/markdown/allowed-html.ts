import { isSafeLink, isSafePicture } from '@toolyard/core/content';
import { articleBlockKinds } from '@toolyard/core/live-blocks';
import sanitize from 'sanitize-html';

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
  span: ['title'],
  div: ['tabindex', 'role', 'aria-label'],
  section: ['aria-label'],
  input: ['type', 'disabled', 'checked', 'aria-label'],
};

const CLASSES = [
  'hljs-*',
  'language-*',
  'footnotes',
  'footnote-*',
  'task',
  'table-scroll',
  'bidi-control',
];

/** Those of the text's own rules and those that the blocks declare. */
const ELEMENTS = new Set([
  ...TEXT,
  ...articleBlockKinds().flatMap(({ elements }) => Object.keys(elements)),
]);
const ALLOWED_CLASSES = [
  ...new Set([...CLASSES, ...articleBlockKinds().flatMap(({ classes }) => classes)]),
];

function allowedAttributes(): Record<string, string[]> {
  const all: Record<string, string[]> = { ...ATTRIBUTES };
  for (const { elements } of articleBlockKinds())
    for (const [tag, attributes] of Object.entries(elements))
      all[tag] = [...new Set([...(all[tag] ?? []), ...attributes])];
  return all;
}

const ALLOWED_ATTRIBUTES = allowedAttributes();

/** Whether an attribute may stay: ids of ours, and addresses that are safe. */
function isAllowed(name: string, value: string, idPrefix: string): boolean {
  if (name === 'id') return idPrefix !== '' && value.startsWith(idPrefix);
  if (name === 'href') return isSafeLink(value);
  return name !== 'src' || isSafePicture(value);
}

const safeAttributes = (tag: string, attributes: sanitize.Attributes, idPrefix: string) => ({
  ...Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isAllowed(name, value, idPrefix)),
  ),
  ...(tag === 'input' ? { type: 'checkbox', disabled: '' } : {}),
});

/**
 * HTML of which only the elements, attributes, classes and addresses remain that a rendered article can have. Ids that
 * do not begin with `idPrefix` are dropped.
 */
export function sanitizeArticle(html: string, idPrefix: string): string {
  return sanitize(html, {
    allowedTags: [...ELEMENTS],
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedClasses: { '*': ALLOWED_CLASSES },
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
