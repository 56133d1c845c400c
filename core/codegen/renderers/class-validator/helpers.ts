import { digitCount } from '../text/digit-count.ts';

/** Functions that a generated file may need, each with its text, in the order in which they stand. */
const HELPERS = {
  Fits: `/** The value fits \`check\`. */
const Fits = (check: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name: 'fits', validator: { validate: check, defaultMessage: () => message } });`,
  Members: `/** The object as a whole fits \`check\`. */
const Members =
  (check: (members: Record<string, unknown>) => boolean, message: string): ClassDecorator =>
  (target) => {
    const validate = (_: unknown, of?: ValidationArguments): boolean => {
      const members = Object.entries(of?.object ?? {}).filter(([, value]) => value !== undefined);
      return check(Object.fromEntries(members));
    };
    const propertyName = '(members)';
    registerDecorator({ target, propertyName, options: { message }, validator: { validate } });
  };`,
  OnlyMembers: `const OnlyMembers = (...names: readonly string[]): ClassDecorator =>
  Members(
    (members) => Object.keys(members).every((name) => names.includes(name)),
    \`only these members are allowed: \${names.join(', ')}\`,
  );`,
  isObject: `const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);`,
  fits: `/** Whether a value has all that a class asks for. */
const fits = (type: new () => object, value: unknown): boolean =>
  isObject(value) &&
  validateSync(plainToInstance(type, value), { forbidUnknownValues: false }).length === 0;`,
  canonical: `/** JSON with the members of objects in the order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );`,
  isList: `const isList = (
  value: unknown,
  fitsItem: (item: unknown, at: number) => boolean,
  least = 0,
  most = Infinity,
): boolean =>
  Array.isArray(value) &&
  value.length >= least &&
  value.length <= most &&
  value.every((item, at) => fitsItem(item, at));`,
  areDistinct: `const areDistinct = (value: unknown): boolean =>
  Array.isArray(value) && new Set(value.map(canonical)).size === value.length;`,
  isMap: `const isMap = (value: unknown, fitsMember: (member: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(fitsMember);`,
  isText: `const isText = (value: unknown, least = 0, most = Infinity): value is string => {
  const count = typeof value === 'string' ? [...value].length : -1;
  return count >= least && count <= most;
};`,
  isNumber: `const isNumber = (value: unknown): value is number => Number.isFinite(value);`,
  isMultipleOf: `const isMultipleOf = (value: unknown, step: number): boolean => {
  const times = Number(value) / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
};`,
  isWhole: `/** A whole number, or its digits where a JavaScript number cannot hold it. */
const isWhole = (value: unknown, least?: bigint, most?: bigint): boolean => {
  const isDigits = typeof value === 'string' && /^-?\\d+$/.test(value);
  if (!isDigits && !Number.isInteger(value)) return false;
  const whole = BigInt(value as number | string);
  return (least === undefined || whole >= least) && (most === undefined || whole <= most);
};`,
  isDecimal: `/** A number, or its digits, with no more of them before the point and behind it. */
const isDecimal = (value: unknown, before = Infinity, after = Infinity): boolean => {
  if (typeof value === 'string' && !/^[+-]?\\d+(?:\\.\\d+)?$/.test(value)) return false;
${digitCount("whole === undefined || (typeof value !== 'number' && typeof value !== 'string')", '  ')}
};`,
  isDay: `/** A text that begins with a day that there is. */
const isDay = (value: unknown): boolean => {
  const text = String(value).slice(0, 10);
  const day = new Date(\`\${text}T00:00Z\`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};`,
  isDate: `const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\\d{4}-\\d{2}-\\d{2}$/.test(value) && isDay(value);`,
  isInstant: `/** A moment with its offset from UTC, as RFC 3339 writes it. */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\\d{4}-\\d{2}-\\d{2}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$/.test(
    value,
  ) &&
  isDay(value);`,
} as const;

export type Helper = keyof typeof HELPERS;

const NEEDS: Partial<Record<Helper, readonly Helper[]>> = {
  OnlyMembers: ['Members'],
  fits: ['isObject'],
  canonical: ['isObject'],
  areDistinct: ['canonical', 'isObject'],
  isMap: ['isObject'],
  isDate: ['isDay'],
  isInstant: ['isDay'],
};

/** Names that helpers take from packages. */
const IMPORTS: Partial<Record<Helper, readonly string[]>> = {
  Fits: ['ValidateBy'],
  Members: ['registerDecorator', 'type ValidationArguments'],
  fits: ['validateSync'],
};

/** What the generated code uses: helpers, and names of class-validator and class-transformer. */
export class Uses {
  private readonly helpers = new Set<Helper>();
  private readonly validators = new Set<string>();
  private readonly transformers = new Set<string>();

  helper(name: Helper): string {
    for (const each of [name, ...(NEEDS[name] ?? [])]) {
      this.helpers.add(each);
      for (const imported of IMPORTS[each] ?? []) this.validators.add(imported);
    }
    if (name === 'fits') this.transformers.add('plainToInstance');
    return name;
  }

  validator(name: string): string {
    this.validators.add(name);
    return name;
  }

  /** `Type` of class-transformer. */
  typeDecorator(): string {
    this.transformers.add('Type');
    return 'Type';
  }

  helperTexts(): string[] {
    return (Object.keys(HELPERS) as Helper[])
      .filter((name) => this.helpers.has(name))
      .map((name) => HELPERS[name]);
  }

  imports(): string[] {
    return [
      this.transformers.has('Type') ? "import 'reflect-metadata';" : '',
      importLine([...this.transformers], 'class-transformer'),
      importLine([...this.validators], 'class-validator'),
    ].filter((line) => line !== '');
  }
}

const bare = (name: string): string => name.replace('type ', '').toLowerCase();

/** An import of names in order; on several lines where one is too long. */
export function importLine(names: readonly string[], source: string): string {
  if (names.length === 0) return '';
  const sorted = [...new Set(names)].sort((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const line = `import { ${sorted.join(', ')} } from '${source}';`;
  if (line.length <= 100) return line;
  return ['import {', ...sorted.map((name) => `  ${name},`), `} from '${source}';`].join('\n');
}
