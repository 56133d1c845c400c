import { useState } from 'react';
import { useAppDispatch } from '../../../../app/store.ts';
import { api } from '../../../../api/generated.ts';
import { useFeedState, useRefreshQuotes } from '../../shared/live/use-live-quotes.ts';

/** Asks for everything of the list anew; whether that failed, or quotes have stopped coming. */
export function useRefresh() {
  const dispatch = useAppDispatch();
  const refreshQuotes = useRefreshQuotes();
  const feed = useFeedState();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const refresh = async () => {
    setState('busy');
    dispatch(api.util.invalidateTags(['market']));
    setState((await refreshQuotes()) ? 'idle' : 'failed');
  };
  return {
    isBusy: state === 'busy',
    isFailed: state === 'failed' || feed === 'broken',
    refresh: () => void refresh(),
  };
}
