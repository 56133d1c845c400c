import Ellipsis from 'lucide-react/icons/ellipsis';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import Wand2 from 'lucide-react/icons/wand-sparkles';
import { recognise } from '@toolyard/core/options/templates';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { usePage } from '../../../../shell/use-page.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { selectPins, selectPlan, expiriesOf } from './builder-selectors.ts';
import { MOST_PINS } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { PlanPicture, planPath } from './shared-plan.tsx';
import { useRates } from '../../shared/strategies/commission-rates.ts';
import { ShareMenu } from '../../shared/sharing/share-menu.tsx';
import type { useSavePlan } from './use-save-plan.ts';
import { paths } from '../../../../app/paths.ts';
import { EMPTY_WIZARD } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';

/** Takes the plan to the wizard's last step; the builder keeps its own. */
function useOpenInWizard(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { stock, legs, commission } = useAppSelector(selectPlan);
  return () => {
    const counted = legs.filter(({ enabled }) => enabled);
    dispatch(
      wizardSlice.actions.draftRestored({
        ...EMPTY_WIZARD,
        step: 3,
        stock,
        commission,
        templateId: recognise(counted.map(({ leg }) => leg)).templateId,
        expiry: expiriesOf(counted)[0] ?? null,
        legs: counted.map(({ id, leg, priceSource }) => ({ id, leg, priceSource })),
      }),
    );
    void navigate(paths.wizard);
  };
}

const { legsCleared, pinRemoved, planPinned, redone, undone } = builderSlice.actions;

/** The title and the actions on the whole plan. */
export function BuilderHead({ saving }: { readonly saving: ReturnType<typeof useSavePlan> }) {
  const t = useText();
  usePage(t('builder.title'));
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const rates = useRates(plan.commission);
  const pins = useAppSelector(selectPins);
  const pinned = pins.find((pin) => pin.plan === plan);
  const undoable = useAppSelector((state) => {
    const { undoable, moving } = selectBuilder(state);
    return undoable.length > 0 || moving !== null;
  });
  const redoable = useAppSelector((state) => selectBuilder(state).redoable.length > 0);
  const toWizard = useOpenInWizard();
  const none = plan.legs.length === 0;
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <div className="mb-2 flex min-h-8 flex-wrap screen-only items-center gap-x-3 gap-y-2">
      <h1 tabIndex={-1} className="text-20 font-semibold outline-none">
        {t('builder.title')}
      </h1>
      {!none && (
        <Badge className="border border-line-2 bg-transparent">{t('builder.unsaved')}</Badge>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <IconButton
          label={t('builder.undo')}
          disabled={!undoable}
          onClick={() => dispatch(undone())}
        >
          <Undo2 {...icon} />
        </IconButton>
        <IconButton
          label={t('builder.redo')}
          disabled={!redoable}
          onClick={() => dispatch(redone())}
        >
          <Redo2 {...icon} />
        </IconButton>
        <Button
          look="quiet"
          aria-pressed={pinned !== undefined}
          disabled={none || (!pinned && pins.length >= MOST_PINS)}
          title={t(pins.length >= MOST_PINS ? 'builder.compareFull' : 'builder.compareHint')}
          icon={<GitCompareArrows {...icon} />}
          onClick={() => dispatch(pinned ? pinRemoved(pinned.id) : planPinned(crypto.randomUUID()))}
        >
          <span className="max-sm:sr-only">{t('builder.compare')}</span>
        </Button>
        <ShareMenu
          path={plan.stock && (() => planPath(plan, rates))}
          picture={none ? null : (use) => <PlanPicture {...use} />}
        />
        <Button
          look="primary"
          className="max-md:hidden"
          disabled={saving.reason !== null}
          title={saving.reason ?? undefined}
          busy={saving.busy}
          onClick={saving.save}
        >
          {t(saving.needsSignIn ? 'builder.saveSignIn' : 'builder.save')}
        </Button>
        <Menu
          items={[
            {
              id: 'wizard',
              label: t('builder.toWizard'),
              icon: <Wand2 size={14} aria-hidden="true" />,
              disabled: !plan.stock,
              onSelect: toWizard,
            },
            {
              id: 'clear',
              label: t('builder.clear'),
              icon: <Trash2 size={14} aria-hidden="true" />,
              disabled: none,
              onSelect: () => dispatch(legsCleared()),
            },
          ]}
          trigger={
            <IconButton label={t('builder.more')}>
              <Ellipsis {...icon} />
            </IconButton>
          }
        />
      </div>
    </div>
  );
}
