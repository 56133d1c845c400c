import type { SocialLinkResponse } from '../api/generated-home.ts';
import { SOCIAL_NAMES, SocialGlyph } from './social-glyphs.tsx';

const nameOf = ({ kind, url }: SocialLinkResponse): string =>
  kind === 'website' ? new URL(url).host : SOCIAL_NAMES[kind];

interface Props {
  readonly links: readonly SocialLinkResponse[];
  readonly className?: string;
}

/** One icon for each of the company's places elsewhere. */
export function SocialLinks({ links, className }: Props) {
  return (
    <ul className={`flex ${className ?? ''}`}>
      {links.map((link) => (
        <li key={link.url}>
          <a
            href={link.url}
            rel="me noopener noreferrer"
            target="_blank"
            title={nameOf(link)}
            aria-label={nameOf(link)}
            className="grid size-8 place-items-center rounded-2 text-ink-2 hover:bg-sunken hover:text-ink max-md:size-10"
          >
            <SocialGlyph kind={link.kind} />
          </a>
        </li>
      ))}
    </ul>
  );
}
