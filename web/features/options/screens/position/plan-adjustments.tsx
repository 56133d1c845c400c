import { actionWords } from '@toolyard/core/options/alerts';
import type { CorporateActionKind, StrategyResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { actionIn } from '../../../../shell/notices/notice-words.ts';
import { MessageBox } from '../../../../ui/message-box.tsx';

/** What became of the plan; its shares cost less by a special dividend. */
const wordsOf = (kind: CorporateActionKind, carried: boolean) => {
  if (!carried) return 'position.notCarriedOver';
  return kind === 'dividend' ? 'position.carriedOverDividend' : 'position.carriedOver';
};

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
      {t(wordsOf(action.kind, carried))}
    </MessageBox>
  ));
}
