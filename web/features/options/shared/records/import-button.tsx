import Upload from 'lucide-react/icons/upload';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';

interface Props {
  readonly size?: 'sm' | 'md';
  readonly onClick: () => void;
}

export function ImportButton({ size = 'md', onClick }: Props) {
  const t = useText();
  const icon = <Upload size={size === 'sm' ? 14 : 16} aria-hidden="true" />;
  return (
    <Button size={size} icon={icon} onClick={onClick}>
      {t('records.import')}
    </Button>
  );
}
