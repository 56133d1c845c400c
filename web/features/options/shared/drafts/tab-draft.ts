import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '../../../../app/store.ts';

/**
 * Somebody who is signed in, null for a visitor; undefined until that is known, and after a session that ended by itself:
 * its owner may sign in again.
 */
type Owner = string | null | undefined;

/** What is stored of a draft in this tab; null where storage is closed or its content is no draft. */
export function readDraft(key: string): object | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}

const ownerOf = (draft: { readonly owner?: unknown } | null): unknown => draft?.owner ?? null;

/** Stores a draft with whose it is. */
export function storeDraft(key: string, draft: object, owner: Owner): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...draft, owner }));
  } catch {
    // A closed or full storage costs the draft its survival of a reload, nothing else.
  }
}

/**
 * Whose drafts this tab stores. A visitor's draft goes along at sign-in; that of an account ends for everybody else:
 * it is deleted and `drop` is called.
 */
export function useDraftOwner(key: string, drop: () => void): Owner {
  const owner = useAppSelector(({ session: { status, user, ended } }) => {
    const isOpen = status === 'loading' || (user === null && ended?.realm === 'user');
    return isOpen ? undefined : (user?.id ?? null);
  });
  const before = useRef<Owner>(null);
  const end = useEffectEvent(drop);
  useEffect(() => {
    if (owner === undefined) return;
    const former = before.current ?? ownerOf(readDraft(key));
    before.current = owner;
    if (former === null || former === owner) return;
    window.sessionStorage.removeItem(key);
    end();
  }, [key, owner]);
  return owner;
}
