import type { TextId } from '../../../../i18n/texts.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useAlert } from '../../shared/settings/use-alert.ts';

/** Tells what was done and goes on, once it is done; what was refused is said where it was asked for. */
export function useDone(): (answer: object, done: TextId, then?: () => void) => void {
  const t = useText();
  const alert = useAlert('tradeAlerts');
  return (answer, done, then) => {
    if ('error' in answer) return;
    alert({ title: t(done) });
    then?.();
  };
}
