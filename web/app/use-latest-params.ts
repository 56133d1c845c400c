import { useContext } from 'react';
import { UNSAFE_NavigationContext, useSearchParams } from 'react-router-dom';

/**
 * Reads the parameters of the latest address. A navigation is a transition: until its page is drawn, `useSearchParams`
 * gives those of the address before, and a change of them would undo that navigation.
 */
export function useLatestParams(): () => URLSearchParams {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [shown] = useSearchParams();
  return () =>
    new URLSearchParams((navigator as { location?: { search: string } }).location?.search ?? shown);
}
