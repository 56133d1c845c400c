import { lazy } from 'react';
import { Optional } from '../app/error-screen.tsx';
import { useContact } from './use-contact.ts';

const SocialLinks = lazy(() =>
  import('./social-links.tsx').then((m) => ({ default: m.SocialLinks })),
);

/** The company's places elsewhere, where it has any; the drawings are fetched with the first of them. */
export function Social({ className }: { readonly className?: string }) {
  const { social } = useContact();
  if (social.length === 0) return null;
  return (
    <Optional>
      <SocialLinks links={social} className={className} />
    </Optional>
  );
}
