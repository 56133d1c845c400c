import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import type { BulkAction } from './wire.ts';

interface Props {
  readonly busy: boolean;
  readonly onRun: (action: BulkAction) => void;
}

const ICON = { size: 14, 'aria-hidden': true } as const;

/** What can be done with all chosen tools at once. */
export function BulkBar({ busy, onRun }: Props) {
  const t = useText();
  return (
    <>
      <Button size="sm" disabled={busy} icon={<Eye {...ICON} />} onClick={() => onRun('show')}>
        {t('adminTools.bulkShow')}
      </Button>
      <Button size="sm" disabled={busy} icon={<EyeOff {...ICON} />} onClick={() => onRun('hide')}>
        {t('adminTools.bulkHide')}
      </Button>
      <Button
        size="sm"
        look="danger"
        disabled={busy}
        icon={<Trash2 {...ICON} />}
        onClick={() => onRun('delete')}
      >
        {t('adminTools.bulkDelete')}
      </Button>
    </>
  );
}
