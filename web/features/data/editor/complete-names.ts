import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { FUNCTIONS, identifier, nameKey, typeLabel, type Table } from '@toolyard/core/data';
import { textIn, type Language } from '@toolyard/core/shared';

/** What can be written at a place of a text. */
export interface KnownNames {
  readonly tables: readonly Table[];
  readonly kind: 'sql' | 'formula';
  readonly language: Language;
}

const WORD = /[\p{L}_][\p{L}\p{N}\p{M}_]*$/u;
const WORD_SO_FAR = /^[\p{L}\p{N}\p{M}_]*$/u;
const QUOTED_SO_FAR = /^"(?:[^"]|"")*$/;
const TABLE_BEFORE = /(?:"((?:[^"]|"")*)"|([\p{L}_][\p{L}\p{N}\p{M}_]*))\.$/u;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly isQuoted: boolean;
}

/** The name that is being typed; null within a text or a comment, and behind a name that is closed. */
function placeOf({ state, pos }: CompletionContext): Place | null {
  const node = syntaxTree(state).resolveInner(pos, -1);
  if (node.name === 'QuotedIdentifier') {
    const source = state.sliceDoc(node.from, node.to);
    const isClosed = source.length > 1 && source.endsWith('"');
    if (isClosed && pos === node.to) return null;
    return { from: node.from, to: isClosed ? node.to : pos, isQuoted: true };
  }
  if (['String', 'LineComment', 'BlockComment', 'Number'].includes(node.name)) return null;
  const line = state.doc.lineAt(pos);
  const [word = ''] = WORD.exec(line.text.slice(0, pos - line.from)) ?? [];
  return { from: pos - word.length, to: pos, isQuoted: false };
}

/** The names that fit where one is typed: columns of the table before a dot, else of all, with tables or functions. */
export function completeNames(
  context: CompletionContext,
  { tables, kind, language }: KnownNames,
): CompletionResult | null {
  const place = placeOf(context);
  if (!place) return null;
  const line = context.state.doc.lineAt(place.from);
  const before = TABLE_BEFORE.exec(line.text.slice(0, place.from - line.from));
  if (place.from === context.pos && !before && !context.explicit) return null;
  const named = before && (before[1]?.replaceAll('""', '"') ?? before[2]!);
  const table = tables.find(({ name }) => named !== null && nameKey(name) === nameKey(named));

  const option = (name: string, more: Partial<Completion>): Completion => ({
    label: place.isQuoted ? identifier(name) : name,
    displayLabel: name,
    apply: identifier(name),
    boost: 1,
    ...more,
  });
  const columns = new Map(
    (table ? [table] : tables).flatMap((each) =>
      each.columns.map((column) => [
        nameKey(column.name),
        option(column.name, { detail: textIn(typeLabel(column.type), language) }),
      ]),
    ),
  );
  const others = before
    ? []
    : kind === 'sql'
      ? tables.map(({ name }) => option(name, { detail: TABLE[language] }))
      : place.isQuoted
        ? []
        : functionOptions(language);
  return {
    from: place.from,
    to: place.to,
    options: [...columns.values(), ...others],
    validFor: place.isQuoted ? QUOTED_SO_FAR : WORD_SO_FAR,
  };
}

const TABLE: Readonly<Record<Language, string>> = { en: 'table', 'zh-CN': '表' };

const functionOptions = (language: Language): Completion[] =>
  FUNCTIONS.map(({ name, usage, label }) => ({
    label: name,
    detail: usage.slice(name.length),
    info: textIn(label, language),
    // The cursor stands between the brackets.
    apply: (view, _, from, to) =>
      view.dispatch({
        changes: { from, to, insert: `${name}()` },
        selection: { anchor: from + name.length + 1 },
        userEvent: 'input.complete',
      }),
  }));
