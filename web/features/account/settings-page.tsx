import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountTab } from './account-tab.tsx';
import { BrokerageTab } from './brokerage-tab.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { useBrokerage } from './use-brokerage.ts';
import { useReturnFlag, type Returned } from './use-return-flag.ts';

/** Settings of the connection to a broker and of the account; each return from a broker begins anew. */
export function SettingsPage() {
  const t = useText();
  const returned = useReturnFlag();
  return (
    <div className="mx-auto grid w-full flex-1 max-w-[1600px] grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr] md:grid-cols-[208px_minmax(0,1fr)]">
      <SettingsMenu />
      <div className="border-line md:border-l">
        <div className="max-w-[880px]">
          <AccountFrame title={t('settings.title')}>
            <SettingsTabs key={returned?.id} returned={returned} />
          </AccountFrame>
        </div>
      </div>
    </div>
  );
}

const TABS = ['brokerage', 'account'] as const;

function SettingsTabs({ returned }: { readonly returned: Returned | null }) {
  const t = useText();
  const broker = useBrokerage(returned);
  const [search, setSearch] = useSearchParams();
  return (
    <Tabs
      label={t('settings.tabs')}
      tabs={TABS.map((value) => ({ value, label: t(`settings.${value}`) }))}
      value={search.get('tab') === 'account' ? 'account' : 'brokerage'}
      onChange={(tab) => setSearch(tab === 'account' ? { tab } : {}, { replace: true })}
    >
      <TabPanel value="brokerage" className="pt-4">
        <BrokerageTab broker={broker} />
      </TabPanel>
      <TabPanel value="account" className="pt-4">
        <AccountTab />
      </TabPanel>
    </Tabs>
  );
}
