const MADE: unique symbol = Symbol('html');

/** HTML whose values are escaped. */
export interface Html {
  readonly [MADE]: true;
  readonly text: string;
}

/** HTML that a renderer wrote. */
export const renderedHtml = (text: string): Html => ({ [MADE]: true, text });

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it is written between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * A piece of HTML. Texts and numbers between its parts are escaped; null is nothing.
 *
 * @example html`<p title="${'"'}">${'a < b'}</p>`.text // '<p title="&quot;">a &lt; b</p>'
 */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | number | null)[]
): Html {
  const written = values.map((value) => {
    if (value === null) return '';
    return typeof value === 'object' ? value.text : escapeHtml(String(value));
  });
  return renderedHtml(parts.map((part, at) => `${part}${written[at] ?? ''}`).join(''));
}

/** Pieces of HTML in a row. */
export const joinHtml = (parts: readonly Html[]): Html =>
  renderedHtml(parts.map(({ text }) => text).join(''));
