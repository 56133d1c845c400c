/** A variable that cannot be used; the message names it, never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

const given = (env: Environment, name: string): string | undefined => {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
};

export const text = (env: Environment, name: string): string | null => given(env, name) ?? null;

export function matching(
  env: Environment,
  name: string,
  pattern: RegExp,
  meaning: string,
): string | null {
  const value = given(env, name);
  if (value === undefined) return null;
  if (pattern.test(value)) return value;
  throw new SettingsError(`${name} must be ${meaning}`);
}

export function integer(
  env: Environment,
  name: string,
  fallback: number,
  [least, most]: readonly [number, number],
): number {
  const value = given(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}`);
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = given(env, name);
  if (value === undefined) return fallback;
  const choice = choices.find((c) => c === value);
  if (choice === undefined) throw new SettingsError(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

export function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = given(env, name);
  if (value === undefined) return null;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new SettingsError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  // PostgreSQL's address may leave the host out, which means this machine.
  if (parsed.hostname === '' && !protocols.includes('postgres:'))
    throw new SettingsError(`${name} names no host`);
  return value;
}
