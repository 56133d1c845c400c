import { readParameters, type OptionalParameter, type Parameter } from '../shared/index.ts';
import { blockKinds, type AnyBlockKind } from './block-list.ts';

/** A block of a text, with the values that it was given. */
export interface Block {
  readonly kind: AnyBlockKind;
  readonly values: Readonly<Record<string, unknown>>;
}

const ATTRIBUTE = /\s*([a-z][a-z-]*)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\s"'<>`{}]+)))?(?=\s|$)/y;

/**
 * Values by name as they were written; a name alone is 'true'. Null when the text has another form or a name comes twice.
 *
 * @example parseAttributes('tone=tip title="a \\"b\\""').get('title') // 'a "b"'
 */
export function parseAttributes(text: string): ReadonlyMap<string, string> | null {
  const written = text.trim();
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < written.length) {
    const [, name, quoted, bare = 'true'] = ATTRIBUTE.exec(written) ?? [];
    if (name === undefined || attributes.has(name)) return null;
    attributes.set(name, quoted?.replace(/\\(.)/g, '$1') ?? bare);
  }
  return attributes;
}

/** What a parameter reads of a written value. */
function valueOf(parameter: Parameter<unknown>, written: string | undefined): unknown {
  if (written === undefined) return undefined;
  if (isOptional(parameter)) return valueOf(parameter.of, written);
  if (parameter.kind === 'number')
    return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : undefined;
  return parameter.kind === 'flag' ? written === 'true' : written;
}

const isOptional = (
  parameter: Parameter<unknown>,
): parameter is OptionalParameter<unknown, unknown> => parameter.kind === 'optional';

const NAMES = new Map(
  blockKinds().flatMap((kind) => [
    [kind.name, { kind, preset: {} }] as const,
    ...Object.entries(kind.aliases ?? {}).map(
      ([alias, preset]) => [alias, { kind, preset }] as const,
    ),
  ]),
);

/**
 * The block of a name, which may be an alias, with its attributes; null when there is none such, an attribute is missing
 * or unknown, or a value does not fit. Such a block stays the text that it is.
 */
export function readBlock(name: string, attributes: ReadonlyMap<string, string>): Block | null {
  const named = NAMES.get(name);
  if (!named) return null;
  const { kind, preset } = named;
  const written = new Map([...Object.entries(preset as Record<string, string>), ...attributes]);
  if ([...written.keys()].some((each) => !Object.hasOwn(kind.parameters, each))) return null;
  const given = Object.entries(kind.parameters).map(
    ([each, parameter]) => [each, valueOf(parameter, written.get(each))] as const,
  );
  const read = readParameters(kind.parameters, Object.fromEntries(given));
  if ('unread' in read) return null;
  const values = read.values as Readonly<Record<string, unknown>>;
  const fits = Object.entries(kind.parameters).every(
    ([each, parameter]) => parameter.problem(values[each], null) === null,
  );
  return fits ? { kind, values } : null;
}
