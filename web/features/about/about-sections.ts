import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';

/** A part of the page that other pages lead to by its id. */
export interface AboutSection {
  readonly id: string;
  readonly title: TextId;
  readonly paragraphs: readonly TextId[];
}

export const SECTIONS: readonly AboutSection[] = [
  {
    id: 'company',
    title: 'about.introduction',
    paragraphs: ['about.introductionWhat', 'about.introductionHow'],
  },
  {
    id: 'mission',
    title: 'about.mission',
    paragraphs: ['about.missionText', 'about.missionHow'],
  },
  { id: 'join', title: 'about.join', paragraphs: ['about.joinText'] },
  { id: 'partners', title: 'about.partners', paragraphs: ['about.partnersText'] },
  { id: 'help', title: 'about.help', paragraphs: ['about.helpText'] },
  { id: 'faq', title: 'about.faq', paragraphs: [] },
  {
    id: 'terms',
    title: 'about.terms',
    paragraphs: ['about.termsUse', 'about.termsAdvice', 'about.termsLiability'],
  },
  {
    id: 'privacy',
    title: 'about.privacy',
    paragraphs: ['about.privacyKept', 'about.privacyBrowser', 'about.privacyRights'],
  },
  { id: 'contact', title: 'about.contact', paragraphs: ['about.contactText'] },
];

export const BEGINNINGS = [
  { text: 'about.helpOptions', to: paths.wizard },
  { text: 'about.helpTools', to: paths.tools },
  { text: 'about.helpAccount', to: paths.register },
] as const;

export const QUESTIONS = [
  { question: 'about.faqAccount', answer: 'about.faqAccountText' },
  { question: 'about.faqPrices', answer: 'about.faqPricesText' },
  { question: 'about.faqCost', answer: 'about.faqCostText' },
  { question: 'about.faqLanguage', answer: 'about.faqLanguageText' },
  { question: 'about.faqLeave', answer: 'about.faqLeaveText' },
] as const;
