import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkRow } from './use-bulk-articles.ts';

interface Props {
  readonly rows: readonly BulkRow[];
  readonly onClose: () => void;
}

/** What became of each article. */
export function BulkResultDialog({ rows, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('content.result')}
      closeLabel={t('content.close')}
      foot={<Button onClick={onClose}>{t('content.close')}</Button>}
    >
      <ul>
        {rows.map(({ id, title, failure }) => (
          <li key={id} className="flex items-start gap-3 border-b border-line py-2 last:border-b-0">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-medium">{title}</span>
              {failure !== null && <span className="block text-12 text-ink-2">{failure}</span>}
            </span>
            <Badge tone={failure === null ? 'ok' : 'danger'}>
              {t(failure === null ? 'content.resultOk' : 'content.resultBad')}
            </Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
