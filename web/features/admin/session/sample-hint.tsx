import { useText } from '../../../i18n/use-text.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useReadSignInHintQuery } from '../../../api/generated-admin.ts';

/** The sample superadmin of development, while its password is still the sample's. */
export function SampleHint() {
  const t = useText();
  const { data } = useReadSignInHintQuery();
  const sample = data?.data;
  return (
    sample && (
      <MessageBox tone="info" title={t('admin.hint.title')} className="mt-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          <dt>{t('admin.username')}</dt>
          <dd className="font-mono select-all">{sample.username}</dd>
          <dt>{t('session.password')}</dt>
          <dd className="font-mono select-all">{sample.password}</dd>
        </dl>
        <p className="mt-1">{t('admin.hint.text')}</p>
      </MessageBox>
    )
  );
}
