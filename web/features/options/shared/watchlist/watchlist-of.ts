import { storedWatchlists } from '@toolyard/browser';
import { WATCHLIST_LIMIT } from '@toolyard/core/watchlist';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, type SavedWatchlistResponse } from '../../../../api/generated.ts';

import type { Application } from '../../../../app/application.ts';
import type { AccountCalls } from './account-list.ts';
import { WatchlistSync } from './watchlist-sync.ts';

/** The account's lists are looked at again no more often than this. */
const LOOK_PAUSE = 60_000;

interface Outcome {
  readonly data?: SavedWatchlistResponse;
  readonly error?: unknown;
}

const listsIn = ({ data, error }: Outcome) => (data ? data.data : { error });

const accountOf = ({ store }: Application): AccountCalls => ({
  read: async () =>
    listsIn(
      await store.dispatch(
        api.endpoints.readWatchlist.initiate(undefined, { forceRefetch: true, subscribe: false }),
      ),
    ),
  save: async (lists, version) => {
    const request = {
      'If-Match': `"${version}"`,
      saveWatchlistsRequest: {
        lists: lists.map((list) => ({ ...list, symbols: [...list.symbols] })),
      },
    };
    const outcome = await store.dispatch(api.endpoints.saveWatchlists.initiate(request));
    return errorCode(outcome.error) === 'VERSION_CONFLICT' ? null : listsIn(outcome);
  },
});

/**
 * Looks at the lists once it is known who is signed in, at each sign-in and sign-out, and when the tab becomes visible
 * after a while.
 */
function watchSession({ store, services }: Application, sync: WatchlistSync): void {
  /** Undefined until the session has been restored. */
  const userNow = (): string | null | undefined => {
    const { status, user: signedIn } = store.getState().session;
    return status === 'ready' ? (signedIn?.id ?? null) : undefined;
  };
  let user: string | null | undefined;
  let looked = 0;
  const look = () => {
    looked = services.now();
    void sync.look();
  };
  const notice = () => {
    if (userNow() === user) return;
    user = userNow();
    look();
  };
  store.subscribe(notice);
  services.onStorageChanged(() => sync.storageChanged());
  services.onWake(() => user && services.now() - looked > LOOK_PAUSE && look());
  notice();
}

const syncs = new WeakMap<Application, WatchlistSync>();

/** The watchlists of a running application. */
export function watchlistOf(application: Application): WatchlistSync {
  const known = syncs.get(application);
  if (known) return known;
  const { store, services, texts, toasts } = application;
  const said = (id: 'watchlist.notSaved' | 'watchlist.takenBack') => texts.i18n._(id);
  const say = (shown: () => Parameters<typeof toasts.add>[0]) =>
    void texts.loadArea('optionsMarket').then(() => toasts.add(shown()));
  const sync = new WatchlistSync({
    stored: storedWatchlists(services.storage.at),
    user: () => store.getState().session.user?.id ?? null,
    account: accountOf(application),
    failed: (error) =>
      say(() => ({
        title: said('watchlist.notSaved'),
        description: errorMessage(error, said('watchlist.takenBack')),
        variant: 'destructive',
      })),
    dropped: (count) =>
      say(() => ({
        title: texts.i18n._('watchlist.dropped', { count, most: WATCHLIST_LIMIT }),
      })),
  });
  syncs.set(application, sync);
  watchSession(application, sync);
  return sync;
}
