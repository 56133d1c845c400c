import type { FormEventHandler, ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';

interface Props {
  readonly label: string;
  readonly onSubmit: FormEventHandler;
  readonly busy: boolean;
  /** Whether a field differs from what is saved; leaving then asks first. */
  readonly dirty: boolean;
  /** Why it was refused. */
  readonly failure: string | null;
  /** What the button that sends it says. */
  readonly action: string;
  /** Where Cancel leads. */
  readonly cancelTo: string;
  /** Above the fields. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a record with Cancel and Save. */
export function FormCard(props: Props) {
  const { label, onSubmit, busy, dirty, failure, action, cancelTo, note, children } = props;
  const t = useText();
  const save = useFocusBack(busy);
  const leaving = useLeaveGuard(dirty);
  return (
    <Card label={label}>
      {leaving}
      <form noValidate onSubmit={onSubmit}>
        <div className="flex flex-col gap-4 p-4">
          {note}
          {failure !== null && <ErrorBox>{failure}</ErrorBox>}
          {children}
        </div>
        <div className="flex flex-wrap justify-end gap-2 rounded-b-3 border-t border-line px-4 py-3">
          <ButtonLink to={cancelTo} size="lg">
            {t('people.cancel')}
          </ButtonLink>
          <Button ref={save} type="submit" look="primary" size="lg" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Card>
  );
}
