import ExternalLink from 'lucide-react/icons/external-link';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';
import { useText, type Translate } from '../../i18n/use-text.ts';
import { SimulatedBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { SelectField } from '../../ui/select.tsx';
import { BrokerageFacts } from './brokerage-facts.tsx';
import { BrokerageNotes } from './brokerage-notes.tsx';
import type { Brokerage } from './use-brokerage.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** Where one signs in at a broker itself. */
const PORTALS: Readonly<Record<string, string>> = {
  alpaca: 'https://app.alpaca.markets/',
};
const IBKR_PORTAL = 'https://www.interactivebrokers.com/sso/Login';

/** The connection to a broker: how it stands, and what can be done about it. */
export function BrokerageTab({ broker }: { readonly broker: Brokerage }) {
  const t = useText();
  const { connected, notice } = broker;
  const refreshButton = useFocusBack(broker.checking);
  const actionButton = useFocusBack(broker.connecting || broker.disconnecting);
  const simulated = broker.provider === 'simulated';
  const named = broker.brokers?.find(({ provider }) => provider === broker.provider)?.name;
  const portal = PORTALS[broker.provider ?? ''];
  return (
    <div className="flex flex-col gap-4">
      {notice && (
        <MessageBox tone={notice.tone} {...(notice.title && { title: t(notice.title) })}>
          {t(textFor(notice.text, broker))}
        </MessageBox>
      )}
      <Card>
        <CardHead
          title={t(textFor('brokerage.title', broker))}
          beside={
            // On a phone, where it would be a line more, the note below says it.
            simulated && (
              <span className="max-md:hidden">
                <SimulatedBadge>{t('brokerage.simulated')}</SimulatedBadge>
              </span>
            )
          }
          controls={
            <Button
              ref={refreshButton}
              size="sm"
              icon={<RefreshCw size={14} aria-hidden="true" />}
              busy={broker.checking}
              onClick={() => broker.refresh()}
            >
              {t('brokerage.refresh')}
            </Button>
          }
        />
        <div className="min-h-31 px-4 pt-2 pb-3">
          <BrokerageFacts connected={connected} status={broker.status} />
          {simulated && <p className="pt-1 text-12 text-ink-3">{t('brokerage.simulatedNote')}</p>}
          {broker.paused && <p className="pt-1 text-warn">{t('brokerage.paused')}</p>}
          <p className="pt-1 text-12 text-ink-3">{t('brokerage.readOnly')}</p>
          {!connected && <BrokerChoice broker={broker} />}
        </div>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
          {connected ? (
            <span className="flex flex-wrap gap-2">
              <ButtonLink look="primary" to={paths.brokerPositions}>
                {t('brokerage.importPositions')}
              </ButtonLink>
              <Button
                ref={actionButton}
                look="danger"
                busy={broker.disconnecting}
                onClick={() => void broker.disconnect()}
              >
                {t(broker.disconnecting ? 'brokerage.disconnecting' : 'brokerage.disconnect')}
              </Button>
            </span>
          ) : (
            <Button
              ref={actionButton}
              look="primary"
              busy={broker.connecting}
              disabled={connected === null || broker.brokers?.length === 0}
              onClick={() => void broker.connect()}
            >
              {broker.connecting ? t('brokerage.connecting') : connectText(t, broker)}
            </Button>
          )}
          <a
            href={portal ?? IBKR_PORTAL}
            target="_blank"
            rel="noopener noreferrer"
            className="touch-area inline-flex items-center gap-1.5 py-1 font-medium text-accent underline-offset-3 hover:underline"
          >
            {portal && named ? t('brokerage.portalOf', { broker: named }) : t('brokerage.portal')}
            <ExternalLink size={14} aria-hidden="true" />
            <span className="sr-only">{t('brokerage.newTab')}</span>
          </a>
        </div>
      </Card>
      <BrokerageNotes account={t(textFor('brokerage.noteAccount', broker))} />
    </div>
  );
}

/** The spec's words are about IBKR; where another broker is offered too, they are about brokers. */
const OTHER_WORDS: Partial<Record<TextId, TextId>> = {
  'brokerage.title': 'brokerage.titleAny',
  'brokerage.noteAccount': 'brokerage.noteAccountAny',
  'brokerage.statusFailed': 'brokerage.statusFailedAny',
  'brokerage.disconnected': 'brokerage.disconnectedAny',
  'brokerage.connectedNow': 'brokerage.connectedNowAny',
  'brokerage.returnDenied': 'brokerage.returnDeniedAny',
  'brokerage.returnFailed': 'brokerage.returnFailedAny',
};

const textFor = (text: TextId, { brokers }: Brokerage): TextId => {
  const others = brokers?.filter(({ provider }) => !/^(ibkr|simulated)/.test(provider)) ?? [];
  return (others.length > 0 ? OTHER_WORDS[text] : undefined) ?? text;
};

/** Which broker to connect, where there are several. */
function BrokerChoice({ broker: { brokers, broker, choose } }: { readonly broker: Brokerage }) {
  const t = useText();
  if (brokers?.length === 0) return <p className="pt-2">{t('brokerage.noneOffered')}</p>;
  return (
    <>
      {brokers && brokers.length > 1 && (
        <div className="max-w-80 pt-3">
          <SelectField
            label={t('brokerage.broker')}
            value={broker?.provider ?? ''}
            choices={brokers.map(({ provider, name }) => ({ value: provider, label: name }))}
            onChoose={choose}
          />
        </div>
      )}
      {broker?.provider === 'ibkr-gateway' && (
        <p className="pt-2 text-12 text-ink-3">{t('brokerage.gatewayNote')}</p>
      )}
    </>
  );
}

/** The spec's words, unless another broker than IBKR is chosen among several. */
function connectText(t: Translate, { brokers, broker }: Brokerage): string {
  return broker && (brokers?.length ?? 0) > 1
    ? t('brokerage.connectTo', { broker: broker.name })
    : t('brokerage.connect');
}
