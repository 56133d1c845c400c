import { useText } from '../../../i18n/use-text.ts';
import { MessageBox, type BoxTone } from '../../../ui/message-box.tsx';
import type { KeyVerdict } from './market-api.ts';

const TONES: Readonly<Record<KeyVerdict, BoxTone>> = {
  OK: 'ok',
  PLAN: 'warn',
  BAD_KEY: 'danger',
  RATE: 'warn',
  OUTAGE: 'danger',
  TIMEOUT: 'danger',
  GARBAGE: 'danger',
  REFUSED: 'danger',
};

/** What the check of a key found. */
export function VerdictBox({ verdict }: { readonly verdict: KeyVerdict }) {
  const t = useText();
  return <MessageBox tone={TONES[verdict]}>{t(`operations.verdict.${verdict}`)}</MessageBox>;
}
