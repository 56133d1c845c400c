import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { PictureDialog } from '../../shared/sharing/picture-dialog.tsx';
import { PrintHead } from '../../shared/sharing/print-head.tsx';
import { ShareMenu } from '../../shared/sharing/share-menu.tsx';
import { builderPath, sharedLeg } from '../../shared/strategies/builder-link.ts';
import { plannedRates } from '../../shared/strategies/commission-rates.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { sharedPosition } from './shared-position.ts';

/** The builder with the legs of a position at their own prices. */
export function positionPath(position: StrategyResponse): string {
  const { underlyingAsset: symbol, templateId } = position;
  const legs = position.legs.map((leg) => sharedLeg(legOf(leg), 'own'));
  return builderPath({ symbol, legs, templateId, commission: plannedRates(position) });
}

interface Props {
  readonly position: StrategyResponse;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Shares a position or a closed trade; the link opens its legs in the builder, which closed trades no longer have. */
export function SharePosition({ position, input, analysis }: Props) {
  const trade = () => sharedPosition(position, input, analysis);
  const held = position.legs.length > 0;
  return (
    <ShareMenu
      path={held ? () => positionPath(position) : null}
      picture={(use) => <PictureDialog trade={trade()} {...use} />}
    />
  );
}

/** The head of the position's printed page. */
export const PositionPrintHead = ({ position, input, analysis }: Props) => (
  <PrintHead
    trade={() => sharedPosition(position, input, analysis)}
    path={() => paths.position(position.id)}
  />
);
