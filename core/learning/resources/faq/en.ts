import type { faq, ResourceTextsOf } from '../resource-list.ts';

export const en: ResourceTextsOf<typeof faq> = {
  'is-this-advice': {
    title: 'Do the courses give advice?',
    text: [
      'No. They explain how options work. All positions are made up, and no text says what you should trade.',
    ],
  },
  'without-an-account': {
    title: 'Can I learn without an account?',
    text: [
      'Yes. Every lesson can be read, and every question can be tried. Only progress, quiz results and the review queue need an account.',
    ],
  },
};
