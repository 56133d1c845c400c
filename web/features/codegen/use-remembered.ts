import { useEffect, useState } from 'react';
import type { Application } from '../../app/application.ts';
import { useApplication, useSession } from '../../app/use-application.ts';

interface Memory {
  readonly value: unknown;
  /** Null where nobody was signed in. */
  readonly user: string | null;
}

/** Ends with the tab. */
const memories = new WeakMap<Application, Map<string, Memory>>();

function memoryOf(application: Application): Map<string, Memory> {
  const memory = memories.get(application) ?? new Map<string, Memory>();
  memories.set(application, memory);
  return memory;
}

/** State that is there again when the reader comes back to the page. What a user left is not shown to another one. */
export function useRemembered<Value>(name: string, first: Value) {
  const memory = memoryOf(useApplication());
  const user = useSession().user?.id ?? null;
  const [value, setValue] = useState<Value>(() => {
    const before = memory.get(name);
    const isOwn = before && (before.user === null || before.user === user);
    return isOwn ? (before.value as Value) : first;
  });
  useEffect(() => {
    memory.set(name, { value, user });
  }, [memory, name, value, user]);
  return [value, setValue] as const;
}
