import '../../styles/areas.css';
import { PageOutlet } from '../../app/contents.tsx';
import type { Page } from '../../app/page.ts';
import { QuotesAge } from './market-age.tsx';
import { ProviderWaitNotice } from './shared/live/provider-wait.tsx';
import { OptionsSettingsProvider } from './shared/settings/options-settings-provider.tsx';
import { OptionsMenu } from './options-menu.tsx';

/** Side menu and content; on a phone the menu is a row above the content, and its foot a line below. */
export function OptionsLayout({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <OptionsSettingsProvider>
      <div className="mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] md:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[208px_minmax(0,1fr)]">
        <OptionsMenu pages={pages} />
        <div className="flex min-h-[calc(100dvh-56px)] min-w-0 flex-col px-4 pt-4 pb-4 md:px-6 md:pt-5">
          <ProviderWaitNotice />
          <div className="flex flex-1 flex-col *:flex-1">
            <PageOutlet />
          </div>
        </div>
        <QuotesAge className="px-4 pb-3 text-11 text-ink-3 md:col-start-2 md:px-6 lg:hidden" />
      </div>
    </OptionsSettingsProvider>
  );
}
