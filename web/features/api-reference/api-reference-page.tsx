import type { ReactNode } from 'react';
import { useReadApiAccessQuery } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Table, Td, Th } from '../../ui/table.tsx';
import { clientCall, curlCall } from './first-call.ts';

const SCOPES = [
  [['market:read'], 'apiReference.market'],
  [['strategies:read', 'strategies:write'], 'apiReference.strategies'],
  [['watchlists:read', 'watchlists:write'], 'apiReference.watchlists'],
  [['alerts:read', 'alerts:write'], 'apiReference.alerts'],
  [['capital:read', 'capital:write'], 'apiReference.capital'],
  [['content:read', 'content:write'], 'apiReference.content'],
] as const;

const STATUSES = [
  ['202', 'apiReference.202'],
  ['400', 'apiReference.400'],
  ['401', 'apiReference.401'],
  ['403', 'apiReference.403'],
  ['404', 'apiReference.404'],
  ['409', 'apiReference.409'],
  ['429', 'apiReference.429'],
  ['500, 502, 503', 'apiReference.500'],
] as const;

const PARAGRAPH = 'mt-3 max-w-180 text-16 leading-[26px] text-ink-2';

/** /resources/api: what the API offers to programs, and how to make a first call. */
export function ApiReferencePage() {
  const t = useText();
  usePage(t('nav.resources.api'));
  const { origin } = window.location;
  return (
    <div className="flex-1 bg-surface">
      <div className="mx-auto max-w-[1168px] px-4 py-12 md:px-6 md:py-18 xl:px-0">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
          {t('nav.resources.api')}
        </h1>
        <p className={PARAGRAPH}>{t('apiReference.lead')}</p>
        <div className="mt-8 max-w-180 space-y-12">
          <Facts origin={origin} />
          <Keys />
          <FirstCall origin={origin} />
          <Limits />
          <Operations />
        </div>
      </div>
    </div>
  );
}

function Facts({ origin }: { readonly origin: string }) {
  const t = useText();
  const { data, isError, isFetching, refetch } = useReadApiAccessQuery();
  return (
    <div className="space-y-4">
      <dl className="divide-y divide-line rounded-3 border border-line px-4 text-16">
        <Fact label={t('apiReference.base')}>
          <code className="font-mono text-13">{origin}</code>
        </Fact>
        <Fact label={t('apiReference.format')}>{t('apiReference.formatText')}</Fact>
        <Fact label={t('apiReference.access')}>{t('apiReference.accessText')}</Fact>
        {!isError && (
          <Fact label={t('apiReference.quota')}>
            {data
              ? t('apiReference.points', { points: data.data.pointsPerMinute })
              : t('shell.loading')}
          </Fact>
        )}
      </dl>
      {isError && (
        <ErrorBox
          actions={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('shell.retry')}
            </Button>
          }
        >
          {t('apiReference.failed')}
        </ErrorBox>
      )}
    </div>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid gap-x-6 py-3 sm:grid-cols-[160px_minmax(0,1fr)]">
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

function Keys() {
  const t = useText();
  return (
    <Section id="key" title={t('apiReference.key')}>
      <p className={PARAGRAPH}>{t('apiReference.keyText')}</p>
      <ButtonLink to={paths.accountSettings} look="primary" className="mt-4">
        {t('apiReference.keyLink')}
      </ButtonLink>
      <div className="mt-6 overflow-hidden rounded-3 border border-line">
        <Table label={t('apiReference.scopes')}>
          <thead>
            <tr>
              <Th>{t('apiReference.scope')}</Th>
              <Th>{t('apiReference.opens')}</Th>
            </tr>
          </thead>
          <tbody>
            {SCOPES.map(([scopes, opens]) => (
              <tr key={opens}>
                <Td className="py-2">
                  {scopes.map((scope) => (
                    <code key={scope} className="block font-mono text-12">
                      {scope}
                    </code>
                  ))}
                </Td>
                <Td className="py-2 whitespace-normal">{t(opens)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className={PARAGRAPH}>{t('apiReference.alone')}</p>
    </Section>
  );
}

function FirstCall({ origin }: { readonly origin: string }) {
  const t = useText();
  return (
    <Section id="first-call" title={t('apiReference.first')}>
      <Code title={t('apiReference.curl')}>{curlCall(origin)}</Code>
      <Code title={t('apiReference.client')}>{clientCall(origin)}</Code>
      <p className={PARAGRAPH}>{t('apiReference.clientText')}</p>
    </Section>
  );
}

const Code = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <figure className="mt-4">
    <figcaption className="mb-2 font-medium">{title}</figcaption>
    <pre
      tabIndex={0}
      className="overflow-x-auto rounded-2 bg-sunken p-3 font-mono text-12 dark:bg-pressed"
    >
      <code>{children}</code>
    </pre>
  </figure>
);

function Limits() {
  const t = useText();
  return (
    <Section id="limits" title={t('apiReference.limits')}>
      <p className={PARAGRAPH}>{t('apiReference.limitsText')}</p>
      <p className={PARAGRAPH}>{t('apiReference.errorsText')}</p>
      <div className="mt-6 overflow-hidden rounded-3 border border-line">
        <Table label={t('apiReference.limits')}>
          <thead>
            <tr>
              <Th>{t('apiReference.status')}</Th>
              <Th>{t('apiReference.action')}</Th>
            </tr>
          </thead>
          <tbody>
            {STATUSES.map(([status, action]) => (
              <tr key={status}>
                <Td className="figures">{status}</Td>
                <Td className="py-2 whitespace-normal">{t(action)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  );
}

/** Only where this server has the document. */
function Operations() {
  const t = useText();
  const { data } = useReadApiAccessQuery();
  if (!data?.data.docs) return null;
  return (
    <Section id="operations" title={t('apiReference.all')}>
      <p className={PARAGRAPH}>{t('apiReference.allText')}</p>
      <ul className="mt-4 grid gap-2 text-16">
        {(
          [
            ['/api/docs', 'apiReference.browse'],
            ['/api/docs-json', 'apiReference.document'],
          ] as const
        ).map(([href, text]) => (
          <li key={href}>
            <a href={href} className="touch-area text-accent underline underline-offset-3">
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="tracking-heading text-[24px] leading-8 font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
