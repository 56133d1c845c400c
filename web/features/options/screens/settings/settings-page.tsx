import { useContext, useState, type FormEvent } from 'react';
import {
  DEFAULT_OPTIONS_SETTINGS,
  VISITOR_OPTIONS_SETTINGS,
} from '@toolyard/core/options/settings';
import { useText } from '../../../../i18n/use-text.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { useLeaveGuard } from '../../../../ui/use-leave-guard.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import {
  DisplayCard,
  NotificationsCard,
  PreferencesCard,
  ProbabilityCard,
} from './choice-cards.tsx';
import { measureChosen } from '../../shared/model/measure-choice.slice.ts';
import { draftOf, settingsFrom, type SettingsDraft } from '../../shared/settings/settings-draft.ts';
import {
  CapitalCard,
  CommissionsCard,
  RiskCard,
  TradeSizeCard,
} from '../../shared/settings/typed-cards.tsx';
import { OptionsSettingsContext } from '../../shared/settings/use-options-settings.ts';
import { useSaveSettings } from '../../shared/settings/use-save-settings.ts';

/** How the reader trades and wants to see it; an account keeps it on the server, a visitor in this browser. */
export function OptionsSettingsPage() {
  const t = useText();
  const { version, state, retry } = useContext(OptionsSettingsContext);
  return (
    <div className="max-w-[880px]">
      <PageTitle
        title={t('optionsSettings.title')}
        aside={t(version === null ? 'optionsSettings.keptHere' : 'optionsSettings.keptInAccount')}
      />
      {state === 'failed' ? (
        <MessageBox
          tone="danger"
          actions={<Button onClick={retry}>{t('optionsSettings.retry')}</Button>}
        >
          {t('optionsSettings.notLoaded')}
        </MessageBox>
      ) : (
        <fieldset disabled={state === 'loading'} aria-busy={state === 'loading'}>
          <SettingsForm />
        </fieldset>
      )}
    </div>
  );
}

function SettingsForm() {
  const t = useText();
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const { settings: saved, version } = useContext(OptionsSettingsContext);
  const usual = version === null ? VISITOR_OPTIONS_SETTINGS : DEFAULT_OPTIONS_SETTINGS;
  const { save, refusal, saving } = useSaveSettings();
  const [edited, setEdited] = useState<SettingsDraft | null>(null);
  const leaving = useLeaveGuard(edited !== null);
  const [tried, setTried] = useState(false);
  const draft = edited ?? draftOf(saved);
  const { settings, faults } = settingsFrom(draft);
  const change = (part: Partial<SettingsDraft>) => setEdited({ ...draft, ...part });
  const reset = () => {
    setTried(false);
    setEdited(draftOf(usual));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const wrong = [...faults.keys()][0];
    if (wrong !== undefined) {
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (!(await save(settings))) return;
    dispatch(measureChosen(null));
    setEdited(null);
    setTried(false);
    toasts.add({ title: t('optionsSettings.saved') });
  };
  const cards = { draft, faults: tried ? faults : new Map<string, undefined>(), change };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {leaving}
      <div className="grid gap-4">
        <CapitalCard {...cards} />
        <TradeSizeCard {...cards} />
        <CommissionsCard {...cards} />
        <RiskCard {...cards} />
        <PreferencesCard {...cards} />
        <NotificationsCard {...cards} />
        <ProbabilityCard {...cards} />
        <DisplayCard {...cards} />
      </div>
      {refusal !== null && (
        <MessageBox tone="danger" className="mt-4">
          {refusal}
        </MessageBox>
      )}
      <div className="sticky bottom-0 mt-4 flex items-center justify-end gap-3 border-t border-line bg-canvas py-3">
        {edited !== null && (
          <span className="mr-auto text-12 text-ink-3">{t('optionsSettings.unsaved')}</span>
        )}
        <Button onClick={reset}>{t('optionsSettings.reset')}</Button>
        <Button type="submit" look="primary" busy={saving}>
          {t('optionsSettings.save')}
        </Button>
      </div>
    </form>
  );
}
