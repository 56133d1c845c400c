import { SessionsPanel } from '../../shell/security/sessions-panel.tsx';
import { PasskeysPanel } from '../../shell/security/passkeys-panel.tsx';
import { UserSecurity } from '../../shell/security/user-security.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';

/** Everything about the account itself: how it looks, where it is open, what it holds, its end. */
export const AccountTab = () => (
  <div className="flex flex-col gap-4">
    <PreferencesCard />
    <UserSecurity>
      <SessionsPanel />
      <PasskeysPanel />
      <ApiKeysCard />
    </UserSecurity>
    <ExportCard />
    <DeletionCard />
  </div>
);
