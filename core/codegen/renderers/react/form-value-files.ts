import type { OutputFile } from '../../renderer.ts';

const FORM_VALUES = `import { z } from 'zod';

/** A number that was typed. */
export const numberText = (number: z.ZodType<number, number>) =>
  z.string().trim().min(1, 'Enter a number').transform(Number).pipe(number);

/** A moment of an input of type datetime-local. */
export const momentText = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Enter a date and a time')
  .transform((text) => new Date(text).toISOString());

/** One of the values that a select offers. */
export const choiceText = <const Value extends string | number | boolean>(
  values: readonly Value[],
) =>
  z.string().transform((text, context): Value => {
    const found = values.find((value) => String(value) === text);
    if (found !== undefined) return found;
    context.addIssue('Choose a value');
    return z.NEVER;
  });

/** A value that was typed as JSON. */
export const jsonText = <Value>(isFitting: (value: unknown) => boolean) =>
  z.string().transform((text, context): Value => {
    try {
      const value: unknown = JSON.parse(text);
      if (isFitting(value)) return value as Value;
    } catch {
      // The same is said of what is no JSON and of what does not fit.
    }
    context.addIssue('Enter fitting JSON');
    return z.NEVER;
  });

export const isList = (value: unknown): boolean => Array.isArray(value);

export const isThere = (value: unknown): boolean => value !== null;

/** An empty field is null. */
export const orNull = <Output, Input extends string>(schema: z.ZodType<Output, Input>) =>
  z.union([z.literal('').transform(() => null), schema]);

/** An empty field is left to the server. */
export const orMissing = <Output, Input extends string>(schema: z.ZodType<Output, Input>) =>
  z.union([z.literal('').transform(() => undefined), schema]);

/** A number, or one of several values, as it is typed. */
export const plainInput = (value: string | number | boolean | null): string =>
  value === null ? '' : String(value);

/** A moment as an input of type datetime-local has it: in local time. */
export function momentInput(moment: string | null): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, -1);
}

/** A time as an input of type time has it: to the millisecond. */
export const timeInput = (time: string | null): string =>
  /^\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?/.exec(time ?? '')?.[0] ?? '';

/** A value as JSON. */
export const jsonInput = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);
`;

const CHANGES = `import { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/** The part of a schema whose values are not those that the form began with. */
export const changedPart = (schema: z.ZodObject, values: Values, before: Values): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(schema.shape).filter(([name]) => values[name] !== before[name]),
    ),
  );

/** The values that are not those that the form began with, as the server takes them. */
export const changesOf = <Schema extends z.ZodObject>(
  schema: Schema,
  values: z.input<Schema> & Values,
  before: z.input<Schema> & Values,
): Partial<z.output<Schema>> =>
  changedPart(schema, values, before).parse(values) as Partial<z.output<Schema>>;
`;

const RESOLVER = `import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { changedPart } from './changes.ts';

/** Checks the values of a form by a schema of Zod; of a row only those that are changed. */
export const zodResolver =
  <Values extends FieldValues>(schema: z.ZodObject, before?: Values): Resolver<Values> =>
  (values) => {
    const part = before ? changedPart(schema, values, before) : schema;
    const checked = part.safeParse(values);
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of checked.error?.issues ?? [])
      errors[String(path[0])] ??= { type: code, message };
    // A row that is there has a value where a new one gets its default.
    if (before)
      for (const [name, value] of Object.entries(checked.data ?? {}))
        if (value === undefined) errors[name] = { type: 'required', message: 'Enter a value' };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
`;

/** How forms take what is typed. */
export const FORM_VALUE_FILES: readonly OutputFile[] = [
  { path: 'src/form-values.ts', text: FORM_VALUES },
  { path: 'src/changes.ts', text: CHANGES },
  { path: 'src/zod-resolver.ts', text: RESOLVER },
];
