import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { useUndoKeys } from '../../../../ui/use-shortcuts.ts';
import { useFirstStock } from '../../shared/stock/use-first-stock.ts';
import { BuilderHead } from './builder-head.tsx';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { BuilderWorkspace } from './builder-workspace.tsx';
import { LinkMessage } from './link-message.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useStoredBuilder } from './use-stored-builder.ts';
import { useSavePlan } from './use-save-plan.ts';
import { useOpenedPlan } from './open-plan.ts';

const { redone, undone } = builderSlice.actions;

/** Begins a plan on the last stock, else on SPY, when neither the tab nor the address has one; true while it is looked up. */
function useFirstPlan(isReady: boolean): boolean {
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector((state) => {
    const { plan, link } = selectBuilder(state);
    return plan.stock === null && link === null;
  });
  const { first, isPending } = useFirstStock(isReady && isEmpty);
  useEffect(() => {
    if (first)
      dispatch((act, getState) => {
        if (!selectBuilder(getState()).plan.stock) act(builderSlice.actions.stockChosen(first));
      });
  }, [dispatch, first]);
  return isPending;
}

/** /options/builder: legs on a ruler, what they come to, and what if. */
export function BuilderPage() {
  const t = useText();
  const dispatch = useAppDispatch();
  const isRestored = useStoredBuilder();
  const opening = useOpenedPlan();
  const isStarting = useFirstPlan(isRestored && !opening);
  useUndoKeys(
    () => dispatch(undone()),
    () => dispatch(redone()),
  );
  const symbol = useAppSelector((state) => selectBuilder(state).plan.stock?.symbol);
  const saving = useSavePlan();
  return (
    <div className="flex flex-col">
      <BuilderHead saving={saving} />
      <LinkMessage />
      {saving.error && (
        <ErrorBox className="mb-4" title={t('builder.notSaved')}>
          {saving.error}
        </ErrorBox>
      )}
      {isStarting && (
        <SkeletonBlock label={t('options.loading')}>
          <Skeleton className="h-150 w-full" />
        </SkeletonBlock>
      )}
      {!opening &&
        !isStarting &&
        (symbol ? (
          <BuilderWorkspace symbol={symbol} saving={saving} />
        ) : (
          <Card>
            <EmptyState
              level={2}
              title={t('builder.empty')}
              text={t('builder.emptyText')}
              action={
                <div className="w-[min(440px,calc(100vw-64px))]">
                  <StockChoice />
                </div>
              }
            />
          </Card>
        ))}
    </div>
  );
}
