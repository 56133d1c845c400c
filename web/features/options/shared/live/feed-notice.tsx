import { useText } from '../../../../i18n/use-text.ts';
import { useFeedState } from './use-live-quotes.ts';

/** Says so when live quotes have stopped coming; prices stand as they were. */
export function FeedNotice({ className = '' }: { readonly className?: string }) {
  const t = useText();
  const state = useFeedState();
  return (
    <p role="status" className={`text-12 text-warn ${state === 'broken' ? className : 'sr-only'}`}>
      {state === 'broken' ? t('market.liveBroken') : ''}
    </p>
  );
}
