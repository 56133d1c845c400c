import { useLocation } from 'react-router-dom';

/** The receipt with which the page of an event leads to its verification; '' without one. */
export function useCarriedReceipt(): string {
  const { state } = useLocation() as { readonly state: { readonly receipt?: unknown } | null };
  return typeof state?.receipt === 'string' ? state.receipt : '';
}
