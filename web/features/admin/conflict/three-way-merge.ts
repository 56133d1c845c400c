/** One record three times: as the operator began, as the operator left it, as it stands on the server. */
export interface Versions<Values> {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

export type Side = 'mine' | 'theirs';

/** A field in which the two versions differ. */
export interface Difference<Name extends string = string> {
  readonly name: Name;
  readonly changedBy: 'me' | 'them' | 'both';
}

/** Which side each field is taken from; a field changed by both has none until somebody chooses. */
export type Choices<Name extends string = string> = Readonly<Partial<Record<Name, Side>>>;

type NameOf<Values> = keyof Values & string;

/** The fields, in the given order, whose values are not the same on both sides. */
export function differences<Values extends object>(
  names: readonly NameOf<Values>[],
  { base, mine, theirs }: Versions<Values>,
): Difference<NameOf<Values>>[] {
  return names
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name) => ({
      name,
      changedBy: same(mine[name], base[name])
        ? 'them'
        : same(theirs[name], base[name])
          ? 'me'
          : 'both',
    }));
}

const PRESELECTED = { me: 'mine', them: 'theirs', both: undefined } as const;

/** What only one side changed is taken from that side. */
export const preselected = <Name extends string>(found: readonly Difference<Name>[]) =>
  Object.fromEntries(
    found.flatMap(({ name, changedBy }) =>
      PRESELECTED[changedBy] ? [[name, PRESELECTED[changedBy]]] : [],
    ),
  ) as Choices<Name>;

/** How many fields somebody has still to choose. */
export const undecided = <Name extends string>(
  found: readonly Difference<Name>[],
  choices: Choices<Name>,
): number => found.filter(({ name }) => choices[name] === undefined).length;

/** The operator's version with every field taken from its chosen side; null while one is undecided. */
export function merged<Values extends object>(
  found: readonly Difference<NameOf<Values>>[],
  choices: Choices<NameOf<Values>>,
  { mine, theirs }: Versions<Values>,
): Values | null {
  if (undecided(found, choices) > 0) return null;
  const taken = found
    .filter(({ name }) => choices[name] === 'theirs')
    .map(({ name }) => [name, theirs[name]] as const);
  return { ...mine, ...Object.fromEntries(taken) };
}

/** Wire values are plain JSON, so they are compared as such. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
