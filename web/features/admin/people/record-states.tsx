import { isCallError } from '../../../api/call-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { failureText } from '../../../api/call-failure.ts';

/** A form in the place and size of the one that is coming. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  const t = useText();
  return (
    <Card>
      <SkeletonBlock label={t('shell.loading')} className="p-4">
        <div className="flex flex-col gap-4">
          {Array.from({ length: fields }, (_, i) => (
            <div key={i} className="flex flex-col gap-1.5">
              <Skeleton className="my-1 w-20" />
              <Skeleton className="h-10! rounded-2" />
            </div>
          ))}
        </div>
      </SkeletonBlock>
    </Card>
  );
}

interface PendingRowsProps {
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What the screen says of a failed call. */
  readonly text: string;
}

/** In the place of rows that have not come: their outlines, or what went wrong. */
export function PendingRows({ query: { error, isFetching, refetch }, text }: PendingRowsProps) {
  if (!error) return <SkeletonRows count={3} />;
  const fault = { text: failureText(error, text), onRetry: () => void refetch(), busy: isFetching };
  return <FaultBox className="m-4" fault={fault} />;
}

interface RecordFaultProps {
  readonly error: unknown;
  /** What the screen says of a failed call. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A record that cannot be shown: an unknown one cannot be had by another try. */
export function RecordFault({ error, text, onRetry }: RecordFaultProps) {
  if (isCallError(error) && error.status === 404)
    return <EmptyState level={2} title={error.server?.message ?? text} />;
  return <FaultBox fault={{ text: failureText(error, text), onRetry, busy: false }} />;
}
