import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { errorCode } from '../../api/error-code.ts';
import { useApplication } from '../../app/use-application.ts';
import type { StepUpDialogProps } from './step-up-form.tsx';

/** What a mutation's trigger resolves to. */
interface Answer {
  readonly error?: unknown;
}

/**
 * Runs a sensitive call. Where the server wants the password once more, asks for it and runs the call again.
 * Answers what the call answered; null where the owner gave up.
 */
export type StepUp = <A extends Answer>(action: () => PromiseLike<A>) => Promise<A | null>;

interface Question {
  readonly Dialog: ComponentType<StepUpDialogProps>;
  readonly answer: (proven: boolean) => void;
}

type LoadDialog = () => Promise<ComponentType<StepUpDialogProps>>;

const loadUserDialog: LoadDialog = async () => (await import('./step-up-dialog.tsx')).StepUpDialog;

/** For what users of the site do. */
export const useStepUp = () => useStepUpBy(loadUserDialog);

/** `dialog` stands somewhere in what the caller renders. Code and texts of the dialog are fetched when it is needed. */
export function useStepUpBy(load: LoadDialog): {
  readonly stepUp: StepUp;
  readonly dialog: ReactNode;
} {
  const { texts } = useApplication();
  const [question, setQuestion] = useState<Question | null>(null);
  const [left, setLeft] = useState<{ readonly for: HTMLElement } | null>(null);
  // Whoever pressed a button finds the focus there again, as soon as it can be pressed again.
  useEffect(() => left?.for.focus(), [left]);

  const stepUp: StepUp = useCallback(
    async (action) => {
      const pressed = document.activeElement;
      const first = await action();
      if (!wantsPassword(first.error)) return first;
      const fetched = await Promise.all([load(), texts.loadArea('account')]).catch(() => null);
      if (!fetched) return first;
      const [Dialog] = fetched;
      const proven = await new Promise<boolean>((answer) => setQuestion({ Dialog, answer }));
      setQuestion(null);
      const answer = proven ? await action() : null;
      if (pressed instanceof HTMLElement) setLeft({ for: pressed });
      return answer;
    },
    [load, texts],
  );

  return { stepUp, dialog: question && <question.Dialog onAnswer={question.answer} /> };
}

const wantsPassword = (error: unknown): boolean => errorCode(error) === 'REAUTHENTICATION_NEEDED';
