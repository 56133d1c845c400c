import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useDeleteSpaceMutation, type SpaceResponse } from '../../../api/generated-content.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/input.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Deletes a space, once its address was typed. */
export function DeleteSpaceCard({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [remove, { isLoading, error, reset }] = useDeleteSpaceMutation();
  const [typed, setTyped] = useState<string | null>(null);
  const [differs, setDiffers] = useState(false);
  const { handle, title } = space;
  const confirm = async () => {
    if (typed?.trim().toLowerCase() !== handle) return setDiffers(true);
    const answer = await remove({ id: space.id, 'If-Match': `"${space.version}"` });
    if (answer.error) return;
    toasts.add({ title: t('content.spaceDeleted', { space: title }) });
    void navigate(paths.content);
  };
  return (
    <Card label={t('content.deleteSpace')}>
      <CardHead title={t('content.deleteSpace')} />
      <div className="flex flex-col gap-3 p-4">
        <p className="text-ink-2">{t('content.deleteSpaceText')}</p>
        <Button look="danger" className="self-start" onClick={() => setTyped('')}>
          {t('content.deleteSpace')}
        </Button>
      </div>
      {typed !== null && (
        <ConfirmDialog
          title={t('content.deleteSpaceTitle', { space: title })}
          text={t('content.deleteSpaceText')}
          action={t('content.deleteSpace')}
          cancel={t('content.cancel')}
          busy={isLoading}
          failure={error ? errorMessage(error, t('content.spaceNotDeleted')) : null}
          onConfirm={() => void confirm()}
          onClose={() => {
            reset();
            setDiffers(false);
            setTyped(null);
          }}
        >
          <Field
            className="mt-4"
            label={t('content.typeHandle', { handle })}
            error={differs ? t('content.handleDiffers') : null}
          >
            {(ids) => (
              <TextInput
                {...ids}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                disabled={isLoading}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setDiffers(false);
                }}
              />
            )}
          </Field>
        </ConfirmDialog>
      )}
    </Card>
  );
}
