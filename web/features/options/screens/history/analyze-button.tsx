import ChartColumn from 'lucide-react/icons/chart-column';
import type { HistoryRequest } from '@toolyard/core/options/records';
import { useAnalyze } from '../../../../app/use-analyze.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { useTradesFile } from './use-trades-file.ts';

/** Opens the trades that are listed in Data Analysis, in the columns of the export. */
export function AnalyzeButton({ request }: { readonly request: HistoryRequest }) {
  const t = useText();
  const toasts = useToasts();
  const analyze = useAnalyze();
  const { busy, read } = useTradesFile(request, (name, csv) => {
    const isHeadAlone = csv.trim().split('\n').length < 2;
    if (isHeadAlone) toasts.add({ title: t('records.analyzeNone') });
    else analyze(new File([csv], name, { type: 'text/csv' }));
  });
  return (
    <Button
      size="sm"
      icon={<ChartColumn size={14} aria-hidden="true" />}
      busy={busy}
      onClick={read}
    >
      {t('records.analyze')}
    </Button>
  );
}
