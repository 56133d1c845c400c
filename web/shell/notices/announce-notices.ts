import type { Language } from '@toolyard/core/shared';
import { api } from '../../api/generated.ts';
import type { Application } from '../../app/application.ts';
import { paths } from '../../app/paths.ts';
import { noticeLines } from './notice-words.ts';

/** More notices than this at once come as one toast. */
const SINGLY = 3;
const READ = 20;

/** Shows toasts of the notices after an instant, but for silent ones, and has every list of notices read anew. */
export async function announceNotices(
  { store, toasts, texts }: Pick<Application, 'store' | 'toasts' | 'texts'>,
  after: string | null,
  follow: (to: string) => void,
): Promise<void> {
  const query = api.endpoints.listAlertNotices.initiate({ limit: READ }, { forceRefetch: true });
  const reading = store.dispatch(query);
  const [{ data }] = await Promise.all([reading, texts.loadArea('optionsAlerts')]);
  reading.unsubscribe();
  store.dispatch(api.util.invalidateTags(['alerts']));
  const since = after === null ? 0 : Date.parse(after);
  const fresh = (data?.data ?? []).filter(({ at, silent }) => !silent && Date.parse(at) > since);
  const language = texts.i18n.locale as Language;
  const action = {
    label: texts.i18n._('alerts.show'),
    onClick: () => follow(paths.alerts),
  };
  if (fresh.length > SINGLY) {
    toasts.add({ title: texts.i18n._('alerts.newNotices', { count: fresh.length }), action });
    return;
  }
  for (const notice of fresh.toReversed()) {
    const { subject, words } = noticeLines(notice, language);
    toasts.add({ title: subject, description: words, action });
  }
}
