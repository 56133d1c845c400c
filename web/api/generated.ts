import { baseApi as api } from './base-api';
export const addTagTypes = [
  'health',
  'options',
  'strategies',
  'watchlist',
  'options settings',
  'alerts',
  'capital',
  'market',
  'brokerage',
  'lottery',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      reportRenderError: build.mutation<ReportRenderErrorApiResponse, ReportRenderErrorApiArg>({
        query: (queryArg) => ({
          url: `/api/render-errors`,
          method: 'POST',
          body: queryArg.renderErrorRequest,
        }),
        invalidatesTags: ['health'],
      }),
      listExpiries: build.query<ListExpiriesApiResponse, ListExpiriesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/expiries/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['options'],
      }),
      readChain: build.query<ReadChainApiResponse, ReadChainApiArg>({
        query: (queryArg) => ({
          url: `/api/options/chain/${encodeURIComponent(String(queryArg['symbol']))}`,
          params: {
            expiry: queryArg.expiry,
            root: queryArg.root,
          },
        }),
        providesTags: ['options'],
      }),
      listLastPrices: build.query<ListLastPricesApiResponse, ListLastPricesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/last-prices/${encodeURIComponent(String(queryArg['symbol']))}`,
          params: {
            expiry: queryArg.expiry,
          },
        }),
        providesTags: ['options'],
      }),
      readVolatility: build.query<ReadVolatilityApiResponse, ReadVolatilityApiArg>({
        query: (queryArg) => ({
          url: `/api/options/volatility/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['options'],
      }),
      listStockFigures: build.query<ListStockFiguresApiResponse, ListStockFiguresApiArg>({
        query: (queryArg) => ({
          url: `/api/options/figures`,
          params: {
            symbols: queryArg.symbols,
          },
        }),
        providesTags: ['options'],
      }),
      readVolatilitySurface: build.query<
        ReadVolatilitySurfaceApiResponse,
        ReadVolatilitySurfaceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/options/surface/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['options'],
      }),
      listEarnings: build.query<ListEarningsApiResponse, ListEarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/options/earnings`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['options'],
      }),
      readEarnings: build.query<ReadEarningsApiResponse, ReadEarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/options/earnings/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['options'],
      }),
      saveStrategy: build.mutation<SaveStrategyApiResponse, SaveStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies`,
          method: 'POST',
          body: queryArg.saveStrategyRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      listStrategies: build.query<ListStrategiesApiResponse, ListStrategiesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            exercise: queryArg.exercise,
            measure: queryArg.measure,
            ownDrift: queryArg.ownDrift,
            ownVolatility: queryArg.ownVolatility,
            rangeFrom: queryArg.rangeFrom,
            rangeTo: queryArg.rangeTo,
          },
        }),
        providesTags: ['strategies'],
      }),
      readStrategy: build.query<ReadStrategyApiResponse, ReadStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            exercise: queryArg.exercise,
            measure: queryArg.measure,
            ownDrift: queryArg.ownDrift,
            ownVolatility: queryArg.ownVolatility,
            rangeFrom: queryArg.rangeFrom,
            rangeTo: queryArg.rangeTo,
            chances: queryArg.chances,
            stop: queryArg.stop,
          },
        }),
        providesTags: ['strategies'],
      }),
      renameStrategy: build.mutation<RenameStrategyApiResponse, RenameStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.renameStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      deleteStrategy: build.mutation<DeleteStrategyApiResponse, DeleteStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      writeJournal: build.mutation<WriteJournalApiResponse, WriteJournalApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/journal`,
          method: 'PUT',
          body: queryArg.journalRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      readStrategyMarks: build.query<ReadStrategyMarksApiResponse, ReadStrategyMarksApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/marks`,
        }),
        providesTags: ['strategies'],
      }),
      summariseStrategies: build.query<SummariseStrategiesApiResponse, SummariseStrategiesApiArg>({
        query: () => ({ url: `/api/options/summary` }),
        providesTags: ['strategies'],
      }),
      openStrategy: build.mutation<OpenStrategyApiResponse, OpenStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/open`,
          method: 'POST',
          body: queryArg.openStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      adjustStrategy: build.mutation<AdjustStrategyApiResponse, AdjustStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/adjust`,
          method: 'POST',
          body: queryArg.adjustStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      closeStrategy: build.mutation<CloseStrategyApiResponse, CloseStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/close`,
          method: 'POST',
          body: queryArg.closeStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      settleStrategy: build.mutation<SettleStrategyApiResponse, SettleStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/settle`,
          method: 'POST',
          body: queryArg.settleStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      assignContracts: build.mutation<AssignContractsApiResponse, AssignContractsApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/assign`,
          method: 'POST',
          body: queryArg.assignContractsRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      correctStep: build.mutation<CorrectStepApiResponse, CorrectStepApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/correct`,
          method: 'POST',
          body: queryArg.correctStepRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      takeBackStep: build.mutation<TakeBackStepApiResponse, TakeBackStepApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}/take-back`,
          method: 'POST',
          body: queryArg.takeBackStepRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      readHistory: build.query<ReadHistoryApiResponse, ReadHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/options/history`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            period: queryArg.period,
            type: queryArg['type'],
            symbol: queryArg['symbol'],
            result: queryArg.result,
            direction: queryArg.direction,
            tag: queryArg.tag,
            search: queryArg.search,
            sort: queryArg.sort,
            order: queryArg.order,
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['strategies'],
      }),
      exportHistory: build.query<ExportHistoryApiResponse, ExportHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/options/history/export`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            period: queryArg.period,
            type: queryArg['type'],
            symbol: queryArg['symbol'],
            result: queryArg.result,
            direction: queryArg.direction,
            tag: queryArg.tag,
            search: queryArg.search,
            sort: queryArg.sort,
            order: queryArg.order,
          },
        }),
        providesTags: ['strategies'],
      }),
      importTrades: build.mutation<ImportTradesApiResponse, ImportTradesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/history/import`,
          method: 'POST',
          body: queryArg.body,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            dryRun: queryArg.dryRun,
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      readPerformance: build.query<ReadPerformanceApiResponse, ReadPerformanceApiArg>({
        query: (queryArg) => ({
          url: `/api/options/performance`,
          params: {
            period: queryArg.period,
          },
        }),
        providesTags: ['strategies'],
      }),
      readBenchmark: build.query<ReadBenchmarkApiResponse, ReadBenchmarkApiArg>({
        query: (queryArg) => ({
          url: `/api/options/performance/benchmark`,
          params: {
            period: queryArg.period,
          },
        }),
        providesTags: ['strategies'],
      }),
      loadSamples: build.mutation<LoadSamplesApiResponse, LoadSamplesApiArg>({
        query: () => ({ url: `/api/options/samples`, method: 'POST' }),
        invalidatesTags: ['strategies'],
      }),
      removeSamples: build.mutation<RemoveSamplesApiResponse, RemoveSamplesApiArg>({
        query: () => ({ url: `/api/options/samples`, method: 'DELETE' }),
        invalidatesTags: ['strategies'],
      }),
      readWatchlist: build.query<ReadWatchlistApiResponse, ReadWatchlistApiArg>({
        query: () => ({ url: `/api/options/watchlist` }),
        providesTags: ['watchlist'],
      }),
      saveWatchlist: build.mutation<SaveWatchlistApiResponse, SaveWatchlistApiArg>({
        query: (queryArg) => ({
          url: `/api/options/watchlist`,
          method: 'PUT',
          body: queryArg.saveWatchlistRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['watchlist'],
      }),
      saveWatchlists: build.mutation<SaveWatchlistsApiResponse, SaveWatchlistsApiArg>({
        query: (queryArg) => ({
          url: `/api/options/watchlists`,
          method: 'PUT',
          body: queryArg.saveWatchlistsRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['watchlist'],
      }),
      readOptionsSettings: build.query<ReadOptionsSettingsApiResponse, ReadOptionsSettingsApiArg>({
        query: () => ({ url: `/api/options/settings` }),
        providesTags: ['options settings'],
      }),
      saveOptionsSettings: build.mutation<
        SaveOptionsSettingsApiResponse,
        SaveOptionsSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/options/settings`,
          method: 'PUT',
          body: queryArg.saveOptionsSettingsRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['options settings'],
      }),
      listAlerts: build.query<ListAlertsApiResponse, ListAlertsApiArg>({
        query: () => ({ url: `/api/options/alerts` }),
        providesTags: ['alerts'],
      }),
      createAlert: build.mutation<CreateAlertApiResponse, CreateAlertApiArg>({
        query: (queryArg) => ({
          url: `/api/options/alerts`,
          method: 'POST',
          body: queryArg.createAlertRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['alerts'],
      }),
      changeAlert: build.mutation<ChangeAlertApiResponse, ChangeAlertApiArg>({
        query: (queryArg) => ({
          url: `/api/options/alerts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.changeAlertRequest,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['alerts'],
      }),
      deleteAlert: build.mutation<DeleteAlertApiResponse, DeleteAlertApiArg>({
        query: (queryArg) => ({
          url: `/api/options/alerts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['alerts'],
      }),
      listAlertNotices: build.query<ListAlertNoticesApiResponse, ListAlertNoticesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/notices`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['alerts'],
      }),
      readUnreadNotices: build.query<ReadUnreadNoticesApiResponse, ReadUnreadNoticesApiArg>({
        query: () => ({ url: `/api/options/notices/unread` }),
        providesTags: ['alerts'],
      }),
      markNoticesRead: build.mutation<MarkNoticesReadApiResponse, MarkNoticesReadApiArg>({
        query: (queryArg) => ({
          url: `/api/options/notices/read`,
          method: 'POST',
          body: queryArg.readNoticesRequest,
        }),
        invalidatesTags: ['alerts'],
      }),
      readCapital: build.query<ReadCapitalApiResponse, ReadCapitalApiArg>({
        query: () => ({ url: `/api/options/capital` }),
        providesTags: ['capital'],
      }),
      saveCapital: build.mutation<SaveCapitalApiResponse, SaveCapitalApiArg>({
        query: (queryArg) => ({
          url: `/api/options/capital`,
          method: 'PUT',
          body: queryArg.saveCapitalRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['capital'],
      }),
      searchTickers: build.query<SearchTickersApiResponse, SearchTickersApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/search`,
          params: {
            query: queryArg.query,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['market'],
      }),
      readTicker: build.query<ReadTickerApiResponse, ReadTickerApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/ticker/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['market'],
      }),
      readPreviousClose: build.query<ReadPreviousCloseApiResponse, ReadPreviousCloseApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/previous-close/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['market'],
      }),
      readAggregates: build.query<ReadAggregatesApiResponse, ReadAggregatesApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/aggregates/${encodeURIComponent(String(queryArg['symbol']))}`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            timespan: queryArg.timespan,
            multiplier: queryArg.multiplier,
          },
        }),
        providesTags: ['market'],
      }),
      readMarketStatus: build.query<ReadMarketStatusApiResponse, ReadMarketStatusApiArg>({
        query: () => ({ url: `/api/polygon/market-status` }),
        providesTags: ['market'],
      }),
      listNews: build.query<ListNewsApiResponse, ListNewsApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/news`,
          params: {
            limit: queryArg.limit,
            symbol: queryArg['symbol'],
          },
        }),
        providesTags: ['market'],
      }),
      readMarketOverview: build.query<ReadMarketOverviewApiResponse, ReadMarketOverviewApiArg>({
        query: () => ({ url: `/api/market/overview` }),
        providesTags: ['market'],
      }),
      readOptionContract: build.query<ReadOptionContractApiResponse, ReadOptionContractApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/option-contract/${encodeURIComponent(String(queryArg.optionSymbol))}`,
        }),
        providesTags: ['market'],
      }),
      readOptionSnapshot: build.query<ReadOptionSnapshotApiResponse, ReadOptionSnapshotApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/option-snapshot/${encodeURIComponent(String(queryArg.underlying))}`,
          params: {
            expiry: queryArg.expiry,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['market'],
      }),
      listQuotes: build.query<ListQuotesApiResponse, ListQuotesApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/quotes`,
          params: {
            symbols: queryArg.symbols,
          },
        }),
        providesTags: ['market'],
      }),
      streamQuotes: build.query<StreamQuotesApiResponse, StreamQuotesApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/stream`,
          headers: {
            'Last-Event-ID': queryArg['Last-Event-ID'],
          },
          params: {
            symbols: queryArg.symbols,
          },
        }),
        providesTags: ['market'],
      }),
      readBrokerageStatus: build.query<ReadBrokerageStatusApiResponse, ReadBrokerageStatusApiArg>({
        query: (queryArg) => ({
          url: `/api/ibkr/status`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['brokerage'],
      }),
      readAuthorisationUrl: build.query<
        ReadAuthorisationUrlApiResponse,
        ReadAuthorisationUrlApiArg
      >({
        query: (queryArg) => ({
          url: `/api/ibkr/auth-url`,
          params: {
            broker: queryArg.broker,
          },
        }),
        providesTags: ['brokerage'],
      }),
      disconnectBrokerage: build.query<DisconnectBrokerageApiResponse, DisconnectBrokerageApiArg>({
        query: () => ({ url: `/api/ibkr/disconnect` }),
        providesTags: ['brokerage'],
      }),
      endBrokerageConnection: build.mutation<
        EndBrokerageConnectionApiResponse,
        EndBrokerageConnectionApiArg
      >({
        query: () => ({ url: `/api/ibkr/disconnect`, method: 'POST' }),
        invalidatesTags: ['brokerage'],
      }),
      importPositions: build.mutation<ImportPositionsApiResponse, ImportPositionsApiArg>({
        query: (queryArg) => ({
          url: `/api/ibkr/positions/import`,
          method: 'POST',
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            dryRun: queryArg.dryRun,
          },
        }),
        invalidatesTags: ['brokerage', 'strategies'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
          },
        }),
        providesTags: ['lottery'],
      }),
      readEvent: build.query<ReadEventApiResponse, ReadEventApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      readProof: build.query<ReadProofApiResponse, ReadProofApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/proof`,
        }),
        providesTags: ['lottery'],
      }),
      readInclusion: build.query<ReadInclusionApiResponse, ReadInclusionApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/entries/${encodeURIComponent(String(queryArg.uuid))}/inclusion`,
        }),
        providesTags: ['lottery'],
      }),
      listWinners: build.query<ListWinnersApiResponse, ListWinnersApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/winners`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            event: queryArg.event,
            search: queryArg.search,
          },
        }),
        providesTags: ['lottery'],
      }),
      listEventWinners: build.query<ListEventWinnersApiResponse, ListEventWinnersApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/winners`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      readEventCalendar: build.query<ReadEventCalendarApiResponse, ReadEventCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/calendar`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      readParticipation: build.query<ReadParticipationApiResponse, ReadParticipationApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/participation`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      enterEvent: build.mutation<EnterEventApiResponse, EnterEventApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/entries`,
          method: 'POST',
        }),
        invalidatesTags: ['lottery'],
      }),
      withdrawEntry: build.mutation<WithdrawEntryApiResponse, WithdrawEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/entries/own`,
          method: 'DELETE',
        }),
        invalidatesTags: ['lottery'],
      }),
      setReminder: build.mutation<SetReminderApiResponse, SetReminderApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/reminder`,
          method: 'PUT',
        }),
        invalidatesTags: ['lottery'],
      }),
      removeReminder: build.mutation<RemoveReminderApiResponse, RemoveReminderApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/reminder`,
          method: 'DELETE',
        }),
        invalidatesTags: ['lottery'],
      }),
      chooseWinnerName: build.mutation<ChooseWinnerNameApiResponse, ChooseWinnerNameApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/winner-name`,
          method: 'PUT',
          body: queryArg.winnerNameRequest,
        }),
        invalidatesTags: ['lottery'],
      }),
      listOwnEntries: build.query<ListOwnEntriesApiResponse, ListOwnEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/me/entries`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['lottery'],
      }),
      listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/me/notices`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      claimPrize: build.mutation<ClaimPrizeApiResponse, ClaimPrizeApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/prize/claim`,
          method: 'POST',
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      declinePrize: build.mutation<DeclinePrizeApiResponse, DeclinePrizeApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}/prize/decline`,
          method: 'POST',
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      listOrganisedEvents: build.query<ListOrganisedEventsApiResponse, ListOrganisedEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['lottery'],
      }),
      createOrganisedEvent: build.mutation<
        CreateOrganisedEventApiResponse,
        CreateOrganisedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organised`,
          method: 'POST',
          body: queryArg.saveEventRequest,
        }),
        invalidatesTags: ['lottery'],
      }),
      readOrganisedEvent: build.query<ReadOrganisedEventApiResponse, ReadOrganisedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['lottery'],
      }),
      editOrganisedEvent: build.mutation<EditOrganisedEventApiResponse, EditOrganisedEventApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.saveEventRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      deleteOrganisedEvent: build.mutation<
        DeleteOrganisedEventApiResponse,
        DeleteOrganisedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      publishOrganisedEvent: build.mutation<
        PublishOrganisedEventApiResponse,
        PublishOrganisedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: 'POST',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      submitOrganisedEvent: build.mutation<
        SubmitOrganisedEventApiResponse,
        SubmitOrganisedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/submission`,
          method: 'POST',
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      withdrawSubmission: build.mutation<WithdrawSubmissionApiResponse, WithdrawSubmissionApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/submission`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      cancelOrganisedEvent: build.mutation<
        CancelOrganisedEventApiResponse,
        CancelOrganisedEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
          body: queryArg.cancelEventRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['lottery'],
      }),
      readOrganiserName: build.query<ReadOrganiserNameApiResponse, ReadOrganiserNameApiArg>({
        query: () => ({ url: `/api/lottery/organiser-name` }),
        providesTags: ['lottery'],
      }),
      chooseOrganiserName: build.mutation<
        ChooseOrganiserNameApiResponse,
        ChooseOrganiserNameApiArg
      >({
        query: (queryArg) => ({
          url: `/api/lottery/organiser-name`,
          method: 'PUT',
          body: queryArg.organiserNameRequest,
        }),
        invalidatesTags: ['lottery'],
      }),
      uploadPrizePicture: build.mutation<UploadPrizePictureApiResponse, UploadPrizePictureApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/pictures`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['lottery'],
      }),
      readPrizePicture: build.query<ReadPrizePictureApiResponse, ReadPrizePictureApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/organised/${encodeURIComponent(String(queryArg.id))}/pictures/${encodeURIComponent(String(queryArg.hash))}`,
        }),
        providesTags: ['lottery'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ReportRenderErrorApiResponse = unknown;
export type ReportRenderErrorApiArg = {
  renderErrorRequest: RenderErrorRequest;
};
export type ListExpiriesApiResponse = /** status 200 Success */ ExpiriesResponse;
export type ListExpiriesApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type ReadChainApiResponse = /** status 200 Success */ ChainResponse;
export type ReadChainApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Expiry day, as YYYY-MM-DD */
  expiry: string;
  /** Root of the contracts; by default the first that the list of expiries names */
  root?: string;
};
export type ListLastPricesApiResponse = /** status 200 Success */ LastPricesResponse;
export type ListLastPricesApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Expiry day, as YYYY-MM-DD */
  expiry: string;
};
export type ReadVolatilityApiResponse = /** status 200 Success */ VolatilityResponse;
export type ReadVolatilityApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type ListStockFiguresApiResponse = /** status 200 Success */ StockFiguresListResponse;
export type ListStockFiguresApiArg = {
  /** At most 50, by commas */
  symbols: string;
};
export type ReadVolatilitySurfaceApiResponse = /** status 200 Success */ VolatilitySurfaceResponse;
export type ReadVolatilitySurfaceApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type ListEarningsApiResponse = /** status 200 Success */ EarningsCalendarResponse;
export type ListEarningsApiArg = {
  /** First day, as YYYY-MM-DD */
  from: string;
  /** Last day, as YYYY-MM-DD */
  to: string;
};
export type ReadEarningsApiResponse = /** status 200 Success */ EarningsFiguresResponse;
export type ReadEarningsApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type SaveStrategyApiResponse = /** status 201 Created */ SavedStrategyResponse;
export type SaveStrategyApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  saveStrategyRequest: SaveStrategyRequest;
};
export type ListStrategiesApiResponse = /** status 200 Success */ StrategiesResponse;
export type ListStrategiesApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Analyses all contracts as European, for comparison; absent: each as it is */
  exercise?: 'european';
  /** Of probabilities; the answer names it, and one volatility where it stands in */
  measure?: StatedMeasure;
  /** For own: drift, fraction per year; 0.05 unless given */
  ownDrift?: number;
  /** For own: volatility, fraction per year; the implied one unless given */
  ownVolatility?: number;
  /** For range: its lower end in parts of the spot; 0.95 unless given */
  rangeFrom?: number;
  /** For range: its upper end in parts of the spot; 1.05 unless given */
  rangeTo?: number;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type ReadStrategyApiArg = {
  /** Id */
  id: string;
  /** Analyses all contracts as European, for comparison; absent: each as it is */
  exercise?: 'european';
  /** Of probabilities; the answer names it, and one volatility where it stands in */
  measure?: StatedMeasure;
  /** For own: drift, fraction per year; 0.05 unless given */
  ownDrift?: number;
  /** For own: volatility, fraction per year; the implied one unless given */
  ownVolatility?: number;
  /** For range: its lower end in parts of the spot; 0.95 unless given */
  rangeFrom?: number;
  /** For range: its upper end in parts of the spot; 1.05 unless given */
  rangeTo?: number;
  /** The answer has the chances of max gain, of half of it, of touches and of the stop */
  chances?: 'true' | 'false';
  /** A loss in dollars, whose chance before the front expiry is one of the chances */
  stop?: number;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type RenameStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type RenameStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  renameStrategyRequest: RenameStrategyRequest;
};
export type DeleteStrategyApiResponse = unknown;
export type DeleteStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
};
export type WriteJournalApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type WriteJournalApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  journalRequest: JournalRequest;
};
export type ReadStrategyMarksApiResponse = /** status 200 Success */ StrategyMarksResponse;
export type ReadStrategyMarksApiArg = {
  /** Id */
  id: string;
};
export type SummariseStrategiesApiResponse = /** status 200 Success */ StrategiesSummaryResponse;
export type SummariseStrategiesApiArg = void;
export type OpenStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type OpenStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  openStrategyRequest: OpenStrategyRequest;
};
export type AdjustStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type AdjustStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  adjustStrategyRequest: AdjustStrategyRequest;
};
export type CloseStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type CloseStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  closeStrategyRequest: CloseStrategyRequest;
};
export type SettleStrategyApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type SettleStrategyApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  settleStrategyRequest: SettleStrategyRequest;
};
export type AssignContractsApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type AssignContractsApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  assignContractsRequest: AssignContractsRequest;
};
export type CorrectStepApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type CorrectStepApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  correctStepRequest: CorrectStepRequest;
};
export type TakeBackStepApiResponse = /** status 200 Success */ SavedStrategyResponse;
export type TakeBackStepApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  takeBackStepRequest: TakeBackStepRequest;
};
export type ReadHistoryApiResponse = /** status 200 Success */ HistoryResponse;
export type ReadHistoryApiArg = {
  /** By the day on which a trade ended */
  period?: HistoryPeriod;
  /** Only trades of this structure */
  type?: TemplateId;
  /** Symbol of a stock or of a contract */
  symbol?: string;
  /** Only trades that won, or that lost */
  result?: TradeResult;
  /** Only trades of this outlook */
  direction?: StrategyDirection;
  /** In any case */
  tag?: string;
  /** Part of the name, the underlying, the note or a tag, in any case */
  search?: string;
  /** Field by which the list is sorted */
  sort?: HistorySort;
  /** Direction in which the list is sorted */
  order?: SortOrder;
  /** Number of the page, from 1 */
  page?: number;
  /** Maximum number of entries on a page */
  limit?: number;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ExportHistoryApiResponse =
  /** status 200 A row a fill; text that a sheet takes for no formula */ string;
export type ExportHistoryApiArg = {
  /** By the day on which a trade ended */
  period?: HistoryPeriod;
  /** Only trades of this structure */
  type?: TemplateId;
  /** Symbol of a stock or of a contract */
  symbol?: string;
  /** Only trades that won, or that lost */
  result?: TradeResult;
  /** Only trades of this outlook */
  direction?: StrategyDirection;
  /** In any case */
  tag?: string;
  /** Part of the name, the underlying, the note or a tag, in any case */
  search?: string;
  /** Field by which the list is sorted */
  sort?: HistorySort;
  /** Direction in which the list is sorted */
  order?: SortOrder;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ImportTradesApiResponse = /** status 200 Success */ ImportTradesResponse;
export type ImportTradesApiArg = {
  /** Says what would become of each line, and changes nothing */
  dryRun?: 'true' | 'false';
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** UTF-8, up to 5,000 lines and 1 MB: as the export writes it, a row a fill of a closed trade; or what a broker exports: the history of tastytrade, Schwab, thinkorswim, Robinhood, Fidelity, E*TRADE, Webull, Firstrade, moomoo or Futu, an activity statement or a Flex query of Interactive Brokers, the latter also as XML */
  body: {
    file: Blob;
  };
};
export type ReadPerformanceApiResponse = /** status 200 Success */ PerformanceResponse;
export type ReadPerformanceApiArg = {
  /** By the day on which a trade ended */
  period?: HistoryPeriod;
};
export type ReadBenchmarkApiResponse = /** status 200 Success */ BenchmarkResponse;
export type ReadBenchmarkApiArg = {
  /** By the day on which a trade ended */
  period?: HistoryPeriod;
};
export type LoadSamplesApiResponse = /** status 200 Success */ SamplesResponse;
export type LoadSamplesApiArg = void;
export type RemoveSamplesApiResponse = unknown;
export type RemoveSamplesApiArg = void;
export type ReadWatchlistApiResponse = /** status 200 Success */ SavedWatchlistResponse;
export type ReadWatchlistApiArg = void;
export type SaveWatchlistApiResponse = /** status 200 Success */ SavedWatchlistResponse;
export type SaveWatchlistApiArg = {
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  saveWatchlistRequest: SaveWatchlistRequest;
};
export type SaveWatchlistsApiResponse = /** status 200 Success */ SavedWatchlistResponse;
export type SaveWatchlistsApiArg = {
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  saveWatchlistsRequest: SaveWatchlistsRequest;
};
export type ReadOptionsSettingsApiResponse = /** status 200 Success */ SavedOptionsSettingsResponse;
export type ReadOptionsSettingsApiArg = void;
export type SaveOptionsSettingsApiResponse = /** status 200 Success */ SavedOptionsSettingsResponse;
export type SaveOptionsSettingsApiArg = {
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  saveOptionsSettingsRequest: SaveOptionsSettingsRequest;
};
export type ListAlertsApiResponse = /** status 200 Success */ AlertsResponse;
export type ListAlertsApiArg = void;
export type CreateAlertApiResponse = /** status 201 Created */ SavedAlertResponse;
export type CreateAlertApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  createAlertRequest: CreateAlertRequest;
};
export type ChangeAlertApiResponse = /** status 200 Success */ SavedAlertResponse;
export type ChangeAlertApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  changeAlertRequest: ChangeAlertRequest;
};
export type DeleteAlertApiResponse = unknown;
export type DeleteAlertApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; * is any */
  'If-Match': string;
};
export type ListAlertNoticesApiResponse = /** status 200 Success */ AlertNoticesResponse;
export type ListAlertNoticesApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ReadUnreadNoticesApiResponse = /** status 200 Success */ SavedUnreadNoticesResponse;
export type ReadUnreadNoticesApiArg = void;
export type MarkNoticesReadApiResponse = /** status 200 Success */ SavedUnreadNoticesResponse;
export type MarkNoticesReadApiArg = {
  readNoticesRequest: ReadNoticesRequest;
};
export type ReadCapitalApiResponse = /** status 200 Success */ SavedCapitalResponse;
export type ReadCapitalApiArg = void;
export type SaveCapitalApiResponse = /** status 200 Success */ SavedCapitalResponse;
export type SaveCapitalApiArg = {
  /** The version last seen, "3"; * is any */
  'If-Match': string;
  saveCapitalRequest: SaveCapitalRequest;
};
export type SearchTickersApiResponse = /** status 200 Success */ SearchResponse;
export type SearchTickersApiArg = {
  /** Part of a symbol or of a name, in either language */
  query: string;
  /** Maximum number of entries on a page */
  limit?: number;
};
export type ReadTickerApiResponse = /** status 200 Success */ TickerResponse;
export type ReadTickerApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type ReadPreviousCloseApiResponse = /** status 200 Success */ BarsResponse;
export type ReadPreviousCloseApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
};
export type ReadAggregatesApiResponse = /** status 200 Success */ BarsResponse;
export type ReadAggregatesApiArg = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** First day, as YYYY-MM-DD */
  from: string;
  /** Last day, as YYYY-MM-DD */
  to: string;
  /** Unit of the length of a bar */
  timespan?: Timespan;
  /** Units per bar */
  multiplier?: number;
};
export type ReadMarketStatusApiResponse = /** status 200 Success */ MarketStatusResponse;
export type ReadMarketStatusApiArg = void;
export type ListNewsApiResponse = /** status 200 Success */ NewsResponse;
export type ListNewsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** Symbol of a stock or of a contract */
  symbol?: string;
};
export type ReadMarketOverviewApiResponse = /** status 200 Success */ MarketOverviewResponse;
export type ReadMarketOverviewApiArg = void;
export type ReadOptionContractApiResponse = /** status 200 Success */ ContractResponse;
export type ReadOptionContractApiArg = {
  /** OSI symbol of the contract */
  optionSymbol: string;
};
export type ReadOptionSnapshotApiResponse = /** status 200 Success */ SnapshotResponse;
export type ReadOptionSnapshotApiArg = {
  /** Symbol of the underlying */
  underlying: string;
  /** One expiry alone */
  expiry?: string;
  /** nextCursor of the page before; a page is one expiry, the first is the nearest */
  cursor?: string;
};
export type ListQuotesApiResponse = /** status 200 Success */ QuotesResponse;
export type ListQuotesApiArg = {
  /** At most 50, by commas */
  symbols: string;
};
export type StreamQuotesApiResponse = /** status 200 Success */ string;
export type StreamQuotesApiArg = {
  /** At most 50, by commas */
  symbols: string;
  /** Id of the last event received, when a client reconnects */
  'Last-Event-ID'?: string;
};
export type ReadBrokerageStatusApiResponse = /** status 200 Success */ BrokerageOverviewResponse;
export type ReadBrokerageStatusApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadAuthorisationUrlApiResponse = /** status 200 Success */ AuthorisationUrlResponse;
export type ReadAuthorisationUrlApiArg = {
  /** One of the brokers of the status; the first one where it is not given */
  broker?: string;
};
export type DisconnectBrokerageApiResponse = /** status 200 Success */ DisconnectedResponse;
export type DisconnectBrokerageApiArg = void;
export type EndBrokerageConnectionApiResponse = /** status 200 Success */ DisconnectedResponse;
export type EndBrokerageConnectionApiArg = void;
export type ImportPositionsApiResponse = /** status 200 Success */ ImportPositionsResponse;
export type ImportPositionsApiArg = {
  /** Says what would become of each line, and changes nothing */
  dryRun?: 'true' | 'false';
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListEventsApiResponse = /** status 200 Success */ EventsResponse;
export type ListEventsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Only entries in this state */
  status?: LotteryStatus;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadEventApiResponse = /** status 200 Success */ EventEnvelope;
export type ReadEventApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadProofApiResponse =
  /** status 200 The proof bundle of the protocol LOT-DRAW/1; see the guide to prize draws */ {
    [key: string]: unknown;
  };
export type ReadProofApiArg = {
  /** Id */
  id: string;
};
export type ReadInclusionApiResponse = /** status 200 Success */ InclusionEnvelope;
export type ReadInclusionApiArg = {
  /** Number of an entry */
  uuid: string;
};
export type ListWinnersApiResponse = /** status 200 Success */ WinnersResponse;
export type ListWinnersApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Of this event only */
  event?: string;
  /** Part of the title of an event or of the name of a prize */
  search?: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListEventWinnersApiResponse = /** status 200 Success */ EventWinnersResponse;
export type ListEventWinnersApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadEventCalendarApiResponse = /** status 200 Success */ string;
export type ReadEventCalendarApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadParticipationApiResponse = /** status 200 Success */ ParticipationEnvelope;
export type ReadParticipationApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type EnterEventApiResponse = /** status 201 Created */ OwnEntryEnvelope;
export type EnterEventApiArg = {
  /** Id */
  id: string;
};
export type WithdrawEntryApiResponse =
  /** status 200 The signed receipt of the withdrawal */ ReceiptEnvelope;
export type WithdrawEntryApiArg = {
  /** Id */
  id: string;
};
export type SetReminderApiResponse = unknown;
export type SetReminderApiArg = {
  /** Id */
  id: string;
};
export type RemoveReminderApiResponse = unknown;
export type RemoveReminderApiArg = {
  /** Id */
  id: string;
};
export type ChooseWinnerNameApiResponse = unknown;
export type ChooseWinnerNameApiArg = {
  /** Id */
  id: string;
  winnerNameRequest: WinnerNameRequest;
};
export type ListOwnEntriesApiResponse = /** status 200 Success */ OwnEntriesResponse;
export type ListOwnEntriesApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListNoticesApiResponse = /** status 200 Success */ NoticesResponse;
export type ListNoticesApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ClaimPrizeApiResponse = /** status 200 Success */ OwnPrizeEnvelope;
export type ClaimPrizeApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type DeclinePrizeApiResponse = /** status 200 Success */ OwnPrizeEnvelope;
export type DeclinePrizeApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListOrganisedEventsApiResponse = /** status 200 Success */ OrganisedEventsResponse;
export type ListOrganisedEventsApiArg = {
  /** Maximum number of entries on a page */
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type CreateOrganisedEventApiResponse = /** status 201 Created */ ManagedEventEnvelope;
export type CreateOrganisedEventApiArg = {
  saveEventRequest: SaveEventRequest;
};
export type ReadOrganisedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type ReadOrganisedEventApiArg = {
  /** Id */
  id: string;
};
export type EditOrganisedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type EditOrganisedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  saveEventRequest: SaveEventRequest;
};
export type DeleteOrganisedEventApiResponse = unknown;
export type DeleteOrganisedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type PublishOrganisedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type PublishOrganisedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type SubmitOrganisedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type SubmitOrganisedEventApiArg = {
  /** Id */
  id: string;
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type WithdrawSubmissionApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type WithdrawSubmissionApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
};
export type CancelOrganisedEventApiResponse = /** status 200 Success */ ManagedEventEnvelope;
export type CancelOrganisedEventApiArg = {
  /** Id */
  id: string;
  /** The version last seen, "3"; without it, and with *, the fields are changed whatever it is */
  'If-Match'?: string;
  cancelEventRequest: CancelEventRequest;
};
export type ReadOrganiserNameApiResponse = /** status 200 Success */ OrganiserNameEnvelope;
export type ReadOrganiserNameApiArg = void;
export type ChooseOrganiserNameApiResponse = /** status 200 Success */ OrganiserNameEnvelope;
export type ChooseOrganiserNameApiArg = {
  organiserNameRequest: OrganiserNameRequest;
};
export type UploadPrizePictureApiResponse = /** status 201 Created */ UploadedPictureEnvelope;
export type UploadPrizePictureApiArg = {
  /** Id */
  id: string;
  /** A PNG, JPEG, WebP or GIF of up to 10 MB and 36 million pixels */
  body: {
    file: Blob;
  };
};
export type ReadPrizePictureApiResponse = /** status 200 The picture */ Blob;
export type ReadPrizePictureApiArg = {
  /** Id */
  id: string;
  /** SHA-256 of the picture */
  hash: string;
};
export type ErrorCode =
  | 'ACTION_UNBOOKABLE'
  | 'ADMIN_CREDENTIALS_MISSING'
  | 'ADMIN_CREDENTIALS_WRONG'
  | 'ADMIN_UNKNOWN'
  | 'ALERTS_FULL'
  | 'ALERT_INVALID'
  | 'ALERT_UNKNOWN'
  | 'ANALYSES_FULL'
  | 'ANALYSIS_INVALID'
  | 'ANALYSIS_UNKNOWN'
  | 'API_KEY_EXPIRY_INVALID'
  | 'API_KEY_INVALID'
  | 'API_KEY_NOT_ALLOWED'
  | 'API_KEY_SCOPES_INVALID'
  | 'API_KEY_SCOPE_MISSING'
  | 'API_KEY_UNKNOWN'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_UNREADABLE'
  | 'ARTICLES_FULL'
  | 'ARTICLE_DELIVERED'
  | 'ARTICLE_HIDDEN'
  | 'ARTICLE_INVALID'
  | 'ARTICLE_NOT_HIDDEN'
  | 'ARTICLE_NOT_IN_REVIEW'
  | 'ARTICLE_NOT_PUBLIC'
  | 'ARTICLE_TOO_LONG'
  | 'ARTICLE_UNKNOWN'
  | 'AUDIT_CHANGED_SINCE'
  | 'AUDIT_ENTRY_UNKNOWN'
  | 'AUDIT_NOT_REVERTIBLE'
  | 'AUDIT_SUBJECT_GONE'
  | 'BEACON_ROUND_INVALID'
  | 'BEACON_UNAVAILABLE'
  | 'BODY_TOO_LARGE'
  | 'BROKERAGE_FAILED'
  | 'BROKER_COLUMNS'
  | 'BROKER_DATES'
  | 'BROKER_NOT_CONNECTED'
  | 'BROKER_NOT_OFFERED'
  | 'BROKER_UNSUPPORTED'
  | 'CAPITAL_INVALID'
  | 'CHECK_NOT_ANSWERED'
  | 'CODE_RECIPES_FULL'
  | 'CODE_RECIPE_INVALID'
  | 'CODE_RECIPE_UNKNOWN'
  | 'COMMENTS_FULL'
  | 'COMMENT_INVALID'
  | 'COMMENT_UNKNOWN'
  | 'COMPUTATIONS_WAITING'
  | 'COMPUTATION_TIMEOUT'
  | 'CONTRACT_ADJUSTED'
  | 'CONTRACT_EXPIRED'
  | 'CONTRACT_UNKNOWN'
  | 'CORPORATE_ACTIONS_UNKNOWN'
  | 'CREDENTIALS_MISSING'
  | 'CREDENTIALS_WRONG'
  | 'CROSS_SITE'
  | 'CSV_TOO_LARGE'
  | 'CSV_UNREADABLE'
  | 'CURSOR_INVALID'
  | 'DATABASE_BUSY'
  | 'DATABASE_UNAVAILABLE'
  | 'DRAW_ENTRIES_INVALID'
  | 'DRAW_FROZEN_TOO_EARLY'
  | 'DRAW_FROZEN_TOO_LATE'
  | 'DRAW_MANIFEST_INVALID'
  | 'EARNINGS_COLUMNS'
  | 'EARNINGS_NONE'
  | 'EARNINGS_TOO_LONG'
  | 'EMAIL_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNCHANGED'
  | 'EMAIL_UNVERIFIED'
  | 'EMAIL_VERIFIED'
  | 'EXPIRY_UNKNOWN'
  | 'FIELDS_MISSING'
  | 'FORBIDDEN'
  | 'FORFEIT_INVALID'
  | 'HIDING_REASON_MISSING'
  | 'HOOKS_FULL'
  | 'HOOK_UNKNOWN'
  | 'HOOK_URL_INVALID'
  | 'HOST_UNKNOWN'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IMAGES_OVERLOADED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_MANY_PIXELS'
  | 'IMAGE_TYPE_WRONG'
  | 'IMPORT_COLUMNS'
  | 'IMPORT_IN_PROGRESS'
  | 'IMPORT_OUTDATED'
  | 'IMPORT_TOO_LONG'
  | 'INTERNAL'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_INVALID'
  | 'INVITATION_USED'
  | 'INVITING_NEEDS_VERIFIED_EMAIL'
  | 'LAST_SUPERADMIN'
  | 'LESSON_UNKNOWN'
  | 'LOTTERY_ACCOUNT_TOO_NEW'
  | 'LOTTERY_CLAIM_LATE'
  | 'LOTTERY_CLOSED'
  | 'LOTTERY_DRAFTS_FULL'
  | 'LOTTERY_DRAW_NOT_DUE'
  | 'LOTTERY_EMAIL_UNVERIFIED'
  | 'LOTTERY_ENTERED_ALREADY'
  | 'LOTTERY_ENTRY_FINAL'
  | 'LOTTERY_ENTRY_UNKNOWN'
  | 'LOTTERY_EVENT_CHANGED'
  | 'LOTTERY_EVENT_FINAL'
  | 'LOTTERY_EVENT_INVALID'
  | 'LOTTERY_EVENT_LOCKED'
  | 'LOTTERY_EVENT_NOT_WAITING'
  | 'LOTTERY_EVENT_PUBLISHED'
  | 'LOTTERY_EVENT_UNKNOWN'
  | 'LOTTERY_EVENT_WAITING'
  | 'LOTTERY_FULL'
  | 'LOTTERY_NOT_FROZEN'
  | 'LOTTERY_NOT_OPEN'
  | 'LOTTERY_NO_REMINDER'
  | 'LOTTERY_NO_RESULT'
  | 'LOTTERY_OPENS_TOO_EARLY'
  | 'LOTTERY_ORGANISERS_ONLY'
  | 'LOTTERY_ORGANISER_GONE'
  | 'LOTTERY_ORGANISER_NAME_INVALID'
  | 'LOTTERY_ORGANISER_NAME_NEEDED'
  | 'LOTTERY_ORGANISER_NAME_TAKEN'
  | 'LOTTERY_ORGANISER_UNVERIFIED'
  | 'LOTTERY_PICTURES_FULL'
  | 'LOTTERY_PICTURE_UNKNOWN'
  | 'LOTTERY_REASON_NEEDED'
  | 'LOTTERY_RULES_CONTRADICT'
  | 'LOTTERY_WINNER_UNKNOWN'
  | 'MALFORMED_JSON'
  | 'MATCHES_CHANGED'
  | 'MEDIA_ALT_INVALID'
  | 'MEDIA_FULL'
  | 'MEDIA_IN_USE'
  | 'MEDIA_OVERLOADED'
  | 'MEDIA_TOO_LARGE'
  | 'MEDIA_TOO_MANY_PIXELS'
  | 'MEDIA_TYPE_WRONG'
  | 'MEDIA_UNKNOWN'
  | 'MEMBERS_FULL'
  | 'MEMBER_UNKNOWN'
  | 'METHOD_NOT_ALLOWED'
  | 'NAME_INVALID'
  | 'NAME_INVISIBLE'
  | 'NOTHING_DUE'
  | 'NOT_FOUND'
  | 'NOT_INVITED'
  | 'NO_SCHEDULE'
  | 'NO_TRADES_SECTION'
  | 'OPTIONS_SETTINGS_INVALID'
  | 'OUTBOX_OFF'
  | 'OVERLOADED'
  | 'OWN_ACCOUNT'
  | 'OWN_ROLE'
  | 'OWN_SECOND_FACTOR'
  | 'PAGE_TOO_DEEP'
  | 'PASSKEY_INVALID'
  | 'PASSKEY_KNOWN'
  | 'PASSKEY_UNKNOWN'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_CHANGE_NEEDED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_PREDICTABLE'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_WRONG'
  | 'PAST_PRICE_UNKNOWN'
  | 'POSITION_DUE'
  | 'POSITION_FULL'
  | 'PRICES_NOT_IN_FORCE'
  | 'PROVIDER_BAD_KEY'
  | 'PROVIDER_GARBAGE'
  | 'PROVIDER_KEY_INVALID'
  | 'PROVIDER_KEY_MISSING'
  | 'PROVIDER_OUTAGE'
  | 'PROVIDER_PLAN'
  | 'PROVIDER_RATE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_TIMEOUT'
  | 'QUESTION_UNKNOWN'
  | 'QUIZ_SUBMITTED'
  | 'QUIZ_UNKNOWN'
  | 'REAUTHENTICATION_NEEDED'
  | 'REPORT_TOO_LARGE'
  | 'REPORT_UNKNOWN'
  | 'RESET_TOKEN_INVALID'
  | 'REVIEW_UNKNOWN'
  | 'REVISION_UNKNOWN'
  | 'SCHEDULE_IN_PAST'
  | 'SECOND_FACTOR_CODE_WRONG'
  | 'SECOND_FACTOR_DUE'
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_NEEDED_AGAIN'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_UNREADABLE'
  | 'SECOND_FACTOR_WRONG'
  | 'SEED_INVALID'
  | 'SESSION_INVALID'
  | 'SESSION_UNKNOWN'
  | 'SETTLEMENT_PRICE_UNKNOWN'
  | 'SHARES_NOT_TRADED'
  | 'SLUG_INVALID'
  | 'SLUG_REDIRECTS'
  | 'SLUG_TAKEN'
  | 'SPACES_FULL'
  | 'SPACE_HANDLE_TAKEN'
  | 'SPACE_INVALID'
  | 'SPACE_INVITATION_UNKNOWN'
  | 'SPACE_NEEDS_OWNER'
  | 'SPACE_NEEDS_VERIFIED_EMAIL'
  | 'SPACE_ROLE_NEEDED'
  | 'SPACE_UNKNOWN'
  | 'STEP_IMPOSSIBLE'
  | 'STEP_UNKNOWN'
  | 'STRATEGIES_FULL'
  | 'STRATEGY_INVALID'
  | 'STRATEGY_STATUS'
  | 'STRATEGY_UNKNOWN'
  | 'SUPERADMIN_UNDELETABLE'
  | 'SYMBOL_UNKNOWN'
  | 'TOOLS_CHANGED'
  | 'TOOL_ID_TAKEN'
  | 'TOOL_INVALID'
  | 'TOOL_UNKNOWN'
  | 'TOO_MANY_API_KEYS'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_IMPORTS'
  | 'TOO_MANY_PASSKEYS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_VIEWS'
  | 'TRADES_COLUMNS'
  | 'TRADES_TOO_LONG'
  | 'UNREADABLE'
  | 'UNSUPPORTED_MEDIA'
  | 'UPLOAD_TYPE'
  | 'UPLOAD_UNREADABLE'
  | 'USERNAME_INVALID'
  | 'USERNAME_TAKEN'
  | 'USER_DISABLED'
  | 'USER_UNKNOWN'
  | 'VALIDATION'
  | 'VERSION_CONFLICT'
  | 'VERSION_MALFORMED'
  | 'VERSION_REQUIRED'
  | 'VIEW_NAME_INVALID'
  | 'VIEW_NAME_TAKEN'
  | 'VIEW_QUERY_INVALID'
  | 'VIEW_UNKNOWN'
  | 'WATCHLISTS_LIMIT'
  | 'WATCHLIST_INVALID'
  | 'WATCHLIST_NAME_INVALID'
  | 'WATCHLIST_NAME_TAKEN';
export type FieldErrorResponse = {
  /** Path of the field, such as legs.0.price */
  field?: string;
  message: string;
};
export type CurrentStateResponse = {
  /** The resource as it stands */
  current: object;
};
export type ErrorResponse = {
  code: ErrorCode;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type RenderErrorRequest = {
  /** Path of the page, without query and fragment */
  path: string;
  /** Message of the error; no control characters except tabs and line breaks */
  message: string;
  /** Call stack of the error; empty where the browser has none. The log takes the first 2,000 characters */
  stack: string;
};
export type ExpiryKind = 'weekly' | 'monthly' | 'quarterly' | 'endOfMonth';
export type ExpiryResponse = {
  expiry: string;
  daysToExpiry: number;
  kind: ExpiryKind;
  /** Fraction a year */
  volatilityAtForward: number | null;
  /** Earnings reports up to the expiry; absent where the source does not know them */
  earnings?: number;
  /** Roots of the index options of that day, each with a chain of its own; absent where they are the symbol’s own alone */
  roots?: string[];
};
export type MetaResponse = {
  provider: string;
  asOf: string;
  delayedMinutes: number;
  stale: boolean;
  simulated: boolean;
  /** True when a part could not be had */
  partial: boolean;
  nextRefresh: string | null;
};
export type ExpiriesResponse = {
  data: ExpiryResponse[];
  meta: MetaResponse;
};
export type SpotSource = 'quoted' | 'implied' | 'given';
export type TermsSource = 'parity' | 'simulated' | 'given';
export type ExerciseStyle = 'american' | 'european';
export type Settlement = 'physical' | 'cash';
export type SettlementTime = 'AM' | 'PM';
export type ContractTermsResponse = {
  exercise: ExerciseStyle;
  settlement: Settlement;
  /** PM: at the close of the expiry date; AM: at its opening prices */
  settlementTime: SettlementTime;
  /** Shares, or dollars per index point */
  multiplier: number;
};
export type DividendResponse = {
  exDate: string;
  /** Dollars a share */
  amount?: number;
  /** Fraction of the price; instead of amount */
  proportion?: number;
  /** Whether it follows from the regular payments and is not announced */
  isExpected?: boolean;
};
export type FittedSmileResponse = {
  a: number;
  b: number;
  rho: number;
  m: number;
  sigma: number;
  /** To the expiry, when the smile was fitted */
  years: number;
};
export type ExpiryTermsResponse = {
  expiry: string;
  /** Calendar days to the close of the expiry / 365 */
  years: number;
  forward: number;
  /** Continuous, fraction a year */
  rate: number;
  /** Continuous over the time to the expiry, fraction a year; gives the forward and contains the dividends by date. Not the dividend yield of the stock */
  dividendYield: number;
  source: TermsSource;
  /** Exercise and settlement of the contracts */
  contract?: ContractTermsResponse;
  /** Dividends up to the expiry, announced and expected; absent where only the yield is known */
  dividends?: DividendResponse[];
  /** Total variance by log-moneyness k = ln(strike / forward): a + b·(rho·(k − m) + √((k − m)² + sigma²)); absent where the quotes give no fit */
  smile?: FittedSmileResponse;
};
export type QuoteFlaw =
  | 'crossed'
  | 'zeroBid'
  | 'zeroAsk'
  | 'wide'
  | 'outOfOrder'
  | 'stale'
  | 'belowIntrinsic'
  | 'aboveMaximum'
  | 'lastPrice';
export type OptionQuoteResponse = {
  symbol: string;
  strike: number;
  bid: number | null;
  ask: number | null;
  /** Of the mid price, fraction a year */
  iv: number | null;
  delta: number | null;
  volume: number | null;
  openInterest: number | null;
  /** Why the quote is marked; null when sound */
  flaw: QuoteFlaw | null;
};
export type DeliveredSharesResponse = {
  symbol: string;
  shares: number;
};
export type DeliverableResponse = {
  shares: DeliveredSharesResponse[];
  /** Dollars, for one contract */
  cash: number;
};
export type OptionChainResponse = {
  symbol: string;
  expiry: string;
  daysToExpiry: number;
  /** Spot, dollars a share */
  currentPrice: number;
  spotSource: SpotSource;
  /** Spot more than 0.1 % off put–call parity */
  spotOffParity: boolean;
  /** Usual distance of strikes */
  stepSize: number | null;
  /** Fraction a year */
  volatilityAtForward: number | null;
  multiplier: number;
  terms: ExpiryTermsResponse;
  calls: OptionQuoteResponse[];
  puts: OptionQuoteResponse[];
  /** Roots of adjusted contracts of that day, which the chain leaves out; `root` asks for theirs */
  adjustedRoots?: string[];
  /** What each contract of an adjusted root delivers, for strike × multiplier dollars; a root in the place of a symbol where that is not known */
  deliverable?: DeliverableResponse;
};
export type ChainResponse = {
  data: OptionChainResponse;
  meta: MetaResponse;
};
export type LastPriceResponse = {
  symbol: string;
  /** Of the last trade, dollars a share */
  last: number;
  /** Against the session before in which the contract was traded */
  change: number | null;
  changePercent: number | null;
};
export type LastPricesResponse = {
  /** By contract; one without a trade is missing */
  data: LastPriceResponse[];
  meta: MetaResponse;
};
export type DatedVolatilityResponse = {
  /** Until its expiry */
  days: number;
  /** At the money, fraction a year */
  volatility: number;
};
export type VolatilityDayResponse = {
  date: string;
  /** At the close, fraction a year */
  iv: number;
  /** 25 delta put less call for 30 days, fraction a year; absent where unknown */
  skew?: number;
};
export type VolatilityResult = {
  symbol: string;
  /** At the money for 30 days, fraction a year */
  current: number | null;
  /** The expiries before and after 30 days, or the nearest alone */
  around: DatedVolatilityResponse[];
  /** 0 at the year's low to 1 at its high */
  rank: number | null;
  /** Share of the year's sessions below current */
  percentile: number | null;
  low: number | null;
  high: number | null;
  /** Ascending, a year */
  history: VolatilityDayResponse[];
};
export type VolatilityResponse = {
  data: VolatilityResult;
  meta: MetaResponse;
};
export type SkewAmongYearResponse = {
  /** 25 delta put less call, fraction a year */
  skew: number;
  /** Share of the year's sessions with a lower one */
  percentile: number;
};
export type MoveUntilResponse = {
  expiry: string;
  days: number;
  /** One standard deviation, dollars a share */
  move: number;
  /** Of the price */
  fraction: number;
};
export type TrendDirection = 'up' | 'down' | 'sideways';
export type TrendResponse = {
  direction: TrendDirection;
  /** The last close */
  close: number;
  /** Mean of the last 20 closes */
  shortAverage: number;
  /** Mean of the last 50 closes */
  longAverage: number;
};
export type ReportTime = 'beforeOpen' | 'afterClose';
export type ReportDayResponse = {
  date: string;
  /** Before the session opens or after it has closed; null where it is not announced */
  time: ReportTime | null;
  /** False while the date is an estimate */
  confirmed: boolean;
};
export type EarningsWindowResponse = {
  after: string | null;
  by: string;
};
export type StockFiguresResponse = {
  symbol: string;
  name: string;
  /** Chinese name */
  nameZh: string | null;
  price: number | null;
  change: number | null;
  changePercent: number | null;
  /** Shares traded in the session */
  volume: number | null;
  marketCap: number | null;
  /** Up to thirty sessions */
  closes: number[];
  /** 30 days, fraction a year */
  impliedVolatility: number | null;
  /** 0 at the year's low to 1 at its high */
  ivRank: number | null;
  skew: SkewAmongYearResponse | null;
  /** To the monthly expiry nearest to 30 days */
  expectedMove: MoveUntilResponse | null;
  /** 20 trading days, fraction a year */
  realisedVolatility20: number | null;
  /** 30 trading days, fraction a year */
  realisedVolatility30: number | null;
  trend: TrendResponse | null;
  /** The next earnings report of the calendar */
  nextReport: ReportDayResponse | null;
  /** The expiries around the next earnings report; where the calendar has no date, those between which options expect it */
  nextEarnings: EarningsWindowResponse | null;
};
export type StockFiguresResults = {
  /** Unknown symbols are left out */
  results: StockFiguresResponse[];
};
export type StockFiguresListResponse = {
  data: StockFiguresResults;
  meta: MetaResponse;
};
export type SsviParametersResponse = {
  rho: number;
  eta: number;
  gamma: number;
};
export type SmileRefusal = 'tooFewQuotes' | 'noTimeLeft' | 'noConvergence';
export type SmileCrossedBy = 'quotes' | 'fits';
export type SmileCrossingResponse = {
  /** Dollars */
  strike: number;
  /** By bid and ask, or by the fits within the spreads */
  by: SmileCrossedBy;
};
export type SurfaceSliceResponse = {
  expiry: string;
  daysToExpiry: number;
  /** Dollars */
  forward: number;
  /** The fit of the expiry's own quotes */
  smile: FittedSmileResponse | null;
  /** Why there is no fit */
  refusal: SmileRefusal | null;
  /** The slice of the surface of all expiries */
  slice: FittedSmileResponse | null;
  /** Root mean square of the quotes' volatilities less the surface's */
  error: number | null;
  /** Where the smile lies below that of the expiry before */
  crossing: SmileCrossingResponse | null;
};
export type VolatilitySurfaceResult = {
  /** SSVI with a power law; null where no expiry has a fit */
  parameters: SsviParametersResponse | null;
  /** By ascending expiry */
  slices: SurfaceSliceResponse[];
};
export type VolatilitySurfaceResponse = {
  data: VolatilitySurfaceResult;
  meta: MetaResponse;
};
export type NamedReportResponse = {
  symbol: string;
  date: string;
  /** Before the session opens or after it has closed */
  time: ReportTime | null;
  /** False while the date is an estimate */
  confirmed: boolean;
  name: string | null;
  /** Chinese name */
  nameZh: string | null;
};
export type EarningsCalendarResult = {
  /** By date and symbol; null where the market in force has no calendar of reports */
  results: NamedReportResponse[] | null;
};
export type EarningsCalendarResponse = {
  data: EarningsCalendarResult;
  meta: MetaResponse;
};
export type EarningsReportResponse = {
  symbol: string;
  date: string;
  /** Before the session opens or after it has closed */
  time: ReportTime | null;
  /** False while the date is an estimate */
  confirmed: boolean;
};
export type ReportStraddleResponse = {
  expiry: string;
  /** Dollars */
  strike: number;
  /** Call and put together, dollars per share */
  price: number;
  /** Of the spot: the mean move that it is paid for */
  fraction: number;
};
export type EarningsReactionResponse = {
  report: EarningsReportResponse;
  /** Close before to close after, a fraction */
  move: number;
  /** Close before to next open */
  gap: number | null;
  /** 30 days, fraction a year */
  ivBefore: number | null;
  /** 30 days, fraction a year */
  ivAfter: number | null;
};
export type EarningsFiguresResult = {
  symbol: string;
  spot: number | null;
  next: EarningsReportResponse | null;
  /** At the money, of the first expiry after the next report */
  straddle: ReportStraddleResponse | null;
  /** One standard deviation of the move upon a report by the term structure */
  event: number | null;
  /** Of the first expiry after the next report, fraction a year */
  ivNow: number | null;
  /** The same without the report */
  ivWithout: number | null;
  /** Latest first */
  reactions: EarningsReactionResponse[];
  /** Root mean square of the moves */
  usual: number | null;
};
export type EarningsFiguresResponse = {
  /** Null where the market in force has no calendar of reports */
  data: EarningsFiguresResult | null;
  meta: MetaResponse;
};
export type TemplateType =
  | 'basic'
  | 'spread'
  | 'income'
  | 'protection'
  | 'volatility'
  | 'time-decay'
  | 'advanced'
  | 'custom';
export type TemplateId =
  | 'single-option'
  | 'vertical-spread'
  | 'covered-stock'
  | 'collar'
  | 'straddle'
  | 'strangle'
  | 'calendar-spread'
  | 'diagonal-spread'
  | 'butterfly'
  | 'condor'
  | 'iron-butterfly'
  | 'iron-condor'
  | 'custom';
export type StrategyStatus = 'planning' | 'active' | 'completed';
export type LegKind = 'option' | 'stock';
export type OptionType = 'call' | 'put';
export type Position = 'long' | 'short';
export type PriceSource = 'bid' | 'ask' | 'mid' | 'own' | 'spot';
export type StrategyLegResponse = {
  id: string;
  kind: LegKind;
  symbol: string;
  type: OptionType | null;
  position: Position;
  strike: number | null;
  expiration: string | null;
  /** Entry price, dollars a share */
  premium: number;
  /** Contracts, or shares of a stock leg */
  contracts: number;
  multiplier: number;
  /** What one contract delivers upon exercise since it was adjusted, for strike × multiplier dollars; null where it delivers `multiplier` shares of its underlying */
  deliverable: DeliverableResponse | null;
  priceSource: PriceSource;
  /** Fraction a year */
  iv: number | null;
  /** A share, negated when short */
  delta: number | null;
};
export type ShareDividendResponse = {
  exDate: string;
  /** Dollars a share */
  perShare: number;
  /** Dollars; negative is paid on shares sold short */
  amount: number;
  /** Whether it follows from the regular payments and is not announced */
  isExpected?: boolean;
};
export type MeasureName =
  'smile' | 'riskNeutralLognormal' | 'zeroDrift' | 'own' | 'range' | 'pastMoves';
export type MeasureResponse = {
  name: MeasureName;
  /** At the forward, fraction per year */
  volatility: number;
  /** Of the mean price, fraction per year */
  drift: number;
  /** The quotes of the expiry give no smile, and one volatility stands in */
  noFit: boolean;
};
export type TouchedPrice = 'strike' | 'breakeven';
export type TouchMethod = 'exact' | 'matched';
export type TouchResponse = {
  /** Dollars */
  price: number;
  kind: TouchedPrice;
  /** Before the front expiry, fraction */
  chance: number;
  /** exact for lognormal prices; matched is that of lognormal prices with the same mean and the same chance of ending beyond */
  method: TouchMethod;
};
export type StopChanceResponse = {
  /** The stated loss, dollars */
  loss: number;
  /** The greatest chance on one of the days, fraction */
  atLeast: number;
  /** Of touching a price that has the loss on some day */
  atMost: number;
  /** exact for lognormal prices; matched is that of lognormal prices with the same mean and the same chance of ending beyond */
  method: TouchMethod;
};
export type ChancesResponse = {
  /** Of the max gain at the front expiry */
  maxGain: number | null;
  /** Of half of it or more, on that day */
  halfOfMaxGain: number | null;
  /** Empty under a target range */
  touches: TouchResponse[];
  /** Where a stop is stated */
  stop: StopChanceResponse | null;
};
export type StrategyAnalysisResponse = {
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxGain: (number | 'unlimited') | null;
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxLoss: (number | 'unlimited') | null;
  /** Dollars a share, ascending */
  breakeven: number[];
  /** Dollars; positive is received, negative is paid */
  netPremium: number;
  /** Max gain / max loss × 100 */
  roiPercent: number | null;
  /** Fraction */
  chanceOfProfit: number | null;
  /** Dollars, by the measure */
  expectedProfit?: number | null;
  /** Dividends of the shares with an ex-date up to the front expiry, counted in every profit at that expiry; null where they are unknown */
  dividends?: ShareDividendResponse[] | null;
  /** Of the probabilities; null where there are none */
  measure?: MeasureResponse | null;
  /** Pricing model of options before their expiry */
  model?: ExerciseStyle;
  /** Other chances by the measure, where they are requested */
  chances?: ChancesResponse;
  /** Shares for the whole strategy */
  delta: number | null;
  /** Shares a dollar */
  gamma: number | null;
  /** Dollars a calendar day */
  theta: number | null;
  /** Dollars a volatility point */
  vega: number | null;
};
export type PriceHistoryEntry = {
  date: string;
  price: number;
  pnl: number;
};
export type AdjustmentEntry = {
  date: string;
  action: string;
  details: string;
};
export type CorporateActionKind = 'dividend' | 'split' | 'symbolChange' | 'merger';
export type CorporateActionResponse = {
  kind: CorporateActionKind;
  /** The symbol before it */
  symbol: string;
  exDate: string;
  /** Shares before a split */
  from: number | null;
  /** Shares that they become */
  to: number | null;
  /** Dollars a share that are paid */
  cash: number | null;
  /** The symbol after it */
  newSymbol: string | null;
  /** Shares of the other company for each share in a merger */
  shares: number | null;
};
export type PlanAdjustmentResponse = {
  action: CorporateActionResponse;
  /** False where the plan stays as it was, since it cannot be carried over */
  carried: boolean;
};
export type StepKind =
  | 'opened'
  | 'added'
  | 'closedLeg'
  | 'rolled'
  | 'adjusted'
  | 'stockTraded'
  | 'closed'
  | 'expired'
  | 'assigned'
  | 'exercised'
  | 'dividend'
  | 'corporateAction';
export type TradeSide = 'buy' | 'sell';
export type FillCause =
  'trade' | 'expiry' | 'exercise' | 'assignment' | 'dividend' | 'corporateAction' | 'cashPayment';
export type FillResponse = {
  id: string;
  symbol: string;
  kind: LegKind;
  type: OptionType | null;
  strike: number | null;
  expiration: string | null;
  multiplier: number;
  /** What one contract delivers upon exercise since it was adjusted, for strike × multiplier dollars; null where it delivers `multiplier` shares of its underlying */
  deliverable: DeliverableResponse | null;
  side: TradeSide;
  /** Contracts, or shares; never negative */
  contracts: number;
  /** Dollars a share */
  price: number;
  /** Dollars for the whole fill */
  commission: number;
  /** Dollars; positive is received, negative is paid */
  cash: number;
  cause: FillCause;
  /** Symbol of the holding that a corporate action has replaced by this one, at the same cost and without cash; null for other fills */
  replaces: string | null;
};
export type StrategyStepResponse = {
  id: string;
  at: string;
  kind: StepKind;
  /** The underlying, dollars a share; at an expiry the settlement price, null where it was not known */
  spot: number | null;
  /** Who gave the settlement price: the provider, or `stated` by the user */
  settlementSource: string | null;
  /** What a step of kind `corporateAction` books; null for other steps */
  action: CorporateActionResponse | null;
  /** Of all its fills, dollars */
  cash: number;
  note: string;
  fills: FillResponse[];
};
export type StepCorrectionResponse = {
  id: string;
  /** When the step was changed */
  at: string;
  /** Why; may be blank */
  reason: string;
  before: StrategyStepResponse;
  /** Null where the step was taken back */
  after: StrategyStepResponse | null;
};
export type JournalResponse = {
  /** Plain text */
  note: string;
  tags: string[];
};
export type MarkedLegResponse = {
  symbol: string;
  /** Contracts, or shares; negative when short */
  contracts: number;
  /** Average cost, dollars a share */
  cost: number;
  bid: number | null;
  ask: number | null;
  mid: number | null;
  /** What it counts for, dollars a share: mid, or spot for shares; of an expired contract what its outcome leaves */
  mark: number | null;
  /** Fraction a year */
  iv: number | null;
  /** A share, negated when short */
  delta: number | null;
  /** Dollars; negative when owed */
  value: number | null;
  /** Value less cost, dollars */
  pnl: number | null;
};
export type PositionMarkResponse = {
  /** When its quotes were made */
  at: string;
  spot: number;
  stale: boolean;
  legs: MarkedLegResponse[];
};
export type ContractOutcome = 'expire' | 'exercise' | 'assign';
export type DueContractResponse = {
  symbol: string;
  /** Negative when short */
  contracts: number;
  /** By rule; null while the settlement price is unknown */
  outcome: ContractOutcome | null;
  /** Official and final, as traded; null until it is known */
  settlementPrice: number | null;
  /** The provider of that price */
  settlementSource: string | null;
};
export type UnbookableActionResponse = {
  action: CorporateActionResponse;
  /** The recorded step */
  stepId: string;
};
export type StrategyResponse = {
  id: string;
  /** For If-Match */
  version: number;
  name: string;
  type: TemplateType;
  templateId: TemplateId;
  /** What traders call the holdings; the planned legs of a plan, and of a completed trade */
  structure: string;
  status: StrategyStatus;
  /** One of the samples */
  sample: boolean;
  /** Of capital, percent; null = unknown */
  returns: number | null;
  /** Profit of the whole trade in dollars; null while planning or a mark is missing */
  pnl: number | null;
  /** The most at risk so far, dollars; null = no bound, or unknown */
  capital: number | null;
  /** Planned for each option contract, dollars */
  commissionPerContract: number;
  /** Planned for an order, dollars */
  commissionPerTrade: number;
  /** Of all fills, dollars; positive is received */
  cash: number;
  /** Paid so far, dollars */
  commissions: number;
  /** Against average cost, less commissions; dollars */
  realised: number;
  /** Of what is held, dollars */
  unrealised: number | null;
  underlyingAsset: string;
  underlyingPrice: number;
  provider: string;
  simulated: boolean;
  quotedAt: string;
  /** What days and the analysis count from: when it was planned, then now */
  asOf: string;
  terms: ExpiryTermsResponse[];
  /** Of the front expiry's forward */
  volatility: number | null;
  /** The plan while planning, then what is held, at average cost */
  legs: StrategyLegResponse[];
  /** Of the legs, with the commissions of a plan or the realised result of a position; of the plan when completed */
  analysis: StrategyAnalysisResponse;
  priceHistory: PriceHistoryEntry[];
  adjustments: AdjustmentEntry[];
  /** Corporate actions that have changed the plan, in the order in which they were applied */
  planAdjustments: PlanAdjustmentResponse[];
  /** In force, oldest first */
  steps: StrategyStepResponse[];
  /** Oldest first */
  corrections: StepCorrectionResponse[];
  /** Of the whole trade */
  journal: JournalResponse;
  mark: PositionMarkResponse | null;
  /** Expired and not settled */
  due: DueContractResponse[];
  /** Whether one of those waits for its official settlement price */
  awaitingSettlementPrice: boolean;
  /** Whether all dividends, splits and other corporate actions of what was held are known and stand among the steps */
  corporateActionsKnown: boolean;
  /** A corporate action that cannot be booked, as a recorded step names a contract of before it */
  unbookableAction: UnbookableActionResponse | null;
  openedAt: string | null;
  closedAt: string | null;
  createdAt: string;
  updatedAt: string;
};
export type SavedStrategyResponse = {
  data: StrategyResponse;
};
export type LegRequest = {
  /** Option or stock */
  kind: LegKind;
  /** A stock's symbol, or that of an option: MSFT261218C00500000 */
  symbol: string;
  /** Long or short */
  position: Position;
  /** Contracts, or shares of a stock leg */
  quantity: number;
  /** Dollars a share, at most 4 decimals */
  price: number;
  /** Where the price comes from */
  priceSource: PriceSource;
};
export type SaveStrategyRequest = {
  /** Blank takes the structure's name */
  name?: string;
  /** The structure that the legs make, or `custom` */
  templateId: TemplateId;
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Dollars an option contract, counted in every figure of the plan */
  commissionPerContract?: number | null;
  /** Dollars an order, counted in every figure of the plan */
  commissionPerTrade?: number | null;
  /** Legs of the position, each an option or shares */
  legs: LegRequest[];
};
export type StrategiesResponse = {
  data: StrategyResponse[];
  nextCursor: string | null;
};
export type StatedMeasure = 'smile' | 'riskNeutralLognormal' | 'zeroDrift' | 'own' | 'range';
export type RenameStrategyRequest = {
  /** Name */
  name: string;
};
export type JournalRequest = {
  /** Plain text, at most 2000 */
  note: string;
  /** At most 10 of at most 30 characters */
  tags: string[];
};
export type SessionMarkResponse = {
  date: string;
  /** The underlying, dollars a share */
  price: number | null;
  /** Of the whole trade, dollars */
  pnl: number | null;
  /** Of what was held, dollars */
  value: number | null;
  /** Options by model, not by quotes */
  byModel: boolean;
};
export type SessionMarksResponse = {
  points: SessionMarkResponse[];
};
export type StrategyMarksResponse = {
  data: SessionMarksResponse;
};
export type StrategiesSummaryFigures = {
  totalCapital: number;
  /** Of active strategies */
  allocatedCapital: number;
  /** What plans would take */
  plannedCapital: number;
  availableCapital: number;
  activeStrategies: number;
  completedStrategies: number;
  totalPnL: number;
  /** Since the close of the session before the last quotes; null where it is unknown */
  dayPnL?: number | null;
  /** Active strategies that dayPnL leaves out: a price now or at that close is unknown */
  dayUnvalued?: number;
  /** Fraction; null before the first */
  winRate: number | null;
  /** Of trades that ended in this month; 0 after a gain */
  lostThisMonth: number;
};
export type StrategiesSummaryResponse = {
  data: StrategiesSummaryFigures;
};
export type LegFillRequest = {
  /** Of the planned leg */
  legId: string;
  /** Dollars a share, at most 4 decimals */
  price: number;
  /** Dollars for the whole fill */
  commission?: number | null;
};
export type OpenStrategyRequest = {
  /** In the past and while the market traded; now where absent */
  at?: string | null;
  /** The step took place outside regular trading hours */
  outsideHours?: boolean | null;
  /** The fill of each leg */
  fills: LegFillRequest[];
  /** In the words of the user */
  note?: string | null;
};
export type TradeRequest = {
  /** Option or stock */
  kind: LegKind;
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Buy or sell */
  side: TradeSide;
  /** Or shares */
  contracts: number;
  /** Dollars a share, at most 4 decimals */
  price: number;
  /** Dollars for the whole fill */
  commission?: number | null;
};
export type AdjustStrategyRequest = {
  /** In the past and while the market traded; now where absent */
  at?: string | null;
  /** The step took place outside regular trading hours */
  outsideHours?: boolean | null;
  /** Trades in the order of their execution */
  trades: TradeRequest[];
  /** In the words of the user */
  note?: string | null;
};
export type ClosingPriceRequest = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Dollars a share, at most 4 decimals */
  price: number;
  /** Dollars for the whole fill */
  commission?: number | null;
};
export type CloseStrategyRequest = {
  /** In the past and while the market traded; now where absent */
  at?: string | null;
  /** The step took place outside regular trading hours */
  outsideHours?: boolean | null;
  /** Price of each open contract */
  prices: ClosingPriceRequest[];
  /** How many equal structures to close, of as many as the greatest common divisor of all quantities; everything where absent */
  units?: number | null;
  /** In the words of the user */
  note?: string | null;
};
export type OutcomeRequest = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** What became of the contract */
  outcome: ContractOutcome;
};
export type SettlementPriceRequest = {
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Dollars a share, at most 4 decimals */
  price: number;
};
export type SettleStrategyRequest = {
  /** Where it is not what the rule says */
  outcomes?: OutcomeRequest[] | null;
  /** Official settlement prices that no provider has, such as those of AM-settled index options. Each holds for every contract that is settled at the same time, and goes before the price of the provider. */
  settlementPrices?: SettlementPriceRequest[] | null;
  /** In the words of the user */
  note?: string | null;
};
export type AssignContractsRequest = {
  /** In the past and while the market traded; now where absent */
  at?: string | null;
  /** The step took place outside regular trading hours */
  outsideHours?: boolean | null;
  /** Symbol of a stock or of a contract */
  symbol: string;
  /** Number of contracts */
  contracts: number;
  /** Dollars for the whole step */
  commission?: number | null;
  /** Official close of the day, dollars; only of a contract that is settled in cash. It goes before the price of the provider */
  settlementPrice?: number | null;
  /** In the words of the user */
  note?: string | null;
};
export type FillCorrectionRequest = {
  /** Of a fill of the step */
  fillId: string;
  /** Or shares; as it was where absent */
  contracts?: number | null;
  /** Dollars a share; as it was where absent */
  price?: number | null;
  /** Dollars for the whole fill; as it was where absent */
  commission?: number | null;
};
export type CorrectStepRequest = {
  /** In the past and while the market traded; now where absent */
  at?: string | null;
  /** The step took place outside regular trading hours */
  outsideHours?: boolean | null;
  /** Of a step */
  stepId: string;
  /** The fills that were different */
  fills?: FillCorrectionRequest[] | null;
  /** Why */
  reason?: string | null;
};
export type TakeBackStepRequest = {
  /** Of a step */
  stepId: string;
  /** Why */
  reason?: string | null;
};
export type TradeResult = 'win' | 'loss';
export type StrategyDirection = 'bullish' | 'bearish' | 'neutral';
export type HistoricalTradeResponse = {
  id: string;
  name: string;
  type: TemplateId;
  /** The structure within its type, by the name that traders use */
  structure: string;
  status: 'completed';
  underlyingAsset: string;
  startDate: string;
  endDate: string;
  /** The most that the trade had at risk, dollars; null = no bound, or unknown */
  startingCapital: number | null;
  endingCapital: number | null;
  /** Sum of all cash flows, dollars */
  returnAmount: number;
  /** Of the starting capital */
  returnPercentage: number | null;
  winLoss: TradeResult;
  daysHeld: number;
  strategyDirection: StrategyDirection;
  sample: boolean;
  /** For If-Match */
  version: number;
  note: string;
  tags: string[];
};
export type TrackRecordResponse = {
  trades: number;
  wins: number;
  /** Trades that brought nothing among them */
  losses: number;
  /** Fraction; null without trades */
  winRate: number | null;
  /** Dollars */
  totalReturn: number;
  /** Dollars, of the winning trades together */
  grossProfit: number;
  /** Dollars, of the losing trades; never negative */
  grossLoss: number;
  /** Dollars a winning trade */
  averageWin: number | null;
  /** Dollars a losing trade */
  averageLoss: number | null;
  /** Dollars a trade */
  expectancy: number | null;
  /** Gains / losses */
  profitFactor: (number | 'unlimited') | null;
  /** Dollars, never negative */
  maxDrawdown: number;
  /** Dollars: the summed results from which it falls */
  drawdownFrom: number;
  /** Dollars: the summed results to which it falls */
  drawdownTo: number;
  /** Of all trades together */
  daysHeld: number;
  averageDaysHeld: number | null;
};
export type HistoryResponse = {
  data: HistoricalTradeResponse[];
  total: number;
  page: number;
  totalPages: number;
  /** Of all that the filter lets through */
  summary: TrackRecordResponse;
  /** Underlyings of the whole history */
  symbols: string[];
  /** Tags of the whole history */
  tags: string[];
};
export type HistoryPeriod = '1m' | '3m' | '6m' | '1y' | 'all';
export type HistorySort = 'date' | 'name' | 'asset' | 'capital' | 'return';
export type SortOrder = 'desc' | 'asc';
export type ImportedTradeResponse = {
  ok: boolean;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
  /** Of its first fill, or of the one that is refused */
  line: number;
  name: string;
  symbol: string;
  fills: number;
  /** Sum of all cash flows, dollars */
  returnAmount: number | null;
  /** Whether a position stays open */
  open?: boolean;
  /** Whether an earlier import made it */
  continued?: boolean;
};
export type Broker =
  | 'tastytrade'
  | 'interactiveBrokers'
  | 'schwab'
  | 'thinkorswim'
  | 'robinhood'
  | 'fidelity'
  | 'etrade'
  | 'webull'
  | 'firstrade'
  | 'moomoo';
export type LineOutcome = 'step' | 'known' | 'skipped' | 'refused';
export type ImportedLineResponse = {
  line: number;
  /** A step of a strategy, imported already, no trade at all, or refused */
  outcome: LineOutcome;
  /** Place of its strategy in `trades`, from 0 */
  trade?: number;
  step?: StepKind;
  /** The contract, or the value that is refused */
  symbol?: string;
  /** Bought positive, sold negative */
  quantity?: number;
  /** Dollars per share */
  price?: number;
  code?: string;
  /** In the language of Accept-Language */
  message?: string;
};
export type ImportTradesReport = {
  /** Trades that were added, or would be */
  imported: number;
  /** Trades; lines of a broker’s file */
  refused: number;
  /** In the order of the file */
  trades: ImportedTradeResponse[];
  /** Whose file it is */
  broker?: Broker;
  /** What becomes of each line of a broker’s file, in its order */
  lines?: ImportedLineResponse[];
};
export type ImportTradesResponse = {
  data: ImportTradesReport;
};
export type RecordGroupResponse = {
  trades: number;
  wins: number;
  /** Trades that brought nothing among them */
  losses: number;
  /** Fraction; null without trades */
  winRate: number | null;
  /** Dollars */
  totalReturn: number;
  /** Dollars, of the winning trades together */
  grossProfit: number;
  /** Dollars, of the losing trades; never negative */
  grossLoss: number;
  /** Dollars a winning trade */
  averageWin: number | null;
  /** Dollars a losing trade */
  averageLoss: number | null;
  /** Dollars a trade */
  expectancy: number | null;
  /** Gains / losses */
  profitFactor: (number | 'unlimited') | null;
  /** Dollars, never negative */
  maxDrawdown: number;
  /** Dollars: the summed results from which it falls */
  drawdownFrom: number;
  /** Dollars: the summed results to which it falls */
  drawdownTo: number;
  /** Of all trades together */
  daysHeld: number;
  averageDaysHeld: number | null;
  /** A template, an underlying, a month as YYYY-MM, a direction, a limit, or a tag; empty = no tag */
  key: string;
};
export type EquityPointResponse = {
  date: string;
  /** Dollars */
  equity: number;
};
export type PerformanceFigures = {
  totals: TrackRecordResponse;
  byStrategy: RecordGroupResponse[];
  byUnderlying: RecordGroupResponse[];
  byMonth: RecordGroupResponse[];
  byDirection: RecordGroupResponse[];
  /** One trade may have several tags */
  byTag: RecordGroupResponse[];
  /** By the limits in force now that a trade broke when it was opened: within all, beyond one, each limit, and unknown */
  byLimit: RecordGroupResponse[];
  equity: EquityPointResponse[];
};
export type PerformanceResponse = {
  data: PerformanceFigures;
};
export type BenchmarkPointResponse = {
  date: string;
  /** Return since the first point, fraction */
  account: number;
  /** Return since the first point, fraction */
  benchmark: number;
};
export type CurveFiguresResponse = {
  /** Fraction */
  totalReturn: number;
  /** Fraction of the highest value, never negative */
  maxDrawdown: number;
};
export type BenchmarkFigures = {
  /** First day of the closed trades; points begin later without earlier closes */
  from: string;
  /** Empty without two closes */
  points: BenchmarkPointResponse[];
  account: CurveFiguresResponse;
  /** SPY without its dividends */
  benchmark: CurveFiguresResponse;
  /** Return of the account less that of SPY, fraction */
  excess: number;
  /** Of daily returns; null with fewer than 60 of them or 10 days with a result */
  correlation: number | null;
  /** Null as the correlation is */
  beta: number | null;
  /** Sessions without a close; the close before them stands in */
  missing: string[];
};
export type BenchmarkResponse = {
  /** Null without closed trades, and where no capital is left to measure by */
  data: BenchmarkFigures | null;
  /** Of the closes of SPY */
  meta: MetaResponse | null;
};
export type SampleCount = {
  /** Sample strategies that the caller has now */
  samples: number;
};
export type SamplesResponse = {
  data: SampleCount;
};
export type NamedWatchlistResponse = {
  id: string;
  name: string;
  symbols: string[];
};
export type WatchlistResponse = {
  /** Of the first list */
  symbols: string[];
  /** All lists, in the owner's order */
  lists: NamedWatchlistResponse[];
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type SavedWatchlistResponse = {
  data: WatchlistResponse;
};
export type SaveWatchlistRequest = {
  /** A symbol that is unknown to the market is kept: its source may be away */
  symbols: string[];
};
export type NamedWatchlistRequest = {
  /** A symbol that is unknown to the market is kept: its source may be away */
  symbols: string[];
  /** Made by the client; unique among the lists of the account */
  id: string;
  /** Name of the list, unlike those of the others */
  name: string;
};
export type SaveWatchlistsRequest = {
  /** All lists in their order */
  lists: NamedWatchlistRequest[];
};
export type PreferredStrategy = 'vertical-spread' | 'iron-condor' | 'butterfly' | 'straddle';
export type PreferredUnderlying = 'AAPL' | 'SPY' | 'TSLA' | 'NVDA';
export type QuietHoursRequest = {
  /** Beginning, as HH:MM */
  from: string;
  /** Before from it is on the next day */
  to: string;
  /** IANA name of the time zone */
  timeZone: string;
};
export type ChartType = 'candlestick' | 'line' | 'area';
export type ChartPeriod = '1min' | '5min' | '15min' | '1hour' | 'daily';
export type PriceDisplay = 'dollars' | 'percent' | 'points';
export type DateFormat = 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
export type DefaultFill = 'natural' | 'mid';
export type ChainStrikes = 'expectedMove' | 'near' | '10' | '20' | '40' | 'all';
export type ChainColumn =
  | 'mid'
  | 'last'
  | 'change'
  | 'iv'
  | 'delta'
  | 'gamma'
  | 'theta'
  | 'vega'
  | 'chance'
  | 'moneyness'
  | 'volume'
  | 'openInterest';
export type OptionsSettingsResponse = {
  /** Dollars that a new trade may put at risk; null for one contract a leg */
  amountPerTrade: number | null;
  /** Dollars that a plan may lose before it is warned of */
  maxRiskExposure: number | null;
  maxHoldingDays: number | null;
  /** Of the capital, that a new trade may put at risk; left out, it remains */
  riskPerTrade?: number | null;
  /** Of the capital, that all open trades may put at risk; left out, it remains */
  totalExposure?: number | null;
  /** Of the capital, that one trade may lose */
  stopLossPerTrade: number | null;
  /** Of the capital, that all open trades may lose together */
  stopLossTotal: number | null;
  /** Of the capital, that the trades of a month may lose */
  stopLossMonthly: number | null;
  preferredStrategy: PreferredStrategy | null;
  preferredUnderlying: PreferredUnderlying | null;
  tradeAlerts: boolean;
  riskAlerts: boolean;
  marketAlerts: boolean;
  /** When notices come without toast and mail; null for never, left out, it remains */
  quietHours?: QuietHoursRequest | null;
  chartType: ChartType;
  period: ChartPeriod;
  priceDisplay: PriceDisplay;
  dateFormat: DateFormat;
  /** Prices of new legs: ask and bid, or the mid; left out, it remains */
  defaultFill?: DefaultFill;
  /** Dollars an option contract, of new plans and trades; left out, it remains */
  commissionPerContract?: number;
  /** Dollars an order, of new plans and trades; left out, it remains */
  commissionPerTrade?: number;
  /** Of probabilities, in force; left out here and below, it remains */
  measure?: MeasureName;
  /** Own view: drift, fraction per year */
  ownDrift?: number;
  /** Own view: volatility, fraction per year; null for the implied one */
  ownVolatility?: number | null;
  /** Own view: lower end of the target range in parts of the spot */
  rangeFrom?: number;
  /** Own view: upper end of the target range in parts of the spot */
  rangeTo?: number;
  /** Strikes of a chain: within 1.5 expected moves, near the price, so many, or all */
  chainStrikes?: ChainStrikes;
  /** Columns of a chain beside strike, bid and ask; null for those that have room */
  chainColumns?: ChainColumn[] | null;
  /** Dollars: the total of the capital ledger */
  capital: number;
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type SavedOptionsSettingsResponse = {
  data: OptionsSettingsResponse;
};
export type SaveOptionsSettingsRequest = {
  /** Dollars that the account trades with; another amount is an entry of its ledger, and needs capitalSeen */
  capital?: number;
  /** Dollars of capital that the caller has read; where they are no more the total of the ledger, another capital is a version conflict */
  capitalSeen?: number;
  /** Dollars that a new trade may put at risk; null for one contract a leg */
  amountPerTrade: number | null;
  /** Dollars that a plan may lose before it is warned of */
  maxRiskExposure: number | null;
  /** Days after which a position is due; null for no limit */
  maxHoldingDays: number | null;
  /** Of the capital, that a new trade may put at risk; left out, it remains */
  riskPerTrade?: number | null;
  /** Of the capital, that all open trades may put at risk; left out, it remains */
  totalExposure?: number | null;
  /** Of the capital, that one trade may lose */
  stopLossPerTrade: number | null;
  /** Of the capital, that all open trades may lose together */
  stopLossTotal: number | null;
  /** Of the capital, that the trades of a month may lose */
  stopLossMonthly: number | null;
  /** Structure that is offered first; null for none */
  preferredStrategy: PreferredStrategy | null;
  /** Underlying that is offered first; null for none */
  preferredUnderlying: PreferredUnderlying | null;
  /** Whether alerts about trades are shown */
  tradeAlerts: boolean;
  /** Whether alerts about risk are shown */
  riskAlerts: boolean;
  /** Whether alerts about the market are shown */
  marketAlerts: boolean;
  /** When notices come without toast and mail; null for never, left out, it remains */
  quietHours?: QuietHoursRequest | null;
  /** How prices are charted */
  chartType: ChartType;
  /** Bars of price charts */
  period: ChartPeriod;
  /** Unit of prices */
  priceDisplay: PriceDisplay;
  /** Format of dates */
  dateFormat: DateFormat;
  /** Prices of new legs: ask and bid, or the mid; left out, it remains */
  defaultFill?: DefaultFill;
  /** Dollars an option contract, of new plans and trades; left out, it remains */
  commissionPerContract?: number;
  /** Dollars an order, of new plans and trades; left out, it remains */
  commissionPerTrade?: number;
  /** Of probabilities, in force; left out here and below, it remains */
  measure?: MeasureName;
  /** Own view: drift, fraction per year */
  ownDrift?: number;
  /** Own view: volatility, fraction per year; null for the implied one */
  ownVolatility?: number | null;
  /** Own view: lower end of the target range in parts of the spot */
  rangeFrom?: number;
  /** Own view: upper end of the target range in parts of the spot */
  rangeTo?: number;
  /** Strikes of a chain: within 1.5 expected moves, near the price, so many, or all */
  chainStrikes?: ChainStrikes;
  /** Columns of a chain beside strike, bid and ask; null for those that have room */
  chainColumns?: ChainColumn[] | null;
};
export type AlertKind =
  | 'price'
  | 'optionPrice'
  | 'profit'
  | 'greek'
  | 'ivRank'
  | 'expiry'
  | 'assignment'
  | 'limit'
  | 'earnings';
export type ProfitUnit = 'dollars' | 'maxProfit' | 'stopLoss';
export type AlertGreek = 'delta' | 'theta' | 'vega';
export type AlertDirection = 'above' | 'below';
export type AlertConditionResponse = {
  kind: AlertKind;
  symbol: string | null;
  strategyId: string | null;
  unit: ProfitUnit | null;
  greek: AlertGreek | null;
  direction: AlertDirection;
  threshold: number;
};
export type AlertRepeat = 'once' | 'each';
export type AlertPhase = 'armed' | 'fired' | 'done';
export type AlertAdjustmentResponse = {
  action: CorporateActionResponse;
  /** The condition as it was */
  before: AlertConditionResponse;
  /** False where the condition means nothing after the action: the alert was paused */
  carried: boolean;
};
export type AlertResponse = {
  id: string;
  version: number;
  condition: AlertConditionResponse;
  repeat: AlertRepeat;
  paused: boolean;
  /** Armed; fired and waiting until the value comes back; or done after its notice */
  phase: AlertPhase;
  /** Symbol or name of the position; empty for all positions */
  subject: string;
  /** At the last check; null where it was unknown */
  value: number | null;
  /** The last check */
  checkedAt: string | null;
  /** The last notice */
  firedAt: string | null;
  createdAt: string;
  /** The last corporate action that changed the condition since its owner stated it */
  adjustment: AlertAdjustmentResponse | null;
};
export type AlertsResponse = {
  /** Newest first */
  data: AlertResponse[];
};
export type SavedAlertResponse = {
  data: AlertResponse;
};
export type AlertConditionRequest = {
  /** What is watched */
  kind: AlertKind;
  /** For price, ivRank, earnings: the stock; for optionPrice: the contract */
  symbol?: string | null;
  /** An open position of the caller; null for all of them, except for profit */
  strategyId?: string | null;
  /** For profit: dollars, percent of the maximum profit, or the loss in percent of the stop-loss per trade */
  unit?: ProfitUnit | null;
  /** For greek: delta in shares, theta in dollars per day, vega in dollars per point */
  greek?: AlertGreek | null;
  /** At the threshold and above, or at it and below; expiry, earnings and assignment have their own */
  direction?: AlertDirection | null;
  /** Dollars, percent, days, or shares for delta, by kind and unit */
  threshold?: number | null;
};
export type CreateAlertRequest = {
  /** When the alert fires */
  condition: AlertConditionRequest;
  /** Ends with its first notice, or is armed again once the value has come back */
  repeat: AlertRepeat;
  /** A paused alert is not checked */
  paused?: boolean;
  /** Another phase than armed restores a deleted alert as it was */
  phase?: AlertPhase;
};
export type ChangeAlertRequest = {
  /** When the alert fires */
  condition: AlertConditionRequest;
  /** Ends with its first notice, or is armed again once the value has come back */
  repeat: AlertRepeat;
  /** Whether the alert is kept without being checked */
  paused: boolean;
};
export type NoticeKind = 'fired' | 'corporateAction' | 'expired';
export type ActionEffectKind = 'alert' | 'watchlist' | 'plan' | 'expired';
export type ActionEffectResponse = {
  kind: ActionEffectKind;
  /** For alert: the condition as it was */
  before: AlertConditionResponse | null;
  /** For alert: the condition as it is; null where the alert was paused */
  after: AlertConditionResponse | null;
  /** For watchlist: names of the lists whose symbol changed */
  lists: string[];
  /** For plan and expired */
  strategyId: string | null;
  /** For plan: its name */
  name: string | null;
  /** For plan: false where it stays as it was, since it cannot be carried over */
  carried: boolean | null;
};
export type AlertNoticeResponse = {
  id: string;
  /** An alert fired, a corporate action changed something of the account, or contracts for shares have expired and wait for their owner */
  kind: NoticeKind;
  /** The alert, which may be gone; null where the notice is about something else */
  ruleId: string | null;
  /** For fired: as it was when it fired */
  condition: AlertConditionResponse | null;
  subject: string;
  /** Which position or contract, where the alert is about several */
  detail: string | null;
  /** For fired: the value that fired it */
  value: number | null;
  /** For corporateAction */
  action: CorporateActionResponse | null;
  /** For corporateAction: what it changed */
  effect: ActionEffectResponse | null;
  at: string;
  /** In the list alone: it came in quiet hours, or its kind is switched off */
  silent: boolean;
  /** Null while unread */
  readAt: string | null;
};
export type AlertNoticesResponse = {
  /** Newest first */
  data: AlertNoticeResponse[];
  nextCursor: string | null;
};
export type UnreadNoticesResponse = {
  count: number;
  /** Of the latest notice, read or not */
  latestAt: string | null;
};
export type SavedUnreadNoticesResponse = {
  data: UnreadNoticesResponse;
};
export type ReadNoticesRequest = {
  /** Null marks all notices */
  ids: string[] | null;
};
export type CapitalEntryKind = 'deposit' | 'withdrawal';
export type CapitalEntryRequest = {
  /** Made by the client; unique among the entries of the account */
  id: string;
  /** Day, as YYYY-MM-DD */
  date: string;
  /** Deposit or withdrawal */
  kind: CapitalEntryKind;
  /** Dollars; a withdrawal is less than the capital before it */
  amount: number;
};
export type CapitalResponse = {
  /** Dollars before the first entry */
  startingCapital: number;
  entries: CapitalEntryRequest[];
  /** Dollars after all entries */
  total: number;
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type SavedCapitalResponse = {
  data: CapitalResponse;
};
export type SaveCapitalRequest = {
  /** Dollars before the first entry */
  startingCapital: number;
  /** Deposits and withdrawals */
  entries: CapitalEntryRequest[];
};
export type SearchHitResponse = {
  ticker: string;
  name: string;
  /** Chinese name */
  name_zh: string | null;
  market: string;
  locale: string;
  type: string;
  currency: string;
  price: number | null;
  change: number | null;
  change_percent: number | null;
  primary_exchange: string | null;
};
export type SearchResults = {
  results: SearchHitResponse[];
};
export type SearchResponse = {
  data: SearchResults;
  meta: MetaResponse;
};
export type TickerDetailsResponse = {
  ticker: string;
  name: string;
  name_zh: string | null;
  market_cap: number | null;
  min_52_week: number | null;
  max_52_week: number | null;
  weighted_shares_outstanding: number | null;
  /** Dividends with an ex-date in the past year over the last price, fraction */
  dividend_yield: number | null;
  primary_exchange: string | null;
};
export type TickerResults = {
  results: TickerDetailsResponse;
};
export type TickerResponse = {
  data: TickerResults;
  meta: MetaResponse;
};
export type BarResponse = {
  /** Begin of the span, milliseconds since 1970 UTC */
  t: number;
  o: number;
  h: number;
  l: number;
  c: number;
  v: number;
};
export type BarResults = {
  results: BarResponse[];
};
export type BarsResponse = {
  data: BarResults;
  meta: MetaResponse;
};
export type Timespan = 'minute' | 'hour' | 'day' | 'week' | 'month';
export type MarketState = 'open' | 'closed' | 'extended-hours';
export type ExchangeResponse = {
  name: string;
  status: string;
};
export type ExchangesResponse = {
  nasdaq: ExchangeResponse;
  nyse: ExchangeResponse;
};
export type MarketStatusResult = {
  market: MarketState;
  earlyHours: boolean;
  afterHours: boolean;
  exchanges: ExchangesResponse;
  serverTime: string;
  /** When the state changes next */
  nextChange: string;
};
export type MarketStatusResults = {
  results: MarketStatusResult;
};
export type MarketStatusResponse = {
  data: MarketStatusResults;
  meta: MetaResponse;
};
export type PublisherResponse = {
  name: string;
};
export type NewsItemResponse = {
  id: string;
  title: string;
  /** Chinese title */
  title_zh: string | null;
  published_utc: string;
  publisher: PublisherResponse;
  /** An http address, or a path of this site */
  article_url: string | null;
  description: string | null;
  /** Chinese description */
  description_zh: string | null;
  tickers: string[];
};
export type NewsResults = {
  /** Newest first */
  results: NewsItemResponse[];
};
export type NewsResponse = {
  data: NewsResults;
  meta: MetaResponse;
};
export type Sector =
  | 'energy'
  | 'materials'
  | 'industrials'
  | 'consumerDiscretionary'
  | 'consumerStaples'
  | 'healthCare'
  | 'financials'
  | 'informationTechnology'
  | 'communicationServices'
  | 'utilities'
  | 'realEstate';
export type StockDayResponse = {
  ticker: string;
  name: string;
  /** Chinese name */
  nameZh: string | null;
  type: string;
  /** GICS sector */
  sector: Sector | null;
  price: number | null;
  change: number | null;
  changePercent: number | null;
  /** Shares traded in the session */
  volume: number | null;
};
export type SectorMoveResponse = {
  sector: Sector;
  /** Mean of its stocks, each with equal weight */
  changePercent: number;
  /** How many stocks it is the mean of */
  stocks: number;
};
export type MarketOverviewResult = {
  /** Companies, largest rise first */
  gainers: StockDayResponse[];
  /** Companies, largest fall first */
  losers: StockDayResponse[];
  /** Companies and funds by shares traded */
  mostActive: StockDayResponse[];
  /** Largest rise first */
  sectors: SectorMoveResponse[];
  /** SPX, QQQ, IWM and VIX where known */
  benchmarks: StockDayResponse[];
};
export type MarketOverviewResponse = {
  data: MarketOverviewResult;
  meta: MetaResponse;
};
export type OptionTypeSymbol = 'C' | 'P';
export type ContractGreeksResponse = {
  delta: number | null;
  gamma: number | null;
  /** Dollars per calendar day */
  theta: number | null;
  /** Dollars per volatility point */
  vega: number | null;
  /** Implied volatility per year */
  iv: number | null;
};
export type PriceChangeResponse = {
  date: string;
  /** Last price of the session, dollars a share */
  price: number;
  change: number | null;
  changePercent: number | null;
};
export type TradeType = '\u4E70\u5165' | '\u5356\u51FA';
export type OptionTradeResponse = {
  id: string;
  time: string;
  /** Dollars a share */
  price: number;
  /** Contracts */
  size: number;
  /** Dollars: price × size × multiplier */
  amount: number;
  /** Bought or sold */
  type: TradeType;
  /** Whether the type is no fact: the tape has no sides */
  inferred: boolean;
};
export type OptionContractResponse = {
  exercise: ExerciseStyle;
  settlement: Settlement;
  /** PM: at the close of the expiry date; AM: at its opening prices */
  settlementTime: SettlementTime;
  /** Shares, or dollars per index point */
  multiplier: number;
  ticker: string;
  underlying: string;
  typeSymbol: OptionTypeSymbol;
  strike: number;
  expiry: string;
  daysToExpiry: number;
  /** What an adjusted contract delivers for strike × multiplier dollars; its prices are per unit of the multiplier */
  deliverable?: DeliverableResponse | null;
  /** Null where the price of another company decides */
  inTheMoney: boolean | null;
  /** Price of the last trade */
  last: number | null;
  /** Against the session's before */
  change: number | null;
  changePercent: number | null;
  bid: number | null;
  ask: number | null;
  /** Middle of bid and ask, else the last price */
  mark: number | null;
  /** Null where the price of another company decides */
  intrinsicValue: number | null;
  timeValue: number | null;
  breakEven: number | null;
  stockPrice: number;
  volume: number | null;
  /** At the last close */
  openInterest: number | null;
  /** Price of the underlying at which exercise today is worth it: a put there and below, a call there and above; null where it never is */
  exercisePrice?: number | null;
  /** Value less that with European exercise, dollars a share; null without a volatility */
  earlyExercisePremium?: number | null;
  /** Per share; of an adjusted contract per delivered share. Null without a volatility, and where the price of another company decides */
  greeks?: ContractGreeksResponse;
  /** Newest first */
  priceChanges: PriceChangeResponse[];
  /** Newest first */
  trades: OptionTradeResponse[];
};
export type ContractResponse = {
  data: OptionContractResponse;
  meta: MetaResponse;
};
export type SnapshotRowResponse = {
  exercise: ExerciseStyle;
  settlement: Settlement;
  /** PM: at the close of the expiry date; AM: at its opening prices */
  settlementTime: SettlementTime;
  /** Shares, or dollars per index point */
  multiplier: number;
  contract_symbol: string;
  expiry: string;
  strike: number;
  type: OptionType;
  bid: number | null;
  ask: number | null;
  /** Left out where nothing was traded today */
  last?: number;
  volume: number | null;
  openInterest: number | null;
  /** Fraction a year */
  iv: number | null;
  delta: number | null;
  gamma: number | null;
  /** Dollars a share and calendar day */
  theta: number | null;
  /** Dollars a share and volatility point */
  vega: number | null;
};
export type SnapshotRows = {
  options: SnapshotRowResponse[];
};
export type SnapshotResponse = {
  data: SnapshotRows;
  meta: MetaResponse;
  /** Null behind the last expiry, and where one alone was asked for */
  nextCursor: string | null;
};
export type StockQuoteResponse = {
  symbol: string;
  price: number;
  change: number | null;
  changePercent: number | null;
  bid: number | null;
  ask: number | null;
  /** When the price was made */
  at: string;
};
export type QuoteResults = {
  results: StockQuoteResponse[];
};
export type QuotesResponse = {
  data: QuoteResults;
  meta: MetaResponse;
};
export type OfferedBrokerResponse = {
  provider: string;
  /** In the language of Accept-Language */
  name: string;
  simulated: boolean;
};
export type BrokerageOverviewResponse = {
  connected: boolean;
  accountId: string | null;
  /** When the broker last confirmed the session */
  lastVerified?: string;
  /** The end of the session */
  expiresAt?: string;
  /** The connected broker, else the first that is offered; empty for none */
  provider: string;
  /** Whether another session of the same user takes the place of this one */
  paused: boolean;
  /** Brokers that the caller may connect */
  brokers: OfferedBrokerResponse[];
};
export type AuthorisationUrlResponse = {
  success: boolean;
  /** The broker's sign-in page; a path of this site, or https */
  url: string;
};
export type DisconnectedResponse = {
  success: boolean;
};
export type BrokerAccountResponse = {
  id: string;
  /** What the account is worth if everything in it were sold; null = unknown */
  value: number | null;
  currency: string | null;
};
export type ImportPositionsReport = {
  /** Trades that were added, or would be */
  imported: number;
  /** In the order of the file */
  trades: ImportedTradeResponse[];
  /** Lines */
  refused: number;
  /** What becomes of each line */
  lines: ImportedLineResponse[];
  /** Whose positions they are */
  source: OfferedBrokerResponse;
  accounts: BrokerAccountResponse[];
};
export type ImportPositionsResponse = {
  data: ImportPositionsReport;
};
export type LotteryStatus = 'active' | 'upcoming' | 'ended';
export type LotteryPhase =
  | 'draft'
  | 'upcoming'
  | 'active'
  | 'closed'
  | 'frozen'
  | 'drawn'
  | 'settled'
  | 'cancelled'
  | 'failed';
export type EligibilityResponse = {
  /** The account needs a confirmed email address */
  verifiedEmail: boolean;
  /** Days of account age at the opening */
  minAccountAge: number;
  /** Most chances of one entry */
  maxWeight: number;
  /** Days of account age per further chance */
  daysPerChance: number;
};
export type TrustLabel = 'A' | 'B' | 'C';
export type TrustGap = 'undated' | 'unstamped' | 'withholdable';
export type PrizeImage = 'keyboard' | 'headphones' | 'notebook' | 'lamp' | 'mug' | 'screen';
export type ShownPictureResponse = {
  /** Where the WebP is read */
  path: string;
  /** What it shows, for those who do not see it */
  alt: string;
};
export type PrizeResponse = {
  id: string;
  name: string;
  description: string;
  /** How many of it can be won */
  count: number;
  /** Which drawing shows it */
  image: PrizeImage;
  /** Shown instead of the drawing; null where none is uploaded */
  picture: ShownPictureResponse | null;
};
export type LotteryEventResponse = {
  id: string;
  title: string;
  description: string;
  startDate: string;
  /** No longer active at this moment */
  endDate: string;
  drawDate: string;
  /** At serverTime */
  status: LotteryStatus;
  /** At serverTime */
  phase: LotteryPhase;
  /** Why it was cancelled or failed; empty otherwise */
  reason: string;
  /** Who runs it */
  organiser: string;
  participants: number;
  /** Null = no limit */
  capacity: number | null;
  eligibility: EligibilityResponse;
  /** Whether an entry can be withdrawn */
  withdrawable: boolean;
  alternates: number;
  /** Days that winners have to claim */
  claimDays: number;
  /** Of whoever holds a witness of the key; before the freeze, what it will be */
  trust: TrustLabel;
  /** What lowers the label */
  trustGaps: TrustGap[];
  resultDate: string | null;
  /** The first prize first */
  prizes: PrizeResponse[];
  rules: string[];
  /** Made up to show the section */
  sample: boolean;
};
export type EventsResponse = {
  data: LotteryEventResponse[];
  nextCursor: string | null;
  /** What countdowns go by */
  serverTime: string;
};
export type LockResponse = {
  frozenAt: string;
  entryHash: string;
  root: string;
  count: number;
  weightTotal: number;
  /** Newest round of the beacon when the list was frozen; null where the lock names none */
  newestRound: number | null;
  /** When a time-stamping authority saw the list (RFC 3161); the proof holds its token */
  stampedAt: string | null;
};
export type DrawFactsResponse = {
  /** Ed25519 key that signs the proof and the receipts, 64 hexadecimal digits */
  publicKey: string;
  manifestHash: string;
  rulesHash: string;
  /** Round of the beacon */
  round: number | null;
  /** Null until the list of entries is frozen */
  lock: LockResponse | null;
  /** SHA-256 fingerprints of the certificates of authorities that this site trusts */
  trustedAuthorities: string[];
};
export type EventDetailResponse = {
  id: string;
  title: string;
  description: string;
  startDate: string;
  /** No longer active at this moment */
  endDate: string;
  drawDate: string;
  /** At serverTime */
  status: LotteryStatus;
  /** At serverTime */
  phase: LotteryPhase;
  /** Why it was cancelled or failed; empty otherwise */
  reason: string;
  /** Who runs it */
  organiser: string;
  participants: number;
  /** Null = no limit */
  capacity: number | null;
  eligibility: EligibilityResponse;
  /** Whether an entry can be withdrawn */
  withdrawable: boolean;
  alternates: number;
  /** Days that winners have to claim */
  claimDays: number;
  /** Of whoever holds a witness of the key; before the freeze, what it will be */
  trust: TrustLabel;
  /** What lowers the label */
  trustGaps: TrustGap[];
  resultDate: string | null;
  /** The first prize first */
  prizes: PrizeResponse[];
  rules: string[];
  /** Made up to show the section */
  sample: boolean;
  draw: DrawFactsResponse | null;
  /** Chances of all entries together, at every time: the odds of an entry, for each place drawn, are its chances divided by this */
  totalWeight: number;
};
export type EventEnvelope = {
  data: EventDetailResponse;
  /** What countdowns go by */
  serverTime: string;
};
export type InclusionResponse = {
  eventId: string;
  uuid: string;
  weight: number;
  /** Place in the frozen list */
  leafIndex: number;
  /** From the leaf to the root (RFC 6962 §2.1.1) */
  path: string[];
  root: string;
  count: number;
};
export type InclusionEnvelope = {
  data: InclusionResponse;
};
export type WinnerState = 'pending' | 'claimed' | 'forfeited' | 'alternate';
export type ForfeitReason = 'declined' | 'no_reply' | 'ineligible';
export type WinnerResponse = {
  eventId: string;
  eventTitle: string;
  /** Number of the entry */
  entry: string;
  /** First digits of the number */
  reference: string;
  /** `*` where it is hidden */
  name: string;
  rank: number;
  /** Null for an alternate */
  prize: string | null;
  state: WinnerState;
  claimBy: string | null;
  forfeitReason: ForfeitReason | null;
  /** Further words on the reason */
  forfeitNote: string;
  /** Rank whose prize it took */
  movedUpFor: number | null;
  resultDate: string;
};
export type WinnersResponse = {
  data: WinnerResponse[];
  nextCursor: string | null;
};
export type EventWinnersResponse = {
  /** Winners and alternates by rank */
  data: WinnerResponse[];
};
export type RegisterHeadResponse = {
  /** Number of the line */
  n: number;
  /** Hash of the line, 64 hexadecimal digits */
  hash: string;
};
export type ReceiptResponse = {
  /** Absent: the entry was accepted */
  type?: 'withdrawn';
  event_id: string;
  /** Number of the entry */
  uuid: string;
  /** Chances */
  weight: number;
  at: string;
  public_key: string;
  /** The line of the public register of entries that says so; absent where the draw keeps none */
  register?: RegisterHeadResponse;
  /** Ed25519, hexadecimal digits */
  signature: string;
};
export type OwnEntryResponse = {
  receipt: ReceiptResponse;
  /** Left out of the list of winners */
  hidesName: boolean;
};
export type OwnPrizeResponse = {
  rank: number;
  /** Null for an alternate */
  prize: string | null;
  state: WinnerState;
  claimBy: string | null;
};
export type FrozenWitnessResponse = {
  /** Merkle root of the frozen list, 64 hexadecimal digits */
  root: string;
  /** Hash of the line of the log that froze it */
  head: string;
  /** The organizer’s key */
  key: string;
};
export type RefusalResponse = {
  code: string;
  message: string;
};
export type ParticipationResponse = {
  entry: OwnEntryResponse | null;
  prize: OwnPrizeResponse | null;
  /** What an entrant saves before the draw and holds the proof against after it; null before the freeze and after the draw */
  witness: FrozenWitnessResponse | null;
  reminder: boolean;
  /** Why the caller cannot enter now */
  refusal: RefusalResponse | null;
  /** Chances of an entry of the caller */
  weight: number;
};
export type ParticipationEnvelope = {
  data: ParticipationResponse;
};
export type OwnEntryEnvelope = {
  data: OwnEntryResponse;
};
export type ReceiptEnvelope = {
  data: ReceiptResponse;
};
export type WinnerNameRequest = {
  /** Leave the shortened name out of the winners */
  hidden: boolean;
};
export type ListedOwnEntryResponse = {
  receipt: ReceiptResponse;
  /** Left out of the list of winners */
  hidesName: boolean;
  event: LotteryEventResponse;
  prize: OwnPrizeResponse | null;
};
export type OwnEntriesResponse = {
  data: ListedOwnEntryResponse[];
  nextCursor: string | null;
};
export type LotteryNoticeKind = 'won' | 'open' | 'closing' | 'frozen';
export type NoticeResponse = {
  kind: LotteryNoticeKind;
  eventId: string;
  title: string;
  /** End of the time to act */
  until: string;
};
export type NoticesResponse = {
  data: NoticeResponse[];
};
export type OwnPrizeEnvelope = {
  data: OwnPrizeResponse;
};
export type ApprovalState = 'waiting' | 'withdrawn' | 'approved' | 'declined';
export type ApprovalResponse = {
  state: ApprovalState;
  submittedAt: string;
  decidedAt: string | null;
  /** Why it was declined; empty otherwise */
  reason: string;
};
export type TextsRequest = {
  /** Text in English */
  en: string;
  /** Text in Chinese */
  'zh-CN': string;
};
export type EntropyMode = 'beacon' | 'commit';
export type PrizePictureRequest = {
  /** Answer of the upload */
  hash: string;
  /** What it shows, for those who do not see it */
  alt: TextsRequest;
};
export type ManagedPrizeResponse = {
  id: string;
  name: TextsRequest;
  description: TextsRequest;
  count: number;
  image: PrizeImage;
  /** Shown instead of the drawing; null where none is uploaded */
  picture: PrizePictureRequest | null;
};
export type ManagedEventResponse = {
  id: string;
  version: number;
  phase: LotteryPhase;
  editable: boolean;
  cancellable: boolean;
  reason: string;
  organiser: string;
  /** Account of the organizer; null for events of the site */
  organiserId: string | null;
  /** The last submission of the draft; null where there was none */
  approval: ApprovalResponse | null;
  participants: number;
  title: TextsRequest;
  description: TextsRequest;
  startDate: string;
  endDate: string;
  drawDate: string;
  capacity: number | null;
  verifiedEmail: boolean;
  minAccountAge: number;
  maxWeight: number;
  daysPerChance: number;
  withdrawable: boolean;
  alternates: number;
  claimDays: number;
  entropy: EntropyMode;
  prizes: ManagedPrizeResponse[];
  rules: TextsRequest[];
  publishedAt: string | null;
  resultDate: string | null;
  sample: boolean;
  createdAt: string;
};
export type OrganisedEventsResponse = {
  data: ManagedEventResponse[];
  nextCursor: string | null;
  serverTime: string;
  /** Whether the caller publishes at once; others submit their drafts for approval */
  organiser: boolean;
};
export type ManagedEventEnvelope = {
  data: ManagedEventResponse;
  serverTime: string;
};
export type PrizeRequest = {
  /** Name in both languages */
  name: TextsRequest;
  /** Description in both languages */
  description: TextsRequest;
  /** Number of winners */
  count: number;
  /** Image beside the prize */
  image: PrizeImage;
  /** Uploaded for this event; left out, the prize has the drawing alone */
  picture?: PrizePictureRequest | null;
};
export type SaveEventRequest = {
  /** Title in both languages */
  title: TextsRequest;
  /** Description in both languages */
  description: TextsRequest;
  /** When entries open */
  startDate: string;
  /** When entries close */
  endDate: string;
  /** When the winners are drawn */
  drawDate: string;
  /** Maximum number of entries; null for no limit */
  capacity: number | null;
  /** Whether an entry needs a confirmed e-mail address */
  verifiedEmail: boolean;
  /** Days that an account must have existed */
  minAccountAge: number;
  /** Maximum number of chances of one entry */
  maxWeight: number;
  /** Days of membership that give one more chance */
  daysPerChance: number;
  /** Whether an entry can be withdrawn until the close */
  withdrawable: boolean;
  /** Number of alternates that are drawn beside the winners */
  alternates: number;
  /** Days that a winner has to claim the prize */
  claimDays: number;
  /** Source of the random number */
  entropy: EntropyMode;
  /** Prizes, the first rank first */
  prizes: PrizeRequest[];
  /** Rules in both languages, one sentence each */
  rules: TextsRequest[];
};
export type CancelEventRequest = {
  /** Why it is cancelled; it is published */
  reason: string;
};
export type OrganiserNameResponse = {
  /** Null until it is chosen */
  name: string | null;
};
export type OrganiserNameEnvelope = {
  data: OrganiserNameResponse;
};
export type OrganiserNameRequest = {
  /** On one line; no address, and no name that speaks for the site */
  name: string;
};
export type UploadedPictureResponse = {
  /** SHA-256 of the stored picture: save it with a prize */
  hash: string;
};
export type UploadedPictureEnvelope = {
  data: UploadedPictureResponse;
};
export const {
  useReportRenderErrorMutation,
  useListExpiriesQuery,
  useReadChainQuery,
  useListLastPricesQuery,
  useReadVolatilityQuery,
  useListStockFiguresQuery,
  useReadVolatilitySurfaceQuery,
  useListEarningsQuery,
  useReadEarningsQuery,
  useSaveStrategyMutation,
  useListStrategiesQuery,
  useReadStrategyQuery,
  useRenameStrategyMutation,
  useDeleteStrategyMutation,
  useWriteJournalMutation,
  useReadStrategyMarksQuery,
  useSummariseStrategiesQuery,
  useOpenStrategyMutation,
  useAdjustStrategyMutation,
  useCloseStrategyMutation,
  useSettleStrategyMutation,
  useAssignContractsMutation,
  useCorrectStepMutation,
  useTakeBackStepMutation,
  useReadHistoryQuery,
  useExportHistoryQuery,
  useImportTradesMutation,
  useReadPerformanceQuery,
  useReadBenchmarkQuery,
  useLoadSamplesMutation,
  useRemoveSamplesMutation,
  useReadWatchlistQuery,
  useSaveWatchlistMutation,
  useSaveWatchlistsMutation,
  useReadOptionsSettingsQuery,
  useSaveOptionsSettingsMutation,
  useListAlertsQuery,
  useCreateAlertMutation,
  useChangeAlertMutation,
  useDeleteAlertMutation,
  useListAlertNoticesQuery,
  useReadUnreadNoticesQuery,
  useMarkNoticesReadMutation,
  useReadCapitalQuery,
  useSaveCapitalMutation,
  useSearchTickersQuery,
  useReadTickerQuery,
  useReadPreviousCloseQuery,
  useReadAggregatesQuery,
  useReadMarketStatusQuery,
  useListNewsQuery,
  useReadMarketOverviewQuery,
  useReadOptionContractQuery,
  useReadOptionSnapshotQuery,
  useListQuotesQuery,
  useStreamQuotesQuery,
  useReadBrokerageStatusQuery,
  useReadAuthorisationUrlQuery,
  useDisconnectBrokerageQuery,
  useEndBrokerageConnectionMutation,
  useImportPositionsMutation,
  useListEventsQuery,
  useReadEventQuery,
  useReadProofQuery,
  useReadInclusionQuery,
  useListWinnersQuery,
  useListEventWinnersQuery,
  useReadEventCalendarQuery,
  useReadParticipationQuery,
  useEnterEventMutation,
  useWithdrawEntryMutation,
  useSetReminderMutation,
  useRemoveReminderMutation,
  useChooseWinnerNameMutation,
  useListOwnEntriesQuery,
  useListNoticesQuery,
  useClaimPrizeMutation,
  useDeclinePrizeMutation,
  useListOrganisedEventsQuery,
  useCreateOrganisedEventMutation,
  useReadOrganisedEventQuery,
  useEditOrganisedEventMutation,
  useDeleteOrganisedEventMutation,
  usePublishOrganisedEventMutation,
  useSubmitOrganisedEventMutation,
  useWithdrawSubmissionMutation,
  useCancelOrganisedEventMutation,
  useReadOrganiserNameQuery,
  useChooseOrganiserNameMutation,
  useUploadPrizePictureMutation,
  useReadPrizePictureQuery,
} = injectedRtkApi;
