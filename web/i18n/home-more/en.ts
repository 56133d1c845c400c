export const en = {
  'more.benefits': 'Built to be trusted',
  'more.account': 'One account',
  'more.accountText': 'Sign in once. Your settings and saved strategies come along to every tool.',
  'more.numbers': 'Numbers you can check',
  'more.numbersText':
    'Formulas, units and assumptions are published and tested against public reference data.',
  'more.draws': 'Draws anyone can verify',
  'more.drawsText':
    'Rules and prizes are public before a draw. Once draws are held, anyone can recompute the result.',
  'more.local': 'Your work stays on your device',
  'more.localText': 'Analyses run in your browser. Nothing is sent until you save.',
  'more.features': 'Made for everyday work',
  'more.jump': 'Jump anywhere',
  'more.jumpText': 'One shortcut opens any page, tool or stock.',
  'more.jumpPosition': 'MSFT options',
  'more.jumpStock': 'My strategies',
  'more.keys': 'Keyboard first',
  'more.keysText': 'Move, buy, sell and undo without reaching for the mouse.',
  'more.keyMove': 'move',
  'more.keyTrade': 'buy, sell',
  'more.keyJump': 'jump',
  'more.keyUndo': 'undo',
  'more.languages': 'Two languages',
  'more.languagesText':
    'English and Chinese throughout, with the price colors each market expects.',
  'more.marketUs': 'US',
  'more.marketCn': 'China',
  'more.marketCb': 'Color-blind',
  'more.kept': 'Nothing gets lost',
  'more.keptText': 'Your selections survive a reload, and every change to a leg can be undone.',
  'more.stepStrike': 'Strike 330 → 325',
  'more.stepLeg': 'Added 370 call',
  'more.stepTemplate': 'Template: Iron Condor',
  'more.now': 'now',
  'more.minutes': '{count} min',
  'more.voices': 'What users say',
  'more.traderQuote':
    'I no longer keep a spreadsheet next to the chain. The curve, the breakevens and the odds are all on one page.',
  'more.trader': 'Retail options trader',
  'more.managerQuote':
    'We ran a giveaway for 1,000 people and nobody asked whether it was fair. The page had already answered.',
  'more.manager': 'Community manager',
  'more.leadQuote':
    'Our operators learned the console in an afternoon. It’s a table that behaves like a table.',
  'more.lead': 'Platform lead',
  'more.close': 'Start with the tool you need today',
  'more.closeText': 'Try everything before you sign up.',
} as const;

export type HomeMoreTexts = Record<keyof typeof en, string>;
