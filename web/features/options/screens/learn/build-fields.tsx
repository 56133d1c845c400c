import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { BuiltLegRequest, QuestionResponse } from '../../../../api/generated-learning.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { newLeg } from './question-draft.ts';

interface Props {
  readonly question: QuestionResponse;
  readonly legs: readonly BuiltLegRequest[];
  readonly onChange: (legs: readonly BuiltLegRequest[]) => void;
}

const MOST_LEGS = 6;
const QUANTITIES = ['1', '2', '3', '4'] as const;

/** The legs of an answer: each is bought or sold, of a kind, at a strike, with an expiry and a quantity. */
export function BuildFields({ question, legs, onChange }: Props) {
  const t = useText();
  const replace = (at: number, leg: BuiltLegRequest) =>
    onChange(legs.map((each, i) => (i === at ? leg : each)));
  return (
    <div className="space-y-2">
      {legs.length === 0 && <p className="text-13 text-ink-2">{t('learn.noLegs')}</p>}
      <ul className="space-y-2">
        {legs.map((leg, i) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="flex flex-wrap items-center gap-2 rounded-2 bg-sunken p-2">
            <LegFields
              question={question}
              leg={leg}
              number={i + 1}
              onChange={(changed) => replace(i, changed)}
            />
            <IconButton
              label={t('learn.removeLeg', { number: i + 1 })}
              onClick={() => onChange(legs.filter((_, at) => at !== i))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={<Plus size={14} aria-hidden="true" />}
        disabled={legs.length >= MOST_LEGS}
        onClick={() => onChange([...legs, newLeg(question)])}
      >
        {t('learn.addLeg')}
      </Button>
    </div>
  );
}

interface LegProps {
  readonly question: QuestionResponse;
  readonly leg: BuiltLegRequest;
  readonly number: number;
  readonly onChange: (leg: BuiltLegRequest) => void;
}

function LegFields({ question, leg, number, onChange }: LegProps) {
  const t = useText();
  const { strikes = [], days = [] } = question.building ?? {};
  const named = (what: string) => t('learn.legField', { number, what });
  const isStock = leg.type === 'stock';
  const ofType = (type: BuiltLegRequest['type']): BuiltLegRequest => {
    if (type === 'stock') return { ...leg, type, strike: null, days: null };
    const { strike, days: until } = newLeg(question);
    return { ...leg, type, strike: leg.strike ?? strike, days: leg.days ?? until };
  };
  return (
    <>
      <Select
        aria-label={named(t('leg.position'))}
        className="w-24"
        value={leg.position}
        choices={[
          { value: 'long', label: t('leg.buy') },
          { value: 'short', label: t('leg.sell') },
        ]}
        onChoose={(position) => onChange({ ...leg, position })}
      />
      <Select
        aria-label={named(t('leg.quantity'))}
        className="w-18"
        value={String(leg.quantity)}
        choices={QUANTITIES.map((value) => ({ value, label: value }))}
        onChoose={(quantity) => onChange({ ...leg, quantity: Number(quantity) })}
      />
      <Select
        aria-label={named(t('leg.type'))}
        className="w-32"
        value={leg.type}
        choices={[
          { value: 'call', label: t('leg.call') },
          { value: 'put', label: t('leg.put') },
          { value: 'stock', label: t('learn.hundredShares') },
        ]}
        onChoose={(type) => onChange(ofType(type))}
      />
      {!isStock && (
        <Select
          aria-label={named(t('chain.strike'))}
          className="w-24"
          value={String(leg.strike)}
          choices={strikes.map((strike) => ({ value: String(strike), label: `$${strike}` }))}
          onChoose={(strike) => onChange({ ...leg, strike: Number(strike) })}
        />
      )}
      {!isStock && (
        <Select
          aria-label={named(t('leg.expiry'))}
          className="w-32"
          value={String(leg.days)}
          choices={days.map((each) => ({
            value: String(each),
            label: t('learn.inDays', { days: each }),
          }))}
          onChoose={(until) => onChange({ ...leg, days: Number(until) })}
        />
      )}
    </>
  );
}
