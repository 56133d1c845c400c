import type { Translate } from '../../../../i18n/use-text.ts';

/** What the simulated market calls the publisher of its news. */
const SIMULATED = 'Simulated Newswire';

/** Who published a piece of news; the simulated publisher is named in the page's language. */
export const publisherName = (t: Translate, name: string): string =>
  name === SIMULATED ? t('market.simulatedPublisher') : name;
