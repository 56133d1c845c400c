import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../app/store.ts';
import { api, type BrokerageOverviewResponse } from '../../api/generated.ts';
import { useApplication } from '../../app/use-application.ts';
import type { TextId } from '../../i18n/texts.ts';
import { leavableUrl } from './leavable-url.ts';
import type { Returned } from './use-return-flag.ts';

const { readBrokerageStatus, readAuthorisationUrl, endBrokerageConnection } = api.endpoints;

/** What the last thing that happened has to say. */
interface Notice {
  readonly tone: 'ok' | 'danger';
  readonly title?: TextId;
  readonly text: TextId;
}

const said = (tone: Notice['tone'], text: TextId, title?: TextId): Notice => ({
  tone,
  text,
  ...(title && { title }),
});
const CHECK_FAILED = said('danger', 'brokerage.statusFailed', 'brokerage.checkFailed');
const CONNECT_FAILED = said('danger', 'brokerage.connectFailed');
const DISCONNECT_FAILED = said('danger', 'brokerage.disconnectFailed');
const DISCONNECTED = said('ok', 'brokerage.disconnected');
const CONNECTED = said('ok', 'brokerage.connectedNow');
const RETURN_DENIED = said('danger', 'brokerage.returnDenied');
const RETURN_FAILED = said('danger', 'brokerage.returnFailed');

function noticeOf(returned: Returned | null): Notice | null {
  if (!returned) return null;
  if (returned.connected) return CONNECTED;
  return returned.denied ? RETURN_DENIED : RETURN_FAILED;
}

export type Brokerage = ReturnType<typeof useBrokerage>;

/** The brokerage connection as it is shown, and what may be done with it. */
export function useBrokerage(returned: Returned | null) {
  const { services } = useApplication();
  const dispatch = useAppDispatch();
  const [ask, status] = readBrokerageStatus.useLazyQuery();
  const [begin, begun] = readAuthorisationUrl.useLazyQuery();
  const [end, ended] = endBrokerageConnection.useMutation();
  const [notice, setNotice] = useState<Notice | null>(() => noticeOf(returned));
  const [chosen, setChosen] = useState<string | null>(null);

  // A return tells of one attempt; the server knows how the connection stands.
  const assumed = returned?.connected ?? null;
  const returnId = returned?.id;
  useEffect(() => {
    void ask({});
  }, [returnId, ask]);

  const state = shown(status, assumed);
  const broker = state.brokers?.find(({ provider }) => provider === chosen) ?? state.brokers?.[0];
  return {
    ...state,
    /** The one that would be connected; undefined for none, or before the status is known. */
    broker,
    choose: setChosen,
    notice: loudest(notice, status.isError, state.connected),
    checking: status.isFetching,
    connecting: begun.isFetching,
    disconnecting: ended.isLoading,
    refresh() {
      setNotice(null);
      void ask({});
    },
    async connect() {
      setNotice(null);
      const { data } = await begin(broker ? { broker: broker.provider } : {});
      const url = data?.success ? leavableUrl(data.url, services.origin) : null;
      if (url === null) return setNotice(CONNECT_FAILED);
      services.leaveTo(url);
    },
    async disconnect() {
      setNotice(null);
      const { data } = await end();
      if (!data?.success) return setNotice(DISCONNECT_FAILED);
      const brokers = status.data?.brokers ?? [];
      const provider = brokers[0]?.provider ?? '';
      const gone = { connected: false, accountId: null, provider, paused: false, brokers };
      await dispatch(api.util.upsertQueryData('readBrokerageStatus', {}, gone));
      setNotice(DISCONNECTED);
    },
  };
}

/** A failure of what was done, of the check, or a success that the check does not deny. */
function loudest(notice: Notice | null, checkFailed: boolean, connected: boolean | null) {
  if (notice?.tone === 'danger') return notice;
  if (checkFailed) return CHECK_FAILED;
  return notice === CONNECTED && connected === false ? RETURN_FAILED : notice;
}

interface StatusQuery {
  readonly data?: BrokerageOverviewResponse | undefined;
  readonly isError: boolean;
}

/** Null is not known yet; a status that could not be had counts as not connected. */
function shown({ data, isError }: StatusQuery, assumed: boolean | null) {
  const connected = isError ? false : (data?.connected ?? assumed);
  return {
    connected,
    status: connected ? (data ?? null) : null,
    provider: data?.provider ?? null,
    paused: !isError && data?.paused === true,
    brokers: data?.brokers ?? null,
  };
}
