import { actionWords } from '@toolyard/core/options/alerts';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { actionIn } from '../../../../shell/notices/notice-words.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';

/** The corporate actions that have changed a plan, and what they made of it. */
export function PlanAdjustments({ position }: { readonly position: StrategyResponse }) {
  const t = useText();
  const language = useLanguage();
  const { status, planAdjustments } = position;
  if (status !== 'planning') return null;
  return planAdjustments.map(({ action, carried }) => (
    <MessageBox
      key={`${action.kind} ${action.exDate}`}
      tone={carried ? 'info' : 'warn'}
      title={actionWords(actionIn(action), language)}
      className="mb-4"
    >
      {t(carried ? 'position.carriedOver' : 'position.notCarriedOver')}
    </MessageBox>
  ));
}
