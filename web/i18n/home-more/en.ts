export const en = {
  'more.benefits': 'Built to be trusted',
  'more.account': 'One account',
  'more.accountText':
    'Sign in once. Your settings and saved strategies follow you through every tool.',
  'more.numbers': 'Numbers you can check',
  'more.numbersText':
    'Formulas, units and assumptions are published and tested against public reference data.',
  'more.draws': 'Draws anyone can check',
  'more.drawsText':
    'Rules and prizes are public before a draw. Once draws are held, anybody can recompute the result.',
  'more.local': 'Work stays on your device',
  'more.localText': 'Analyses run in your browser. Nothing of them is sent until you save it.',
  'more.features': 'Made for people who use it all day',
  'more.jump': 'Jump anywhere',
  'more.jumpText': 'One key opens every page, tool and stock.',
  'more.jumpPosition': 'MSFT options',
  'more.jumpStock': 'My strategies',
  'more.keys': 'Hands on the keyboard',
  'more.keysText': 'Move, buy, sell, undo. The mouse is optional on every screen.',
  'more.keyMove': 'move',
  'more.keyTrade': 'buy, sell',
  'more.keyJump': 'jump',
  'more.keyUndo': 'undo',
  'more.languages': 'Two languages, one product',
  'more.languagesText':
    'English and Chinese throughout, with the price colours each market expects.',
  'more.marketUs': 'US',
  'more.marketCn': 'China',
  'more.marketCb': 'Colour-blind',
  'more.kept': 'Nothing is lost',
  'more.keptText': 'What you chose survives a reload, and each change of a leg can be undone.',
  'more.stepStrike': 'Strike 330 → 325',
  'more.stepLeg': 'Added 370 call',
  'more.stepTemplate': 'Template: Iron Condor',
  'more.now': 'now',
  'more.minutes': '{count} min',
  'more.voices': 'From the workbench',
  'more.traderQuote':
    'I stopped keeping a spreadsheet beside the chain. The curve, the breakevens and the odds stand on one page.',
  'more.trader': 'Retail options trader',
  'more.managerQuote':
    'We ran a giveaway for 1,000 people and nobody asked whether it was fair. The page answered first.',
  'more.manager': 'Community manager',
  'more.leadQuote':
    'Our operators learned the console in an afternoon. It is a table, and the table behaves.',
  'more.lead': 'Platform lead',
  'more.close': 'Start with the tool you need today',
  'more.closeText': 'Everything can be tried before you sign up.',
} as const;

export type HomeMoreTexts = Record<keyof typeof en, string>;
