import '../../styles/areas.css';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyArea } from '../../app/lazy-area.tsx';
import { paths } from '../../app/paths.ts';
import { addState } from '../../app/store.ts';
import { useApplication } from '../../app/use-application.ts';
import { OptionsLayout } from './options-layout.tsx';
import { OptionsSettingsProvider } from './shared/settings/options-settings-provider.tsx';
import { wizardSlice } from './shared/drafts/wizard.slice.ts';

const WizardPage = lazyArea('options', () =>
  import('./screens/wizard/wizard-page.tsx').then((m) => m.WizardPage),
);
const OverviewPage = lazyArea('optionsPosition', () =>
  import('./screens/overview/overview-page.tsx').then((m) => m.OverviewPage),
);
const BuilderPage = lazyArea('optionsBuilder', () =>
  import('./screens/builder/builder-page.tsx').then((m) => m.BuilderPage),
);
const PositionPage = lazyArea('optionsPosition', () =>
  import('./screens/position/position-page.tsx').then((m) => m.PositionPage),
);

const StockPage = lazyArea('optionsStock', () =>
  import('./screens/stock/stock-page.tsx').then((m) => m.StockPage),
);

const MarketPage = lazyArea('optionsMarket', () =>
  import('./screens/market/market-page.tsx').then((m) => m.MarketPage),
);
const WatchlistPage = lazyArea('optionsMarket', () =>
  import('./screens/watchlist/watchlist-page.tsx').then((m) => m.WatchlistPage),
);

const OptionPage = lazyArea('optionsStock', () =>
  import('./screens/option/option-page.tsx').then((m) => m.OptionPage),
);

const HistoryPage = lazyArea('optionsRecords', () =>
  import('./screens/history/history-page.tsx').then((m) => m.HistoryPage),
);

const PerformancePage = lazyArea('optionsRecords', () =>
  import('./screens/performance/performance-page.tsx').then((m) => m.PerformancePage),
);

const SettingsPage = lazyArea('optionsSettings', () =>
  import('./screens/settings/settings-page.tsx').then((m) => m.OptionsSettingsPage),
);

/** The options area below /options; what is not a page of it leads to the overview. */
export function OptionsRoutes() {
  const { store } = useApplication();
  useState(() => addState(store, wizardSlice.name, wizardSlice.reducer));
  return (
    <Routes>
      <Route
        element={
          <OptionsSettingsProvider>
            <OptionsLayout />
          </OptionsSettingsProvider>
        }
      >
        <Route index element={<OverviewPage />} />
        <Route path="market" element={<MarketPage />} />
        <Route path="watchlist" element={<WatchlistPage />} />
        <Route path="strategies" element={<OverviewPage />} />
        <Route path="wizard" element={<WizardPage />} />
        <Route path="builder" element={<BuilderPage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="performance" element={<PerformancePage />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="position/:id" element={<PositionPage />} />
        <Route path="stock/:symbol" element={<StockPage />} />
        <Route path="option/:symbol" element={<OptionPage />} />
        <Route path="*" element={<Navigate to={paths.options} replace />} />
      </Route>
    </Routes>
  );
}
