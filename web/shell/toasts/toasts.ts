type ToastVariant = 'default' | 'destructive';

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastRecord {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
  /** Milliseconds that it stays; else as long as others do. */
  readonly duration?: number;
  readonly open: boolean;
  readonly variant: ToastVariant;
}

export type ToastDraft = Pick<ToastRecord, 'title' | 'description' | 'action' | 'duration'> & {
  readonly variant?: ToastVariant;
};

/** At most this many are shown at once on the site. */
export const TOAST_LIMIT = 5;
/** How long a dismissed toast stays in the list, so that it can leave in its own time. */
const TOAST_REMOVAL = 1000;

/** The toasts of one application. */
export interface Toasts {
  readonly list: () => readonly ToastRecord[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Shows a toast and answers its id. */
  readonly add: (draft: ToastDraft) => string;
  readonly update: (id: string, change: Partial<ToastDraft>) => void;
  /** Closes one, or all. */
  readonly dismiss: (id?: string) => void;
  /** Another place may show more at once, or fewer. */
  readonly limitTo: (limit: number) => void;
}

export function createToasts(): Toasts {
  let limit = TOAST_LIMIT;
  let list: readonly ToastRecord[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastRecord[]) => {
    list = next;
    listeners.forEach((changed) => changed());
  };
  const remove = (id: string) => set(list.filter((toast) => toast.id !== id));

  return {
    list: () => list,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add({ variant = 'default', ...draft }) {
      const id = `toast-${++last}`;
      set([...list, { ...draft, id, open: true, variant }].slice(-limit));
      return id;
    },
    update: (id, change) =>
      set(list.map((toast) => (toast.id === id ? { ...toast, ...change } : toast))),
    dismiss(id) {
      const closing = list.filter((toast) => toast.open && (id === undefined || toast.id === id));
      if (closing.length === 0) return;
      set(list.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)));
      for (const toast of closing) setTimeout(() => remove(toast.id), TOAST_REMOVAL);
    },
    limitTo(most) {
      limit = most;
      if (list.length > limit) set(list.slice(-limit));
    },
  };
}
