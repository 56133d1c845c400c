import { useState, type ComponentProps, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { useLeaveQuestion } from './use-leave-guard.tsx';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'foot'> {
  /** Whether something would be lost; where absent, whether anything was typed or chosen in a field. */
  readonly dirty?: boolean;
  /** Stays open while something is sent. */
  readonly busy?: boolean;
  readonly onClose: () => void;
  /** The buttons; `leave` closes as Esc does. */
  readonly foot: (leave: () => void) => ReactNode;
}

/** A dialog with a form. It asks before Esc, its buttons, a link or Back lose what was typed. */
export function FormDialog({ dirty, busy = false, onClose, foot, children, ...rest }: Props) {
  const [typed, setTyped] = useState(false);
  const { question, ask } = useLeaveQuestion(dirty ?? typed);
  const leave = () => {
    if (!busy) ask(onClose);
  };
  return (
    <Dialog {...rest} open onOpenChange={leave} foot={foot(leave)}>
      <div className="contents" onInput={() => setTyped(true)}>
        {children}
      </div>
      {question}
    </Dialog>
  );
}
