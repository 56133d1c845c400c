import { answerOf, StubServer, type Received, type StubAnswer } from './stub-server.ts';

/** A row of /portfolio/{accountId}/positions, by the names of IBKR's specification. */
export type IbkrPosition = Readonly<Record<string, unknown>> & { readonly conid: number };

export const stock = (ticker: string, position: number, avgPrice: number): IbkrPosition => ({
  ...{ conid: 1000 + ticker.charCodeAt(0), contractDesc: ticker, ticker, position, avgPrice },
  ...{ currency: 'USD', assetClass: 'STK', expiry: null, putOrCall: null, strike: '0' },
  ...{ multiplier: null, avgCost: avgPrice },
});

export const option = (occ: string, position: number, avgPrice: number): IbkrPosition => ({
  ...{ conid: 5000 + position, position, avgPrice, avgCost: avgPrice * 100, multiplier: 100 },
  contractDesc: `${occ.slice(0, -15)} [${occ.slice(0, -15).padEnd(6)}${occ.slice(-15)} 100]`,
  ...{ ticker: occ.slice(0, -15), currency: 'USD', assetClass: 'OPT' },
  ...{ expiry: `20${occ.slice(-15, -9)}`, putOrCall: occ.at(-9) },
  strike: String(Number(occ.slice(-8)) / 1000),
});

const UNAUTHORIZED = answerOf(
  { type: '/simple', title: 'Unauthorized', status: 401, detail: 'Access token expired' },
  401,
);
const BASE = '/v1/api';

/** The endpoints that both ways of signing in to IBKR share, by the published specification. */
export class IbkrStub {
  readonly server: StubServer;
  state = { authenticated: true, connected: true, competing: false, established: true };
  /** Whether ssodh/init opens a brokerage session that fell asleep. */
  canRevive = true;
  isSignedIn = true;
  accounts = ['U1234567'];
  positions: readonly IbkrPosition[] = [];
  pageSize = 100;
  private listed = false;

  constructor(certificate?: ConstructorParameters<typeof StubServer>[1]) {
    this.server = new StubServer((received) => this.answer(received), certificate);
  }

  get apiUrl(): string {
    return this.server.baseUrl + BASE;
  }

  /** Whether the call may be made: every call to the gateway, signed calls elsewhere. */
  protected isAllowed(_received: Received): boolean {
    return this.isSignedIn;
  }

  protected answer(received: Received): StubAnswer {
    if (!received.headers['user-agent']) return answerOf('Access Denied', 403);
    if (!this.isAllowed(received)) return UNAUTHORIZED;
    const path = received.url.pathname.replace(BASE, '');
    const found = this.found(`${received.method} ${path}`);
    return found ?? answerOf({ error: 'Resource not found' }, 404);
  }

  private found(call: string): StubAnswer | null {
    const status = { ...this.state, message: '', MAC: 'AA:BB:CC:DD:EE:FF', fail: '' };
    switch (call) {
      case 'POST /iserver/auth/status':
        return answerOf(status);
      case 'POST /iserver/auth/ssodh/init':
        if (this.canRevive) this.state = { ...this.state, authenticated: true, established: true };
        return answerOf({ ...status, ...this.state });
      case 'POST /tickle':
        return answerOf({
          session: 'bb665d0f55b6289d70bc7380089fc96f',
          ssoExpires: 460_311,
          collission: false,
          userId: 123_456_789,
          iserver: { authStatus: status },
        });
      case 'GET /iserver/accounts':
        return answerOf({ accounts: this.accounts, selectedAccount: this.accounts[0] });
      case 'GET /portfolio/accounts':
        this.listed = true;
        return answerOf(this.accounts.map((id) => ({ id, accountId: id, currency: 'USD' })));
      case 'POST /logout':
        this.isSignedIn = false;
        return answerOf({ status: true });
    }
    return this.ofAccount(call);
  }

  /** Positions and ledger answer only after the accounts were listed. */
  private ofAccount(call: string): StubAnswer | null {
    const [, id = '', part, page] =
      /^GET \/portfolio\/(\w+)\/(ledger|positions)(?:\/(\d+))?$/.exec(call) ?? [];
    if (!this.listed || !this.accounts.includes(id)) return null;
    if (part === 'ledger') {
      const entry = { netliquidationvalue: 1005.5, cashbalance: 12, currency: 'USD' };
      return answerOf({ USD: entry, BASE: { ...entry, currency: 'BASE' } });
    }
    const first = Number(page) * this.pageSize;
    const rows = this.positions.slice(first, first + this.pageSize);
    return answerOf(rows.map((row) => ({ acctId: id, ...row })));
  }
}
