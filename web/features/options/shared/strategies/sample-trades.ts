import { newYorkDate } from '@toolyard/core/calendar';
import { nextMonthlyExpiries, weeklyExpiry } from '@toolyard/core/options/contracts';
import { addDays, type CalendarDate, type Instant } from '@toolyard/core/shared';
import { closeOf, type SampleTrade } from './sample-legs.ts';

/** The first monthly expiry that is at least this many days after a day. */
function monthlyAfter(day: CalendarDate, days: number): CalendarDate {
  const [expiry] = nextMonthlyExpiries(closeOf(addDays(day, days)) - 1, 1);
  return expiry!;
}

/** Invented trades for visitors, dated relative to now; every figure that is shown of them is computed. */
export function sampleTrades(now: Instant): readonly SampleTrade[] {
  const today = newYorkDate(now);
  const ago = (days: number): CalendarDate => weeklyExpiry(addDays(today, -days));
  return [
    {
      symbol: 'MSFT',
      templateId: 'iron-condor',
      structure: 'iron-condor',
      status: 'active',
      opened: ago(14),
      expiry: monthlyAfter(today, 14),
      from: 545,
      to: 549,
      volatility: 0.24,
      legs: [
        ['long', 'put', 505],
        ['short', 'put', 515],
        ['short', 'call', 575],
        ['long', 'call', 585],
      ],
    },
    {
      symbol: 'AAPL',
      templateId: 'vertical-spread',
      structure: 'bull-put-spread',
      status: 'active',
      opened: ago(17),
      expiry: monthlyAfter(today, 35),
      from: 293,
      to: 300.5,
      volatility: 0.28,
      legs: [
        ['short', 'put', 290],
        ['long', 'put', 285],
      ],
    },
    {
      symbol: 'F',
      templateId: 'straddle',
      structure: 'long-straddle',
      status: 'active',
      opened: ago(6),
      expiry: monthlyAfter(today, 21),
      from: 12.1,
      to: 11.8,
      volatility: 0.4,
      legs: [
        ['long', 'call', 12],
        ['long', 'put', 12],
      ],
    },
    {
      symbol: 'SPY',
      templateId: 'butterfly',
      structure: 'long-call-butterfly',
      status: 'planning',
      opened: today,
      expiry: monthlyAfter(today, 28),
      from: 645,
      to: 645,
      volatility: 0.19,
      legs: [
        ['long', 'call', 635],
        ['short', 'call', 645, 2],
        ['long', 'call', 655],
      ],
    },
    {
      symbol: 'NVDA',
      templateId: 'vertical-spread',
      structure: 'bull-call-spread',
      status: 'completed',
      opened: ago(80),
      expiry: monthlyAfter(ago(80), 21),
      from: 178,
      to: 191.5,
      volatility: 0.38,
      legs: [
        ['long', 'call', 180],
        ['short', 'call', 190],
      ],
    },
    {
      symbol: 'AAPL',
      templateId: 'single-option',
      structure: 'long-put',
      status: 'completed',
      opened: ago(85),
      expiry: monthlyAfter(ago(85), 21),
      from: 279,
      to: 291,
      volatility: 0.25,
      legs: [['long', 'put', 275]],
    },
    {
      symbol: 'MSFT',
      templateId: 'vertical-spread',
      structure: 'bull-put-spread',
      status: 'completed',
      opened: ago(110),
      expiry: monthlyAfter(ago(110), 28),
      from: 512,
      to: 533,
      volatility: 0.22,
      legs: [
        ['short', 'put', 505],
        ['long', 'put', 500],
      ],
    },
  ];
}
