import { useLanguage, useText } from '../../../i18n/use-text.ts';
import type { DraftState } from './draft-session.ts';

const timeOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

interface Props {
  readonly state: DraftState;
  /** Whether the browser has a connection. */
  readonly isOnline: boolean;
}

/** Where the text is: with the server, under way, or on this device alone. */
export function SaveState({ state, isOnline }: Props) {
  const t = useText();
  const language = useLanguage();
  const { phase, savedAt, isOnDevice, wasMerged } = state;
  const line = (): string => {
    if (phase === 'saving') return t('contentEditor.saving');
    if (phase === 'changed') return t('contentEditor.changed');
    if (phase === 'saved')
      return savedAt === null
        ? t('contentEditor.saved')
        : t('contentEditor.savedAt', { time: timeOf(savedAt, language) });
    const place = isOnDevice ? 'onDevice' : 'nowhere';
    if (phase === 'unanswered')
      return t(`contentEditor.${isOnline ? 'unanswered' : 'offline'}.${place}`);
    return t(`contentEditor.unsaved.${place}`);
  };
  return (
    <p role="status" className="text-12 text-ink-3 tabular-nums">
      {line()}
      {wasMerged && ` ${t('contentEditor.merged')}`}
    </p>
  );
}
