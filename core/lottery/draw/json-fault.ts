const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
/** What is left of a name without its first quote. */
const BROKEN_NAME = /\W?\w+/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a text is no JSON that all readers understand alike. */
export interface JsonFault {
  /** As `entries[3].uuid`; '' for the whole. */
  readonly path: string;
  readonly problem: 'json' | 'duplicate';
}

/**
 * The value at which a text stops being JSON (RFC 8259), or the second member of one name (RFC 7493 forbids it); null
 * for sound JSON. A broken delimiter belongs to the value before it.
 */
export function jsonFault(text: string): JsonFault | null {
  let at = 0;
  let problem: JsonFault['problem'] = 'json';
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found ?? null;
  };
  const next = (character: string): boolean => {
    take(SPACE);
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };

  /** Members of an object or items of a list, behind its opening bracket. */
  const members = (path: string, end: string, member: (index: number) => Member): string | null => {
    if (next(end)) return null;
    let last = path;
    for (let index = 0; ; index++) {
      const { path: of, fault } = member(index);
      if (of === null) return last;
      if (fault !== null) return fault;
      last = of;
      if (next(end)) return null;
      if (!next(',')) return last;
    }
  };

  const value = (path: string): string | null => {
    if (next('{')) {
      const names = new Set<string>();
      return members(path, '}', () => {
        take(SPACE);
        const key = take(STRING);
        const name =
          key === null ? take(BROKEN_NAME)?.replace(/\W/, '') : (JSON.parse(key) as string);
        if (!name) return { path: null, fault: null };
        const of = path === '' ? name : `${path}.${name}`;
        if (key === null || !next(':')) return { path: of, fault: of };
        if (names.has(name)) {
          problem = 'duplicate';
          return { path: of, fault: of };
        }
        names.add(name);
        return { path: of, fault: value(of) };
      });
    }
    if (next('['))
      return members(path, ']', (index) => {
        const of = `${path}[${index}]`;
        return { path: of, fault: value(of) };
      });
    return take(STRING) === null && take(SCALAR) === null ? path : null;
  };

  const fault = value('');
  if (fault !== null) return { path: fault, problem };
  take(SPACE);
  return at === text.length ? null : { path: '', problem: 'json' };
}

/** What was read of a member: its path, null when its name is broken, and the path of a fault inside it. */
interface Member {
  readonly path: string | null;
  readonly fault: string | null;
}

/** The value of a JSON text; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
