import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Social } from '../../shell/social.tsx';
import { useContact } from '../../shell/use-contact.ts';

/** How to reach us; what the settings leave empty is not shown. */
export function ContactDetails() {
  const t = useText();
  const { email, wechat, address, social } = useContact();
  return (
    <dl className="mt-4 divide-y divide-line rounded-3 border border-line px-4 text-16">
      <Row label={t('about.email')}>
        <a href={`mailto:${email}`} className="touch-area text-accent underline underline-offset-3">
          {email}
        </a>
      </Row>
      {wechat && <Row label={t('about.wechat')}>{wechat}</Row>}
      {address && <Row label={t('about.address')}>{address}</Row>}
      {social.length > 0 && (
        <Row label={t('about.social')}>
          <Social className="-ml-2" />
        </Row>
      )}
    </dl>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid gap-x-6 py-3 sm:grid-cols-[208px_minmax(0,1fr)]">
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
