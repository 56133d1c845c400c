import { isPermitted } from '@toolyard/core/content';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { DeleteSpaceCard } from './delete-space-card.tsx';
import { HooksCard } from '../hooks/hooks-card.tsx';
import { AppearanceForm } from './appearance-form.tsx';
import { SettingsForm } from './settings-form.tsx';

/** /tools/content/:spaceId/settings: what owners decide about a space. */
export const SpaceSettingsPage = () => (
  <SpaceFrame section="settings">{(space) => <Settings key={space.id} space={space} />}</SpaceFrame>
);

function Settings({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { user } = useSession();
  const member = { userId: user?.id ?? '', role: space.role };
  const configures = isPermitted(member, 'configure');
  return (
    <>
      {!configures && <MessageBox tone="info">{t('content.ownersOnly')}</MessageBox>}
      <SettingsForm space={space} locked={!configures} />
      <AppearanceForm space={space} locked={!configures} />
      {configures && <HooksCard space={space} />}
      {isPermitted(member, 'deleteSpace') && <DeleteSpaceCard space={space} />}
    </>
  );
}
