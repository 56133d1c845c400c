import Upload from 'lucide-react/icons/upload';
import { errorMessage } from '../../../../api/error-message.ts';
import { useLoadSamplesMutation, useRemoveSamplesMutation } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox, MessageBox } from '../../../../ui/message-box.tsx';

/** Somebody who has closed no trade yet: plan one, or look at samples. */
export function NothingClosed({ onImport }: { readonly onImport?: () => void }) {
  const t = useText();
  const [load, { isLoading, error }] = useLoadSamplesMutation();
  return (
    <Card label={t('records.table')}>
      {error && <ErrorBox className="m-4">{errorMessage(error, t('records.loadFailed'))}</ErrorBox>}
      <EmptyState
        level={2}
        title={t('records.nothing')}
        text={t('records.nothingText')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button look="primary" busy={isLoading} onClick={() => void load()}>
              {t('records.loadSamples')}
            </Button>
            <ButtonLink to={paths.wizard}>{t('overview.new')}</ButtonLink>
            {onImport && <ImportButton onClick={onImport} />}
          </span>
        }
      />
    </Card>
  );
}

/** Says that there are samples among the trades, and takes them away. */
export function SamplesNote() {
  const t = useText();
  const [remove, { isLoading, error }] = useRemoveSamplesMutation();
  return (
    <MessageBox
      tone="info"
      className="mb-4"
      actions={
        <Button size="sm" busy={isLoading} onClick={() => void remove()}>
          {t('records.removeSamples')}
        </Button>
      }
    >
      {error ? errorMessage(error, t('records.removeFailed')) : t('records.samplesNote')}
    </MessageBox>
  );
}

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
