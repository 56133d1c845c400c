import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';

/** Tells a visitor that these are samples, with a link to sign in. */
export function VisitorNote({ from }: { readonly from: string }) {
  const t = useText();
  return (
    <MessageBox
      tone="info"
      className="mb-4"
      title={t('records.visitor')}
      actions={
        <ButtonLink size="sm" to={paths.signIn} state={{ from }}>
          {t('overview.signIn')}
        </ButtonLink>
      }
    >
      {t('records.visitorHint')}
    </MessageBox>
  );
}
