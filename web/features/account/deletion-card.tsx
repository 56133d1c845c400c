import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';

const DeletionDialog = lazy(() =>
  import('./deletion-dialog.tsx').then((m) => ({ default: m.DeletionDialog })),
);

/** The way out; nothing happens before the dialog was answered. */
export function DeletionCard() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <CardHead title={t('deletion.title')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
        <p className="min-w-0 flex-1 basis-60 text-ink-2">{t('deletion.text')}</p>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t('deletion.action')}
        </Button>
      </div>
      {open && (
        <Suspense>
          <DeletionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
