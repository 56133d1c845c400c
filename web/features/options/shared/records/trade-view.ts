import { findTemplate } from '@toolyard/core/options/templates';
import type { HistoricalTradeResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { builderPath } from '../strategies/builder-link.ts';
import { useTemplateNames } from '../strategies/strategy-names.ts';

/** The name of a template by its id, in the language of the page. */
export function useTypeName(): (type: string) => string {
  const namesOf = useTemplateNames();
  return (type) => {
    const template = findTemplate(type);
    return template ? namesOf(template)[0] : type;
  };
}

/** Where a trade leads: to its position; a visitor's sample has none, and leads to the builder. */
export const tradePath = (trade: HistoricalTradeResponse, visiting: boolean): string =>
  visiting
    ? builderPath({ symbol: trade.underlyingAsset, legs: [], templateId: trade.type })
    : paths.position(trade.id);
