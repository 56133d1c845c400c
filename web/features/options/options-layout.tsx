import '../../styles/areas.css';
import { useState } from 'react';
import { PageOutlet } from '../../app/contents.tsx';
import { Optional } from '../../app/error-screen.tsx';
import { lazyArea } from '../../app/lazy-area.tsx';
import type { Page } from '../../app/page.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { QuotesAge } from './market-age.tsx';
import { useIsWaiting } from './shared/live/use-is-waiting.ts';
import { OptionsSettingsProvider } from './shared/settings/options-settings-provider.tsx';
import { useHasPending } from './shared/settings/pending-settings.ts';
import { OptionsMenu } from './options-menu.tsx';

const UnsavedSettings = lazyArea('optionsSettings', () =>
  import('./shared/settings/unsaved-settings.tsx').then((m) => m.UnsavedSettings),
);

const ProviderWaitNotice = lazyArea('optionsMarket', () =>
  import('./shared/live/provider-wait.tsx').then((m) => m.ProviderWaitNotice),
);

/** Says that figures wait for the market data provider. */
const WaitNotice = () =>
  useIsWaiting() && (
    <Optional>
      <ProviderWaitNotice />
    </Optional>
  );

const AreaKeys = lazyArea('palette', () => import('./area-keys.tsx').then((m) => m.AreaKeys));

/** Keys of the area are fetched with the first press of one. */
function KeysOnDemand() {
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useShortcuts((event) => {
    const isFirst = first === null && /^[?g]$/.test(event.key);
    if (isFirst) setFirst(event);
    return isFirst;
  });
  return (
    first && (
      <Optional>
        <AreaKeys first={first} />
      </Optional>
    )
  );
}

/** Saves what was changed in passing, and says what is not saved. */
const PendingNotice = () =>
  useHasPending() && (
    <Optional>
      <UnsavedSettings />
    </Optional>
  );

/** Side menu and content; on a phone the menu is a bar at the bottom. The age of quotes stands below the content where the menu has no words. */
export function OptionsLayout({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <OptionsSettingsProvider>
      <div className="mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] md:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)]">
        <KeysOnDemand />
        <OptionsMenu pages={pages} />
        <div className="flex min-h-[calc(100dvh-var(--topbar))] min-w-0 flex-col px-4 pt-4 pb-4 md:px-6 md:pt-5">
          <WaitNotice />
          <PendingNotice />
          <div className="flex flex-1 flex-col *:flex-1">
            <PageOutlet />
          </div>
        </div>
        <QuotesAge className="px-4 pb-3 text-12 text-ink-3 md:col-start-2 md:px-6 lg:hidden" />
      </div>
    </OptionsSettingsProvider>
  );
}
