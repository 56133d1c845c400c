import '../../styles/areas.css';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyArea } from '../../app/lazy-area.tsx';
import { paths } from '../../app/paths.ts';
import { addState } from '../../app/store.ts';
import { useApplication } from '../../app/use-application.ts';
import { OptionsLayout } from './options-layout.tsx';
import { OptionsSettingsProvider } from './settings/options-settings-provider.tsx';
import { wizardSlice } from './wizard/wizard.slice.ts';

const WizardPage = lazyArea('options', () =>
  import('./wizard/wizard-page.tsx').then((m) => m.WizardPage),
);
const OverviewPage = lazyArea('optionsPosition', () =>
  import('./overview/overview-page.tsx').then((m) => m.OverviewPage),
);
const BuilderPage = lazyArea('optionsBuilder', () =>
  import('./builder/builder-page.tsx').then((m) => m.BuilderPage),
);
const PositionPage = lazyArea('optionsPosition', () =>
  import('./position/position-page.tsx').then((m) => m.PositionPage),
);

const StockPage = lazyArea('optionsStock', () =>
  import('./stock/stock-page.tsx').then((m) => m.StockPage),
);

const MarketPage = lazyArea('optionsMarket', () =>
  import('./market/market-page.tsx').then((m) => m.MarketPage),
);
const WatchlistPage = lazyArea('optionsMarket', () =>
  import('./watchlist/watchlist-page.tsx').then((m) => m.WatchlistPage),
);

const OptionPage = lazyArea('optionsStock', () =>
  import('./option/option-page.tsx').then((m) => m.OptionPage),
);

const HistoryPage = lazyArea('optionsRecords', () =>
  import('./records/history-page.tsx').then((m) => m.HistoryPage),
);

const PerformancePage = lazyArea('optionsRecords', () =>
  import('./records/performance-page.tsx').then((m) => m.PerformancePage),
);

const SettingsPage = lazyArea('optionsSettings', () =>
  import('./settings/settings-page.tsx').then((m) => m.OptionsSettingsPage),
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
