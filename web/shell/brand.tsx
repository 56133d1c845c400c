import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useText } from '../i18n/use-text.ts';

/** The word, 106.68 by 26. */
export const WORD =
  'M0.22 3.22H6.58V20H10.27V3.22H16.64V0H0.22ZM24.3 20.22C28.57 20.22 31.38 17.26 31.38 12.84C31.38 8.4 28.55 5.43 24.3 5.43C20.05 5.43 17.22 8.4 17.22 12.84C17.22 17.26 20.05 20.22 24.3 20.22ZM24.3 17.36C22.23 17.36 20.81 15.6 20.81 12.84C20.79 10.07 22.22 8.27 24.3 8.27C26.36 8.27 27.79 10.07 27.79 12.84C27.79 15.6 26.35 17.36 24.3 17.36ZM39.51 20.22C43.78 20.22 46.59 17.26 46.59 12.84C46.59 8.4 43.76 5.43 39.51 5.43C35.26 5.43 32.43 8.4 32.43 12.84C32.43 17.26 35.26 20.22 39.51 20.22ZM39.51 17.36C37.44 17.36 36.02 15.6 36.02 12.84C36 10.07 37.43 8.27 39.51 8.27C41.57 8.27 43 10.07 43 12.84C43 15.6 41.56 17.36 39.51 17.36ZM51.76 0H48.21V20H51.76ZM54.63 25.87H56.69C59.03 25.87 60.34 25.04 60.96 23.36L67.54 5.65H63.81L60.31 16.2H60.25L56.72 5.65H52.96L58.32 20C58.32 20 57.79 21.71 57.79 21.75C57.59 22.31 57.33 22.91 56.31 22.91H54.63ZM73.26 20.22C75.56 20.22 76.86 19.28 77.56 17.98H77.61V20H81.02V10.16C81.02 7.39 78.7 5.43 74.97 5.43C71.14 5.43 68.87 7.51 68.72 10.16H72.16C72.28 8.97 73.36 8.14 74.95 8.14C76.54 8.14 77.49 8.94 77.49 10.15V10.22C77.49 11.2 76.58 11.25 73.93 11.54C70.97 11.85 68.3 12.68 68.3 15.94C68.3 18.79 70.4 20.22 73.26 20.22ZM74.16 17.62C72.69 17.62 71.77 16.98 71.75 15.88C71.74 14.62 72.98 14.08 74.42 13.87C75.8 13.68 77.08 13.45 77.52 13.18V14.7C77.52 16.35 76.32 17.62 74.16 17.62ZM83.19 20H86.72V11.82C86.72 9.67 88.01 8.59 89.6 8.59C90.22 8.59 90.93 8.68 91.24 8.79V5.56C90.97 5.49 90.56 5.43 90.12 5.43C88.4 5.43 87.22 6.4 86.69 8.14H86.58V5.65H83.19ZM97.88 20.22C99.81 20.22 101.33 19.35 102.17 17.76H102.23V20H105.75V0H102.2V7.91H102.15C101.39 6.36 99.81 5.43 97.87 5.43C94.51 5.43 91.96 8.06 91.94 12.81C91.96 17.47 94.43 20.22 97.88 20.22ZM98.9 17.34C96.87 17.34 95.52 15.75 95.52 12.81C95.52 9.89 96.87 8.33 98.9 8.33C101.02 8.33 102.36 10.05 102.36 12.81C102.36 15.57 101.03 17.34 98.9 17.34Z';

/** The mark's two parts, 16 by 16. */
export const MARK = { letter: 'M1 1h14v3H10v6H6V4H1z', foot: 'M1 12h14v3H1z' } as const;

/** The mark: a T that stands on the ground, which is also 工. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path fill="currentColor" d={MARK.letter} />
      <path className="fill-accent-solid" d={MARK.foot} />
    </svg>
  );
}

interface Props {
  /** With the Chinese name, where there is room. */
  readonly full?: boolean;
  /** On a tablet the mark alone. */
  readonly brief?: boolean;
}

/** Mark, word and Chinese name; leads home. */
export function Brand({ full = true, brief = false }: Props) {
  const t = useText();
  return (
    <Link
      to={paths.home}
      className="touch-area flex min-h-6 flex-none items-center gap-2.5 text-ink"
    >
      <span className="sr-only">{t('shell.home')}</span>
      <Mark className="size-5" />
      <svg
        className={`h-[17px] w-auto ${brief ? 'md:max-lg:hidden' : ''}`}
        viewBox="0 0 106.68 26"
        aria-hidden="true"
      >
        <path fill="currentColor" d={WORD} />
      </svg>
      {full && (
        <span
          lang="zh-CN"
          aria-hidden="true"
          className="border-l border-line-2 pl-2.5 text-13 leading-4 font-medium text-ink-3 max-xl:hidden"
        >
          工具坊
        </span>
      )}
    </Link>
  );
}
