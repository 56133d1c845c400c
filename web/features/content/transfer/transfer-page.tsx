import { isPermitted } from '@toolyard/core/content';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

/** /tools/content/:spaceId/transfer: the articles of a space as files, out and in. */
export const TransferPage = () => (
  <SpaceFrame section="transfer">{(space) => <Transfer key={space.id} space={space} />}</SpaceFrame>
);

function Transfer({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { user } = useSession();
  if (!isPermitted({ userId: user?.id ?? '', role: space.role }, 'transfer'))
    return <MessageBox tone="info">{t('contentTransfer.notPermitted')}</MessageBox>;
  return (
    <>
      <ExportCard space={space} />
      <ImportCard spaceId={space.id} />
    </>
  );
}
