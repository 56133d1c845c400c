import { Download } from 'lucide-react';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { failureText } from '../people/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useExportUsersMutation } from './users-api.ts';

interface Props {
  readonly search: string;
  readonly role: string;
}

/** The users of this search as a file of comma-separated values. */
export function ExportButton({ search, role }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const { stepUp, dialog } = useAdminStepUp();
  const [fetchFile, { isLoading, reset }] = useExportUsersMutation();
  const button = useFocusBack(isLoading);
  const save = async () => {
    const answer = await stepUp(() =>
      fetchFile({ search: search || undefined, role: role || undefined }),
    );
    if (!answer) return;
    if (typeof answer.data !== 'string') {
      const title = failureText(answer.error, t('users.exportFailed'));
      toasts.add({ title, variant: 'destructive' });
      return;
    }
    const day = new Date(services.now()).toISOString().slice(0, 10);
    downloadFile(`toolyard-users-${day}.csv`, answer.data, 'text/csv;charset=utf-8');
    reset();
  };
  return (
    <>
      {dialog}
      <Button
        ref={button}
        icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
        busy={isLoading}
        onClick={() => void save()}
      >
        {t('users.export')}
      </Button>
    </>
  );
}
