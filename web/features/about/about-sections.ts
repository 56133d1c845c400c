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
  { id: 'contact', title: 'about.contact', paragraphs: ['about.contactText'] },
];
