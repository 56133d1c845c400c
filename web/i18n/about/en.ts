export const en = {
  'about.title': 'About Us',
  'about.lead':
    'Toolyard is a collection of online tools in two languages, with one account for all of them. This page explains what it is, how to reach us, and the terms of use.',
  'about.contents': 'On this page',
  'about.introduction': 'Platform Introduction',
  'about.introductionWhat':
    'Toolyard brings practical tools together for individuals and businesses. Today you can research and plan option strategies, look into tables of millions of rows in your own browser, and enter prize draws that anybody can check. Content management and a code generator are in preparation. All tools share one account.',
  'about.introductionHow':
    'At its core is one domain library that both the server and this site call, so a figure on your screen and a figure in a report come from the same formula. The source code is open under the MIT license.',
  'about.mission': 'Our Mission',
  'about.missionText':
    'You should be able to check, not just trust. A figure should show where it comes from, anyone should be able to recompute a draw, and what you do in your browser should stay there.',
  'about.missionHow':
    'That is why formulas, units and assumptions are documented, results are tested against public reference data, simulated prices are labeled as simulated, and we ask for nothing before it is needed.',
  'about.join': 'Join Us',
  'about.joinText':
    'We work in the open and in small steps. If you care about exact numbers, calm interfaces or clear writing in English or Chinese, send us something you have made. A pull request is the best application.',
  'about.partners': 'Partners',
  'about.partnersText':
    'Market data providers, brokers, schools and communities can connect to Toolyard. Every data source and broker sits behind its own interface, so adding one doesn’t change the tools. Tell us what you would like to connect.',
  'about.help': 'Help Center',
  'about.helpText':
    'Most screens explain themselves: an empty list tells you what to do next, an invalid field tells you why, and anything that fails can be retried. Good places to start:',
  'about.helpOptions': 'Plan an option strategy in three steps',
  'about.helpTools': 'Browse all tools',
  'about.helpAccount': 'Create an account',
  'about.helpWrite':
    'If something doesn’t work, write to the address below and tell us what you did and what you saw.',
  'about.faq': 'FAQ',
  'about.faqAccount': 'Do I need an account?',
  'about.faqAccountText':
    'Not for browsing and analysis. You need one to save strategies, connect a broker or enter lotteries.',
  'about.faqPrices': 'Are the prices real?',
  'about.faqPricesText':
    'Every block says so. Without a data provider the market is simulated and labeled as such; recorded chains show the date they were recorded.',
  'about.faqCost': 'What does it cost?',
  'about.faqCostText': 'Nothing. Toolyard is open source; whoever runs it pays for the server.',
  'about.faqLanguage': 'Can I change the language and the price colors?',
  'about.faqLanguageText':
    'Yes. Change the language in the header, or both in your settings. Green can mean up or down, as in the market you are used to, and there is a color-blind palette.',
  'about.faqLeave': 'How do I export my data or delete my account?',
  'about.faqLeaveText':
    'In Settings, under Account settings: one button exports all your data as a file, another deletes your account.',
  'about.terms': 'Terms & Conditions',
  'about.termsUse':
    'You may use Toolyard for lawful purposes. Don’t try to access other people’s accounts, don’t overload the service on purpose, and don’t enter content you have no right to use.',
  'about.termsAdvice':
    'The options tools show calculations under stated assumptions. They are neither investment advice nor an offer. Options can lose more than you paid for them; the decision is yours.',
  'about.termsLiability':
    'To the extent the law allows, the service is provided as is, with no promise that it is free of faults or always available. We may close accounts that violate these terms.',
  'about.privacy': 'Privacy Policy',
  'about.privacyKept':
    'We store what an account needs: your name and email address, a one-way hash of your password, your sessions with device, shortened network address and times, and what you save.',
  'about.privacyBrowser':
    'One cookie keeps you signed in; scripts can’t read it. Theme, language and session are stored in your browser. There are no advertising or tracking cookies, and no page loads anything from other sites.',
  'about.privacyRights':
    'You can view, export and delete your data in your settings at any time. Deleting your account erases your personal data at once. We share nothing with others unless you connect a broker or the law requires it.',
  'about.contact': 'Contact Us',
  'about.contactText': 'We read every message and answer in English or Chinese.',
  'about.email': 'Email',
  'about.wechat': 'WeChat official account',
  'about.address': 'Address',
  'about.social': 'Follow us',
} as const;

export type AboutTexts = Record<keyof typeof en, string>;
