import ExternalLink from 'lucide-react/icons/external-link';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useText } from '../../i18n/use-text.ts';
import { SimulatedBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { BrokerageFacts } from './brokerage-facts.tsx';
import { BrokerageNotes } from './brokerage-notes.tsx';
import type { Brokerage } from './use-brokerage.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** Where one signs in at the broker itself. */
const PORTAL = 'https://www.interactivebrokers.com/sso/Login';

/** The connection to a broker: how it stands, and what can be done about it. */
export function BrokerageTab({ broker }: { readonly broker: Brokerage }) {
  const t = useText();
  const { connected, notice } = broker;
  const refreshButton = useFocusBack(broker.checking);
  const actionButton = useFocusBack(broker.connecting || broker.disconnecting);
  const simulated = broker.provider === 'simulated';
  return (
    <div className="flex flex-col gap-4">
      {notice && (
        <MessageBox tone={notice.tone} {...(notice.title && { title: t(notice.title) })}>
          {t(notice.text)}
        </MessageBox>
      )}
      <Card>
        <CardHead
          title={t('brokerage.title')}
          beside={simulated && <SimulatedBadge>{t('brokerage.simulated')}</SimulatedBadge>}
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
        <div className="px-4 pt-2 pb-3">
          <BrokerageFacts connected={connected} status={broker.status} />
          {simulated && <p className="pt-1 text-12 text-ink-3">{t('brokerage.simulatedNote')}</p>}
        </div>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
          {connected ? (
            <Button
              ref={actionButton}
              look="danger"
              busy={broker.disconnecting}
              onClick={() => void broker.disconnect()}
            >
              {t(broker.disconnecting ? 'brokerage.disconnecting' : 'brokerage.disconnect')}
            </Button>
          ) : (
            <Button
              ref={actionButton}
              look="primary"
              busy={broker.connecting}
              disabled={connected === null}
              onClick={() => void broker.connect()}
            >
              {t(broker.connecting ? 'brokerage.connecting' : 'brokerage.connect')}
            </Button>
          )}
          <a
            href={PORTAL}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 py-1 font-medium text-accent underline-offset-3 hover:underline"
          >
            {t('brokerage.portal')}
            <ExternalLink size={14} aria-hidden="true" />
            <span className="sr-only">{t('brokerage.newTab')}</span>
          </a>
        </div>
      </Card>
      <BrokerageNotes />
    </div>
  );
}
