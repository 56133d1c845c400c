import { templateOf } from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { StockFacts } from './stock-facts.tsx';
import { StockSearch } from '../../shared/stock/stock-search.tsx';
import { TemplateGallery } from '../../shared/templates/template-gallery.tsx';
import { useSymbolInAddress } from './use-stock-in-address.ts';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const { sideChosen, stockChosen, structureChosen, templateChosen } = wizardSlice.actions;

/** Step 1: the stock, then the kind of strategy. */
export function StepStock({ isStarting }: { readonly isStarting: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { stock, templateId, side, structure } = useAppSelector(selectWizard);

  const symbolInAddress = useSymbolInAddress();
  const { expiries, front, back, expiriesFailed, retry } = useExampleChains(stock?.symbol);

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)]">
      <div className="rounded-3 border border-line bg-surface">
        <StockSearch
          chosen={stock}
          search={symbolInAddress}
          onChoose={(hit) => dispatch(stockChosen(hit))}
        />
        {stock && <StockFacts stock={stock} chain={front} expiries={expiries} />}
      </div>
      {!stock && isStarting && (
        <SkeletonBlock label={t('options.loading')}>
          <Skeleton className="h-150 w-full" />
        </SkeletonBlock>
      )}
      {!stock && !isStarting && (
        <div className="rounded-3 border border-line bg-surface">
          <EmptyState level={2} title={t('wizard.noStock')} text={t('wizard.noStockHint')} />
        </div>
      )}
      {stock && expiriesFailed && (
        <ErrorBox
          title={t('chain.empty')}
          actions={
            <Button size="sm" onClick={retry}>
              {t('options.retry')}
            </Button>
          }
        >
          {t('wizard.noExpiries', { symbol: stock.symbol })}
        </ErrorBox>
      )}
      {stock && !expiriesFailed && (
        <TemplateGallery
          front={front}
          back={back}
          chosen={templateId}
          structure={structure}
          side={side}
          onSide={(next) => dispatch(sideChosen(next))}
          onChoose={(id) => dispatch(templateChosen(id))}
          onStructure={(id) =>
            dispatch(structureChosen({ structure: id, templateId: templateOf(id) }))
          }
        />
      )}
    </div>
  );
}
