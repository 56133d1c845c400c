import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { BulkUserAction } from './users-api.ts';

interface Props {
  readonly isTrash: boolean;
  readonly onAsk: (action: BulkUserAction) => void;
}

/** What can be done with all chosen users at once. */
export function UsersBulkBar({ isTrash, onAsk }: Props) {
  const t = useText();
  const button = (action: Exclude<BulkUserAction, 'delete'>) => (
    <Button key={action} size="sm" onClick={() => onAsk(action)}>
      {t(`users.${action}`)}
    </Button>
  );
  if (isTrash) return button('restore');
  return (
    <>
      {(['endSessions', 'disable', 'enable'] as const).map(button)}
      <Button size="sm" look="danger" onClick={() => onAsk('delete')}>
        {t('users.delete')}
      </Button>
    </>
  );
}
