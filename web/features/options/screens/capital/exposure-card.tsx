import type { ReactNode } from 'react';
import { exposureBy, exposureOf, type ExposurePart } from '@toolyard/core/options/capital';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { money } from '../../../../ui/format.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { AccountView } from './account-view.ts';
import { ShareBars } from './share-bars.tsx';

interface Props {
  readonly account: AccountView;
  readonly badge?: ReactNode;
}

const NO_EXPIRY = '';
const DIRECTION_WORDS = {
  bullish: 'capital.direction.bullish',
  bearish: 'capital.direction.bearish',
  neutral: 'capital.direction.neutral',
} as const;
const isDirection = (key: string): key is keyof typeof DIRECTION_WORDS => key in DIRECTION_WORDS;

const byAmount = (a: ExposurePart, b: ExposurePart) => b.atRisk - a.atRisk;
const byKey = (a: ExposurePart, b: ExposurePart) => a.key.localeCompare(b.key);

/** What the open trades have at risk, by underlying, expiry and direction. */
export function ExposureCard({ account, badge }: Props) {
  const t = useText();
  const format = useFormat();
  const open = account.open.filter(({ atRisk }) => atRisk !== 0);
  const title = t('capital.exposure');
  const groups = [
    {
      title: t('capital.byUnderlying'),
      parts: exposureBy(open, ({ symbol }) => symbol).toSorted(byAmount),
      label: (key: string) => key,
    },
    {
      title: t('capital.byExpiry'),
      parts: exposureBy(open, ({ expiry }) => expiry ?? NO_EXPIRY).toSorted(byKey),
      label: (key: string) => (key === NO_EXPIRY ? t('capital.noExpiry') : format.monthDay(key)),
    },
    {
      title: t('capital.byDirection'),
      parts: exposureBy(open, ({ direction }) => direction).toSorted(byAmount),
      label: (key: string) => (isDirection(key) ? t(DIRECTION_WORDS[key]) : key),
    },
  ];
  const all = exposureOf(account);
  return (
    <Card label={title}>
      <CardHead title={title} beside={badge} />
      {open.length === 0 ? (
        <p className="px-4 py-6 text-ink-2">{t('capital.noOpen')}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-4 p-4 md:grid-cols-3">
          {groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <h3 className="mb-2 text-12 font-medium text-ink-2">{group.title}</h3>
              <ShareBars
                bars={group.parts.map(({ key, atRisk, unbounded }) => ({
                  key,
                  label: group.label(key),
                  value: [
                    money(toDollars(atRisk)),
                    t('capital.ofCapital', { share: format.percent(atRisk / account.capital) }),
                    ...(unbounded > 0 ? [t('capital.unbounded', { count: unbounded })] : []),
                  ].join(' · '),
                  part: all > 0 ? atRisk / all : 0,
                }))}
              />
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}
