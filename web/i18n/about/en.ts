export const en = {
  'about.title': 'About Us',
  'about.lead':
    'Toolyard is a yard of working tools: online, in two languages, under one account. This page says what it is, how to reach us, and on what terms.',
  'about.contents': 'On this page',
  'about.introduction': 'Platform Introduction',
  'about.introductionWhat':
    'Toolyard brings several practical tools together for individuals and businesses. Research and planning of option strategies is here now; lotteries with published rules can be looked at; taking part in them, data analysis, content management and a code generator are in preparation. One account and one way of working serve all of them.',
  'about.introductionHow':
    'Its heart is a library that knows the subject matter and nothing else. The server and this site only call it, so a figure on your screen and a figure in a report come from the same formula. The source is open under the MIT licence.',
  'about.mission': 'Our Mission',
  'about.missionText':
    'We want people to check instead of believe. A number should say where it comes from, a draw should be open to recomputation, and what you do in your browser should stay there.',
  'about.missionHow':
    'So formulas, units and assumptions are written down, results are tested against public reference data, simulated prices are marked as simulated, and nothing is asked of you before it is needed.',
  'about.join': 'Join Us',
  'about.joinText':
    'We work in the open and in small steps. If you care about exact numbers, quiet interfaces or clear writing in English or Chinese, write to us with something you have made. A pull request is the best letter of application.',
  'about.partners': 'Partners',
  'about.partnersText':
    'Market data providers, brokers, schools and communities can connect to Toolyard. Each data source and each broker sits behind its own interface, so a new one can be added without touching the tools. Tell us what you would like to connect.',
  'about.help': 'Help Center',
  'about.helpText':
    'Most screens explain themselves where you are: an empty list says what to do next, a refused field says why, and every failure offers another try. These are good places to begin:',
  'about.helpOptions': 'Plan an option strategy in three steps',
  'about.helpTools': 'Look through all tools',
  'about.helpAccount': 'Create an account',
  'about.helpWrite':
    'If something does not work, write to the address below and say what you did and what you saw.',
  'about.faq': 'FAQ',
  'about.faqAccount': 'Do I need an account?',
  'about.faqAccountText':
    'Not for looking and analysing. Saving strategies and connecting a broker need one, and so will taking part in lotteries.',
  'about.faqPrices': 'Are the prices real?',
  'about.faqPricesText':
    'Every block says so itself. Without a data provider the market is simulated and marked as simulated; recorded chains carry the date on which they were recorded.',
  'about.faqCost': 'What does it cost?',
  'about.faqCostText': 'Nothing. Toolyard is open source; whoever runs it pays for the machine.',
  'about.faqLanguage': 'Can I change the language and the colours of rises and falls?',
  'about.faqLanguageText':
    'Yes, the language in the header, both in your settings. Red and green change sides with the market you are used to, and there is a pair for colour-blind readers.',
  'about.faqLeave': 'How do I take my data with me or leave?',
  'about.faqLeaveText':
    'In the settings, under Account: one button hands you everything that is yours as a file, another deletes the account.',
  'about.terms': 'Terms & Conditions',
  'about.termsUse':
    'You may use Toolyard for lawful purposes. Do not try to get at other people’s accounts, do not overload the service on purpose, and do not enter what you have no right to.',
  'about.termsAdvice':
    'What the options tools show is arithmetic under stated assumptions. It is not investment advice and not an offer. Options can lose more than was paid for them; the decision is yours.',
  'about.termsLiability':
    'The service comes as it is, without a promise that it is free of faults or always reachable, as far as the law allows. An account that is used against these terms may be closed.',
  'about.privacy': 'Privacy Policy',
  'about.privacyKept':
    'We keep what an account needs: your name and email address, your password as a hash that cannot be turned back, your sessions with device, shortened network address and times, and what you save.',
  'about.privacyBrowser':
    'One cookie keeps you signed in; scripts cannot read it. Theme, language and your session are remembered in your own browser. There are no advertising or tracking cookies, and no page loads anything from other sites.',
  'about.privacyRights':
    'You can read, export and delete your data in the settings at any time. Deleting an account erases your personal data at once. We pass nothing on to others unless you connect a broker yourself or the law demands it.',
  'about.contact': 'Contact Us',
  'about.contactText': 'We read everything and answer in English or Chinese.',
  'about.email': 'Email',
  'about.wechat': 'WeChat official account',
  'about.address': 'Address',
  'about.social': 'Elsewhere',
} as const;

export type AboutTexts = Record<keyof typeof en, string>;
