import { useText } from '../../../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { BlockFailed as FailedLine } from '../../shared/stock/block-failed.tsx';

interface FailedProps {
  /** The title of the block. */
  readonly block: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A block of the market that could not be loaded; the others go on. */
export function BlockFailed({ block, ...failure }: FailedProps) {
  const t = useText();
  return (
    <FailedLine
      {...failure}
      title={t('market.blockFailed', { block })}
      hint={t('market.failedText')}
    />
  );
}

/** Bars in the place of rows of 44 px while a block loads. */
export function BlockLoading({ rows }: { readonly rows: number }) {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="px-4">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex h-11 items-center">
          <Skeleton className="w-full" />
        </div>
      ))}
    </SkeletonBlock>
  );
}
