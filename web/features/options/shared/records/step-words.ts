import type { StrategyStepResponse } from '../../../../api/generated.ts';
import type { TextId } from '../../../../i18n/texts.ts';

/** What a step is called; one that closes parts of several legs is a part of the position. */
export const stepWords = ({ kind, fills }: Pick<StrategyStepResponse, 'kind' | 'fills'>): TextId =>
  kind === 'closedLeg' && fills.length > 1 ? 'life.step.partlyClosed' : `life.step.${kind}`;
