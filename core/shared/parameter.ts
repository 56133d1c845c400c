import { choiceTexts, type Texts } from './language.ts';

/**
 * One setting of a step, of a block or of an output, declared once: the same record labels the field of a form, reads a
 * value of unknown origin and says why a value does not fit. `Context` is what the check needs to know, e.g. the columns.
 */
export interface Parameter<Value, Context = unknown> {
  /** Which field of a form shows it. */
  readonly kind: string;
  readonly label: Texts;
  /** The value when it has the right form, whoever wrote it; else undefined. */
  read(value: unknown): Value | undefined;
  /** Why the value cannot be used here; null when it can. */
  problem(value: Value, context: Context): ParameterProblem | null;
}

export interface ParameterProblem {
  readonly texts: Texts;
  /** Offset in the text that was typed. */
  readonly at?: number;
  /** The column that is meant. */
  readonly column?: string;
}

/** A set of parameters by name. */
export type Parameters<Context> = Readonly<Record<string, Parameter<unknown, Context>>>;

/** The values of a set of parameters. */
export type ValuesOf<Set> = {
  readonly [Name in keyof Set]: Set[Name] extends Parameter<infer Value, never> ? Value : never;
};

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: Texts;
}

export interface ChoiceParameter<Value extends string> extends Parameter<Value> {
  readonly kind: 'choice';
  readonly choices: readonly Choice<Value>[];
}

/** One of a list of values. */
export const choice = <const Value extends string>(
  label: Texts,
  choices: readonly Choice<Value>[],
): ChoiceParameter<Value> => ({
  kind: 'choice',
  label,
  choices,
  read: (value) => choices.find((each) => each.value === value)?.value,
  problem: (value) =>
    choices.some((each) => each.value === value)
      ? null
      : { texts: choiceTexts(choices.map((each) => each.value)) },
});

export interface NumberParameter extends Parameter<number> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

/** A number between two limits. */
export const number = (
  label: Texts,
  { least, most, whole = false }: { least: number; most: number; whole?: boolean },
): NumberParameter => ({
  kind: 'number',
  label,
  least,
  most,
  whole,
  read: (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined),
  problem: (value) =>
    value >= least && value <= most && (!whole || Number.isInteger(value))
      ? null
      : {
          texts: {
            en: `must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}`,
            'zh-CN': `必须是 ${least} 到 ${most} 之间的${whole ? '整数' : '数'}`,
          },
        },
});

export interface TextParameter extends Parameter<string> {
  readonly kind: 'text';
  readonly longest: number;
}

/** A short text. */
export const text = (
  label: Texts,
  { shortest = 0, longest }: { shortest?: number; longest: number },
): TextParameter => ({
  kind: 'text',
  label,
  longest,
  read: (value) => (typeof value === 'string' ? value : undefined),
  problem: (value) =>
    value.length >= shortest && value.length <= longest
      ? null
      : {
          texts: {
            en: `must have ${shortest} to ${longest} characters`,
            'zh-CN': `长度必须为 ${shortest} 到 ${longest} 个字符`,
          },
        },
});

export interface FlagParameter extends Parameter<boolean> {
  readonly kind: 'flag';
}

/** Yes or no. */
export const flag = (label: Texts): FlagParameter => ({
  kind: 'flag',
  label,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  problem: () => null,
});

export interface OptionalParameter<Value, Context> extends Parameter<Value | null, Context> {
  readonly kind: 'optional';
  readonly of: Parameter<Value, Context>;
}

/** A parameter that may be left empty. */
export const optional = <Value, Context>(
  of: Parameter<Value, Context>,
): OptionalParameter<Value, Context> => ({
  kind: 'optional',
  label: of.label,
  of,
  read: (value) => (value === null || value === undefined ? null : of.read(value)),
  problem: (value, context) => (value === null ? null : of.problem(value, context)),
});

/** The values of all parameters when each has the right form; else the name of the first that has not. */
export function readParameters<Set extends Parameters<unknown>>(
  parameters: Set,
  values: unknown,
): { readonly values: ValuesOf<Set> } | { readonly unread: string } {
  const given =
    typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
  const read: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = parameter.read(Object.hasOwn(given, name) ? given[name] : undefined);
    if (value === undefined) return { unread: name };
    read[name] = value;
  }
  return { values: read as ValuesOf<Set> };
}
