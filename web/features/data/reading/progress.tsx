import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { FileInReading } from '../open-state.ts';

interface Props {
  readonly label: string;
  readonly done: number;
  /** 0 where nobody can tell how much there is to do. */
  readonly of: number;
}

export function Progress({ label, done, of }: Props) {
  const t = useText();
  const percent = of === 0 ? 0 : Math.min(100, Math.floor((100 * done) / of));
  return (
    <Card className="flex flex-col gap-2 p-4">
      <p className="flex items-center gap-3 text-13">
        {of === 0 && <Spinner />}
        <span role="status" className="min-w-0 flex-1 truncate">
          {label}
        </span>
        {of > 0 && <span className="tabular-nums">{t('data.percent', { share: percent })}</span>}
      </p>
      {of > 0 && <ProgressBar label={label} percent={percent} />}
    </Card>
  );
}

const LABELS = {
  checking: 'data.checking',
  rows: 'data.reading',
  types: 'data.findingTypes',
} as const;

/** How far the reading of a file has come. */
export function ReadingProgressCard({ name, progress }: FileInReading) {
  const t = useText();
  const { stage, read, of } = progress;
  return <Progress label={t(LABELS[stage], { name })} done={read} of={of} />;
}
