import { Suspense, useState } from 'react';
import { PRODUCT_SPACE } from '@toolyard/core/content';
import type { PublishedArticleResponse } from '../../../api/generated-content.ts';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

const ReportDialog = lazyArea('contentReading', () =>
  import('./report-dialog.tsx').then((m) => m.ReportDialog),
);

interface Props {
  readonly handle: string;
  readonly article: PublishedArticleResponse;
}

/** Lets anybody report an article of somebody's space to the operators. */
export function ReportPage({ handle, article }: Props) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  if (handle === PRODUCT_SPACE.handle) return null;
  return (
    <div lang={language} className="screen-only mt-8">
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {t('reading.report')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog handle={handle} article={article} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
