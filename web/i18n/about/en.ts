export const en = {
  'about.title': 'About Us',
  'about.lead':
    'Toolyard is a collection of online tools in two languages, with one account for all of them. This page explains what it is and how to reach us.',
  'about.contents': 'On this page',
  'about.introduction': 'Platform Introduction',
  'about.introductionWhat':
    'Toolyard brings practical tools together for individuals and businesses. Today you can research and plan option strategies, look into tables of millions of rows in your own browser, write and publish articles in English and Chinese, turn samples and schemas into types and tables, and enter prize draws that anybody can check. All tools share one account.',
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
  'about.contact': 'Contact Us',
  'about.contactText': 'We read every message and answer in English or Chinese.',
  'about.email': 'Email',
  'about.wechat': 'WeChat official account',
  'about.address': 'Address',
  'about.social': 'Follow us',
} as const;

export type AboutTexts = Record<keyof typeof en, string>;
