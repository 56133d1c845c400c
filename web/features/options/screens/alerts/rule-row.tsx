import {
  actionWords,
  alertSubject,
  alertValue,
  conditionWords,
} from '@toolyard/core/options/alerts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Link } from 'react-router-dom';
import {
  useCreateAlertMutation,
  useDeleteAlertMutation,
  type AlertResponse,
} from '../../../../api/generated.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { actionIn, conditionIn, placeOf } from '../../../../shell/notices/notice-words.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { newYorkTime } from '../../../../ui/format-date.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useSaveAlert } from '../../shared/alerts/use-alert-writes.ts';

const TONES: Readonly<Record<AlertResponse['phase'], Tone>> = {
  armed: 'ok',
  fired: 'warn',
  done: 'neutral',
};

interface Props {
  readonly rule: AlertResponse;
  readonly onEdit: () => void;
}

/** One alert: what it watches, how it stands, and what can be done with it. */
export function RuleRow({ rule, onEdit }: Props) {
  const t = useText();
  const language = useLanguage();
  const { busy, setPaused, remove } = useRuleActions(rule);
  const condition = conditionIn(rule.condition);
  const subject = alertSubject(rule.subject, language);
  const { phase, paused, value, checkedAt, firedAt, adjustment } = rule;
  const state = [
    checkedAt === null
      ? t(paused ? 'alerts.paused' : 'alerts.notChecked')
      : value === null
        ? t('alerts.unknown')
        : t('alerts.now', { value: alertValue(condition, value, language) }),
    ...(phase === 'fired' && !paused ? [t('alerts.waits')] : []),
    ...(firedAt === null ? [] : [t('alerts.lastFired', { time: newYorkTime(firedAt, language) })]),
  ];
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={placeOf(rule.condition)}
            className="font-medium wrap-anywhere hover:text-accent"
          >
            {subject}
          </Link>
          <Badge tone={paused ? 'neutral' : TONES[phase]}>
            {paused ? t('alerts.paused') : t(`alerts.phase.${phase}`)}
          </Badge>
        </div>
        <p className="text-13 first-letter:uppercase">{conditionWords(condition, language)}</p>
        <p className="text-12 text-ink-3 tabular-nums">{state.join(' · ')}</p>
        {adjustment && (
          <p className="text-12 wrap-anywhere text-ink-2">
            {t(adjustment.carried ? 'alerts.carriedOver' : 'alerts.notCarriedOver', {
              action: actionWords(actionIn(adjustment.action), language),
              before: conditionWords(conditionIn(adjustment.before), language),
            })}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3">
        <Switch
          label={t('alerts.active', { subject })}
          checked={!paused && phase !== 'done'}
          disabled={busy}
          onChange={(active) => setPaused(!active)}
        />
        <Menu
          trigger={
            <IconButton label={t('alerts.actions', { subject })}>
              <Ellipsis size={16} aria-hidden="true" />
            </IconButton>
          }
          items={[
            { id: 'edit', label: t('alerts.edit'), onSelect: onEdit },
            ...(phase === 'armed' && !paused
              ? []
              : [{ id: 'rearm', label: t('alerts.rearm'), onSelect: () => setPaused(false) }]),
            { id: 'delete', label: t('alerts.delete'), danger: true, onSelect: remove },
          ]}
        />
      </div>
    </li>
  );
}

/** Pausing, activating and deleting, with what to say where that failed. */
function useRuleActions(rule: AlertResponse) {
  const t = useText();
  const toasts = useToasts();
  const { busy, save } = useSaveAlert();
  const [erase, { isLoading }] = useDeleteAlertMutation();
  const [create] = useCreateAlertMutation();
  const { condition, repeat, paused: wasPaused, phase } = rule;
  const fail = (description: string) =>
    toasts.add({ title: t('alerts.notDone'), description, variant: 'destructive' });
  const setPaused = async (paused: boolean) => {
    const refused = await save({ condition, repeat, paused }, rule);
    if (refused) fail(refused.text ?? [...refused.fields.values()].join(' '));
  };
  const restore = async () => {
    const { error } = await create({
      createAlertRequest: { condition, repeat, paused: wasPaused, phase },
    });
    if (error) fail(errorMessage(error, t('alerts.notSaved')));
  };
  const remove = async () => {
    const { error } = await erase({ id: rule.id, 'If-Match': `"${rule.version}"` });
    if (error) return fail(errorMessage(error, t('alerts.notSaved')));
    const action = { label: t('alerts.undo'), onClick: () => void restore() };
    return toasts.add({ title: t('alerts.deleted'), action });
  };
  return {
    busy: busy || isLoading,
    setPaused: (paused: boolean) => void setPaused(paused),
    remove: () => void remove(),
  };
}
