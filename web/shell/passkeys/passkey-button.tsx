import KeyRound from 'lucide-react/icons/key-round';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The way in without a password. */
export function PasskeyButton({ busy, disabled, onPress }: Props) {
  const t = useText();
  return (
    <Button
      size="lg"
      busy={busy}
      disabled={disabled}
      icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />}
      className="mt-3 w-full"
      onClick={onPress}
    >
      {t(busy ? 'session.passkey.working' : 'session.passkey.signIn')}
    </Button>
  );
}
