import { useContext, useState, type FormEvent } from 'react';
import { DEFAULT_PERCENT_LIMITS } from '@toolyard/core/options/capital';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { draftOf, settingsFrom, type SettingsDraft } from '../../shared/settings/settings-draft.ts';
import { RiskCard } from '../../shared/settings/typed-cards.tsx';
import { OptionsSettingsContext } from '../../shared/settings/use-options-settings.ts';
import { useSaveSettings } from '../../shared/settings/use-save-settings.ts';

/** The limits in percent of the capital; an account saves them on the server, a visitor in this browser. */
export function LimitsCard() {
  const t = useText();
  const toasts = useToasts();
  const { settings: saved, state, retry } = useContext(OptionsSettingsContext);
  const { save, refusal, saving } = useSaveSettings();
  const [edited, setEdited] = useState<Partial<SettingsDraft>>({});
  const [tried, setTried] = useState(false);
  const draft = { ...draftOf(saved), ...edited };
  const { settings, faults } = settingsFrom(draft);
  const change = (part: Partial<SettingsDraft>) => setEdited({ ...edited, ...part });
  const defaults = draftOf({ ...saved, ...DEFAULT_PERCENT_LIMITS });
  const reset = () =>
    change({
      riskPerTrade: defaults.riskPerTrade,
      totalExposure: defaults.totalExposure,
      stopLossPerTrade: defaults.stopLossPerTrade,
      stopLossTotal: defaults.stopLossTotal,
      stopLossMonthly: defaults.stopLossMonthly,
    });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const [wrong] = faults.keys();
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (!(await save(settings))) return;
    setEdited({});
    setTried(false);
    toasts.add({ title: t('capital.limitsSaved') });
  };
  if (state === 'failed')
    return (
      <MessageBox
        tone="danger"
        actions={<Button onClick={retry}>{t('optionsSettings.retry')}</Button>}
      >
        {t('optionsSettings.notLoaded')}
      </MessageBox>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <fieldset disabled={state === 'loading'} aria-busy={state === 'loading'}>
        <RiskCard
          draft={draft}
          faults={tried ? faults : new Map<string, undefined>()}
          change={change}
        >
          {refusal !== null && (
            <MessageBox tone="danger" className="mx-4 mb-3">
              {refusal}
            </MessageBox>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5">
            <span className="mr-auto text-12 text-ink-3">{t('capital.limitsNote')}</span>
            <Button size="sm" onClick={reset}>
              {t('capital.limitsReset')}
            </Button>
            <Button size="sm" type="submit" look="primary" busy={saving}>
              {t('capital.limitsSave')}
            </Button>
          </div>
        </RiskCard>
      </fieldset>
    </form>
  );
}
