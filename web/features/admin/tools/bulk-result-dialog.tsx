import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkResult } from './use-bulk.ts';

interface Props {
  readonly result: BulkResult;
  readonly onClose: () => void;
}

/** What became of each tool. */
export function BulkResultDialog({ result, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('adminTools.result')}
      closeLabel={t('adminTools.close')}
      foot={<Button onClick={onClose}>{t('adminTools.close')}</Button>}
    >
      <ul>
        {result.rows.map(({ id, title, ok, message }) => (
          <li key={id} className="flex items-start gap-3 border-b border-line py-2 last:border-b-0">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-medium">{title}</span>
              {!ok && message && <span className="block text-12 text-ink-2">{message}</span>}
            </span>
            <Badge tone={ok ? 'ok' : 'danger'}>
              {t(ok ? 'adminTools.resultOk' : 'adminTools.resultBad')}
            </Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
