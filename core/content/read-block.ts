import {
  ok,
  readParameters,
  refuse,
  type OptionalParameter,
  type Parameter,
  type Result,
  type Texts,
} from '../shared/index.ts';
import type { AnyBlockKind } from './block-list.ts';

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

/** Says of which attribute, in both languages, what is wrong with it. */
const fault = (name: string, { en, 'zh-CN': chinese }: Texts): Texts => ({
  en: `${name} ${en}`,
  'zh-CN': `${name} ${chinese}`,
});

const UNKNOWN: Texts = { en: 'is no attribute of this block', 'zh-CN': '不是该组件的属性' };
const MISSING: Texts = { en: 'is missing', 'zh-CN': '缺失' };
const UNREADABLE: Texts = { en: 'has a value that does not fit', 'zh-CN': '的值不符合要求' };

/** The values of a kind of block, or what is wrong with its attributes. */
function readValues(
  { parameters }: AnyBlockKind,
  written: ReadonlyMap<string, string>,
): Result<Block['values'], Texts> {
  const unknown = [...written.keys()].find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) return refuse(fault(unknown, UNKNOWN));
  const given = Object.entries(parameters).map(
    ([name, parameter]) => [name, valueOf(parameter, written.get(name)), parameter] as const,
  );
  // An optional parameter reads what it cannot understand as nothing.
  const unread = given.find(
    ([name, value, parameter]) =>
      value === undefined && (written.has(name) || !isOptional(parameter)),
  );
  if (unread) return refuse(fault(unread[0], written.has(unread[0]) ? UNREADABLE : MISSING));
  const read = readParameters(
    parameters,
    Object.fromEntries(given.map(([name, value]) => [name, value])),
  );
  if ('unread' in read) {
    const problem = parameters[read.unread]?.problem(written.get(read.unread), null);
    return refuse(fault(read.unread, problem?.texts ?? UNREADABLE));
  }
  const values = read.values as Readonly<Record<string, unknown>>;
  for (const [name, parameter] of Object.entries(parameters)) {
    const problem = parameter.problem(values[name], null);
    if (problem) return refuse(fault(name, problem.texts));
  }
  return ok(values);
}

/** Reads blocks of these kinds. */
export function blockReader(kinds: readonly AnyBlockKind[]) {
  const known = new Map(
    kinds.flatMap((kind) => [
      [kind.name, { kind, preset: {} }] as const,
      ...Object.entries(kind.aliases ?? {}).map(
        ([alias, preset]) => [alias, { kind, preset }] as const,
      ),
    ]),
  );

  /**
   * The block of a name, which may be an alias, with its attributes; else why there is none: the name is unknown, an
   * attribute is missing or unknown, or a value does not fit. Such a block stays the text that it is.
   */
  return (name: string, attributes: ReadonlyMap<string, string>): Result<Block, Texts> => {
    const named = known.get(name);
    if (!named)
      return refuse({
        en: `no block has the name “${name}”`,
        'zh-CN': `没有名为“${name}”的组件`,
      });
    const { kind, preset } = named;
    const written = new Map([...Object.entries(preset as Record<string, string>), ...attributes]);
    const values = readValues(kind, written);
    return values.ok ? ok({ kind, values: values.value }) : values;
  };
}
