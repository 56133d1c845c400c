import Check from 'lucide-react/icons/check';
import Redo2 from 'lucide-react/icons/redo-2';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Undo2 from 'lucide-react/icons/undo-2';
import Wand2 from 'lucide-react/icons/wand-sparkles';
import { recognise, optionLegCount, findTemplate } from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { chainOfLeg, QuotedPrices } from '../../shared/legs/quoted-prices.tsx';
import { LegsTable } from './legs-table.tsx';
import { useFill } from './use-fill.ts';
import { useChosenChains } from './use-chosen-analysis.ts';
import { chosenOptionLegs, wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { WrongFields } from './wrong-fields.tsx';

const { legsCleared, quotesFollowed, quotesTaken, redone, undone } = wizardSlice.actions;

/** The chosen legs with their count, the structure they make, undo and redo. */
export function ChosenLegs() {
  const t = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { legs, templateId, undoable, redoable } = useAppSelector(selectWizard);
  const { chains } = useChosenChains();
  const fill = useFill();
  const template = templateId && findTemplate(templateId);
  const needed = template ? optionLegCount(template) : 1;
  const known = legs.length > 0 ? recognise(legs.map((chosen) => chosen.leg)) : null;
  const complete = chosenOptionLegs(legs) >= needed;
  return (
    <Card label={t('wizard.legs')}>
      <CardHead
        title={t('wizard.legs')}
        beside={
          <>
            <Badge>
              {chosenOptionLegs(legs)} / {needed}
            </Badge>
            {known && complete && (
              <Badge
                tone={known.templateId === templateId ? 'ok' : 'warn'}
                icon={
                  known.templateId === templateId ? (
                    <Check size={12} aria-hidden="true" />
                  ) : (
                    <TriangleAlert size={12} aria-hidden="true" />
                  )
                }
              >
                {t(known.templateId === templateId ? 'wizard.recognised' : 'wizard.savedAs', {
                  name: textIn(known.name, language),
                })}
              </Badge>
            )}
          </>
        }
        controls={
          <>
            {fill.possible && (
              <Button
                look="quiet"
                size="sm"
                icon={<Wand2 size={14} aria-hidden="true" />}
                onClick={fill.fill}
              >
                {t('wizard.fill')}
              </Button>
            )}
            <IconButton
              label={t('wizard.undo')}
              disabled={undoable.length === 0}
              onClick={() => dispatch(undone())}
            >
              <Undo2 size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('wizard.redo')}
              disabled={redoable.length === 0}
              onClick={() => dispatch(redone())}
            >
              <Redo2 size={16} aria-hidden="true" />
            </IconButton>
            <Button
              look="quiet"
              size="sm"
              disabled={legs.length === 0}
              onClick={() => dispatch(legsCleared())}
            >
              {t('wizard.clear')}
            </Button>
          </>
        }
      />
      {legs.length === 0 ? (
        <EmptyState
          title={t('wizard.noLegs')}
          text={t(
            fill.lacksLaterExpiry
              ? 'wizard.noLaterExpiry'
              : templateId === 'custom'
                ? 'wizard.noLegsHintCustom'
                : 'wizard.noLegsHint',
          )}
        />
      ) : (
        <>
          <LegsTable legs={legs} />
          <QuotedPrices
            legs={legs.map((chosen) => ({
              chosen,
              chain: chainOfLeg(chosen.leg, chains, chains[0]),
            }))}
            onFollow={(quoted) => dispatch(quotesFollowed(quoted))}
            onRefresh={(quoted) => dispatch(quotesTaken(quoted))}
          />
        </>
      )}
      <WrongFields />
    </Card>
  );
}
