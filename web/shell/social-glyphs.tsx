import type { SocialKind } from '../api/generated-home.ts';

/** Plain line drawings of 16 units that stand for each site; its name is said in words beside. */
const LINES: Record<SocialKind, readonly string[]> = {
  github: [
    'M3 5.8 3.1 2.2 6 3.6a8 8 0 0 1 4 0l2.9-1.4.1 3.6c.8 1.2.9 2.4.4 3.7-.7 1.9-2.6 3-5.4 3s-4.7-1.1-5.4-3c-.5-1.3-.4-2.5.4-3.7z',
    'M6 8v1.2M10 8v1.2',
  ],
  x: ['M2.5 2.5h2.7l8.3 11h-2.7z', 'M13 2.5 8.8 7.2M7.2 8.9 3 13.5'],
  weibo: [
    'M11.5 9.8c0 2-2.4 3.7-5.2 3.7S1.5 12 1.5 10.2 5 4.8 6.7 4.8s.4 1.9.4 1.9 2.5-.9 3-.2-.2 1.5-.2 1.5 1.6.4 1.6 1.8z',
    'M10.2 2.5a4 4 0 0 1 4 4.7M10.3 4.7a1.8 1.8 0 0 1 1.8 2.1',
    'M7.8 10.3a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0',
  ],
  linkedin: ['M3.5 6.5v7M3.5 3v.2M7 13.5v-7M7 9.5c0-4 6-4 6 0v4'],
  youtube: ['M2 4.5q6-1.5 12 0 1 3.5 0 7-6 1.5-12 0-1-3.5 0-7z', 'm6.8 6 3.2 2-3.2 2z'],
  bilibili: ['M2 4.5h12v9H2z', 'm5 1.5 2 3M11 1.5l-2 3M5.5 8v2M10.5 8v2'],
  website: [
    'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM1.5 8h13',
    'M8 1.5c4 4 4 9 0 13-4-4-4-9 0-13z',
  ],
};

/** What each site is called; a website is called by its host. */
export const SOCIAL_NAMES: Record<Exclude<SocialKind, 'website'>, string> = {
  github: 'GitHub',
  x: 'X',
  weibo: '微博 Weibo',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  bilibili: '哔哩哔哩 Bilibili',
};

export function SocialGlyph({ kind }: { readonly kind: SocialKind }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 fill-none stroke-current"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {LINES[kind].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
