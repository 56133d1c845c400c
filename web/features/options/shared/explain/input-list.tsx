import type { ExplainedInput, Subject } from '@toolyard/core/options/explanations';
import { toDollars } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { inputWords } from './figure-words.ts';
import { legWords } from '../legs/leg-mark.tsx';

/** What a group of inputs belongs to: a leg, a contract, an expiry. */
function subjectWords(t: Translate, of: Subject): string {
  if (of === null) return '';
  if ('kind' in of) return legWords(t, of);
  if ('label' in of) return of.label;
  if ('expiry' in of) return t('explain.expiry', { date: of.expiry });
  if ('date' in of) return t('explain.exDate', { date: of.date });
  return `${toDollars(of.strike)} ${t(of.type === 'call' ? 'leg.call' : 'leg.put')}`;
}

/** The inputs of one subject, in the order in which the sum met them. */
interface Group {
  readonly title: string;
  readonly inputs: ExplainedInput[];
}

function grouped(t: Translate, inputs: readonly ExplainedInput[]): Group[] {
  const groups = new Map<unknown, Group>();
  for (const input of inputs) {
    const { of } = input;
    const key = of !== null && !('kind' in of) && 'expiry' in of ? of.expiry : of;
    const group = groups.get(key) ?? { title: subjectWords(t, of), inputs: [] };
    group.inputs.push(input);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Inputs by what they belong to: those of the whole strategy first named, legs with theirs beside them. */
export function InputList({ inputs }: { readonly inputs: readonly ExplainedInput[] }) {
  const t = useText();
  return (
    <dl className="grid gap-y-0.5">
      {grouped(t, inputs).map(({ title, inputs: own }) => (
        <div key={own[0]?.symbol} className="contents">
          {title && own.length > 1 && <dt className="mt-1 text-ink-2">{title}</dt>}
          {own.map(({ symbol, name, unit, value }) => (
            <div key={symbol} className="flex justify-between gap-3">
              <dt className="text-ink-3">
                {title && own.length === 1 ? `${title} · ` : ''}
                {t(`explain.input.${name}`)} {symbol}
              </dt>
              <dd className="text-right tabular-nums">{inputWords(unit, value)}</dd>
            </div>
          ))}
        </div>
      ))}
    </dl>
  );
}
