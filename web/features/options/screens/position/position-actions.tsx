import { termsOfContract } from '@toolyard/core/options/contracts';
import { useState, useEffect } from 'react';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { positionPath } from './share-position.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** The action of the address (`?do=adjust`), once: it is removed from the address when it has been read. */
function useActionInAddress(): string | null {
  const [query, setQuery] = useSearchParams();
  const [requested] = useState(() => query.get('do'));
  const present = query.has('do');
  useEffect(() => {
    if (!present) return;
    setQuery(
      (now) => {
        now.delete('do');
        return now;
      },
      { replace: true },
    );
  }, [present, setQuery]);
  return requested;
}

const DIALOGS = {
  open: OpenDialog,
  adjust: AdjustDialog,
  close: CloseDialog,
  assign: AssignDialog,
  delete: DeleteDialog,
} as const;
type Action = keyof typeof DIALOGS;

/** The words of a button; on a phone their first one, so that all buttons stand in one row. */
const ShortOnPhone = ({ text, short }: { readonly text: string; readonly short: string }) => (
  <>
    <span className="max-sm:hidden">{text}</span>
    <span className="sm:hidden">{short}</span>
  </>
);

/** What can be done with a strategy as it stands; each action asks in a dialog of its own. */
export function PositionActions({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const { status, legs } = position;
  const navigate = useNavigate();
  const requested = useActionInAddress();
  const [action, setAction] = useState<Action | null>(
    requested === 'open' && status === 'planning'
      ? 'open'
      : requested === 'adjust' && status === 'active'
        ? 'adjust'
        : null,
  );
  const Dialog = action && DIALOGS[action];
  const assignable =
    status === 'active' &&
    legs.some(
      ({ kind, symbol }) => kind === 'option' && termsOfContract(symbol).exercise === 'american',
    );
  const toBuilder = () => void navigate(positionPath(position));
  return (
    <>
      {status === 'planning' && (
        <Button look="primary" onClick={() => setAction('open')}>
          {t('life.open')}
        </Button>
      )}
      {status === 'active' && (
        <>
          <Button aria-label={t('life.adjust')} onClick={() => setAction('adjust')}>
            <ShortOnPhone text={t('life.adjust')} short={t('life.adjustShort')} />
          </Button>
          <Button look="danger" aria-label={t('life.close')} onClick={() => setAction('close')}>
            <ShortOnPhone text={t('life.close')} short={t('life.closeShort')} />
          </Button>
        </>
      )}
      <Menu
        trigger={
          <IconButton label={t('life.more')} bordered>
            <MoreHorizontal size={16} aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...(legs.length > 0
            ? [{ id: 'builder', label: t('life.toBuilder'), onSelect: toBuilder }]
            : []),
          ...(assignable
            ? [
                {
                  id: 'assign',
                  label: t('life.assignEarly'),
                  onSelect: () => setAction('assign'),
                },
              ]
            : []),
          {
            id: 'delete',
            label: t('position.delete'),
            danger: true,
            onSelect: () => setAction('delete'),
          },
        ]}
      />
      {Dialog && <Dialog position={position} onClose={() => setAction(null)} />}
    </>
  );
}
