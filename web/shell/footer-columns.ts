import { paths } from '../app/paths.ts';
import type { TextId } from '../i18n/texts.ts';
import type { MenuLink } from './menu-entries.ts';

/** Parts of the about page that other pages lead to. */
export const ABOUT = {
  company: `${paths.about}#company`,
  join: `${paths.about}#join`,
  partners: `${paths.about}#partners`,
  help: `${paths.about}#help`,
  faq: `${paths.about}#faq`,
  terms: `${paths.about}#terms`,
  privacy: `${paths.about}#privacy`,
} as const;

interface Column {
  readonly title: TextId;
  /** Without links of its own it lists the tools of the catalogue. */
  readonly links?: readonly MenuLink[];
}

/** The footer's columns but the last, which says how the company is reached. */
export const COLUMNS: readonly Column[] = [
  {
    title: 'footer.about',
    links: [
      { text: 'footer.company', to: ABOUT.company },
      { text: 'footer.join', to: ABOUT.join },
      { text: 'footer.partners', to: ABOUT.partners },
    ],
  },
  { title: 'footer.products' },
  {
    title: 'footer.support',
    links: [
      { text: 'footer.help', to: ABOUT.help },
      { text: 'footer.docs', to: paths.docs },
      { text: 'footer.faq', to: ABOUT.faq },
    ],
  },
];
