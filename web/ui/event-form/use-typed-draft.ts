import { useState } from 'react';
import type { EventDraft } from '@toolyard/core/lottery';

export interface Terms {
  readonly initial: EventDraft;
  /** Of the event that `initial` is; a new event has none. */
  readonly version?: number;
  /** Answers whether it was saved. */
  readonly onSubmit: (draft: EventDraft) => Promise<boolean>;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The members of a draft that differ from the terms that were seen and from those that were sent. */
const typedMembers = (draft: EventDraft, known: readonly EventDraft[]): Partial<EventDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([member, value]) =>
      known.every((each) => !isSame(value, each[member as keyof EventDraft])),
    ),
  );

/** What is typed over the terms of an event. A newer version of the event takes nothing of it away. */
export function useTypedDraft({ initial, version, onSubmit }: Terms) {
  const [seen, setSeen] = useState({ version, terms: initial });
  const [draft, setDraft] = useState(initial);
  const [sent, setSent] = useState<EventDraft | null>(null);
  /** Somebody else saved while something was typed here. */
  const [isOvertaken, setOvertaken] = useState(false);
  if (seen.version !== version) {
    const typed = typedMembers(draft, sent ? [seen.terms, sent] : [seen.terms]);
    setSeen({ version, terms: initial });
    setDraft({ ...initial, ...typed });
    setOvertaken(!sent && Object.keys(typed).length > 0);
    setSent(null);
  }
  const submit = async () => {
    setSent(draft);
    if (!(await onSubmit(draft))) setSent(null);
  };
  return { draft, setDraft, submit, isOvertaken, isChanged: !isSame(draft, seen.terms) };
}
