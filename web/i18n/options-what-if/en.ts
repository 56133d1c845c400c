export const en = {
  'builder.onExpiry': 'At expiry (model)',
  'builder.onDay': '{day} (model)',
  'builder.expiryShort': 'expiry',
  'builder.todayShort': 'today',
  'builder.date': 'Date',
  'builder.daysLeft': '{day} · {days, plural, one {{days} day left} other {{days} days left}}',
  'builder.expiresOn': '{day} expiry',
  'builder.volatility': 'Implied volatility',
  'builder.resetOf': 'Reset {name}',
  'builder.resetSliders': 'Reset',
} as const;

export type OptionsWhatIfTexts = Record<keyof typeof en, string>;
