import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useUndoKeys } from '../../../../ui/use-shortcuts.ts';
import { BuilderHead } from './builder-head.tsx';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { BuilderWorkspace } from './builder-workspace.tsx';
import { LinkMessage } from './link-message.tsx';
import { StockChoice } from './stock-choice.tsx';
import { useStoredBuilder } from './use-stored-builder.ts';
import { useSavePlan } from './use-save-plan.ts';
import { useOpenedPlan } from './open-plan.ts';

const { redone, undone } = builderSlice.actions;

/** /options/builder: legs on a ruler, what they come to, and what if. */
export function BuilderPage() {
  const t = useText();
  const dispatch = useAppDispatch();
  useStoredBuilder();
  const opening = useOpenedPlan();
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
      {!opening &&
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
