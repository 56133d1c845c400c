import { BROKERAGE_FAILED, Brokers } from '@toolyard/core/brokerage';
import { BEACON_UNAVAILABLE } from '@toolyard/core/lottery/draw';
import type { ProviderFaults } from '@toolyard/memory';
import { PORTS, type TestApi } from './test-api.ts';

type Container = TestApi['container'];

const MARKET = [
  ...(['marketData', 'marketNews', 'marketReports', 'earningsReports'] as const),
  ...(['corporateActions', 'stockQuotes', 'optionChains', 'optionTape'] as const),
  ...(['volatilityHistory', 'settlementPrices', 'snapshots'] as const),
];

/** Puts every provider of the server behind one switch: market, brokers, beacon and mail server. */
export const behindFaults =
  (faults: ProviderFaults) =>
  (container: Container): void => {
    const replace = (port: symbol, change: (provider: object) => object) => {
      const provider = change(container.get<object>(port));
      void container.rebind<object>(port).toConstantValue(provider);
    };
    for (const name of MARKET) replace(PORTS[name], (each) => faults.behind(each));
    replace(PORTS.simulatedPrices, (ports) =>
      Object.fromEntries(
        Object.entries(ports).map(([name, each]) => [name, faults.behind(each as object)]),
      ),
    );
    replace(PORTS.beacon, (each) => faults.behind(each, { refuses: BEACON_UNAVAILABLE }));
    replace(PORTS.mailer, (each) => faults.behind(each));
    const simulated = container.get<Brokers>(PORTS.brokers).find('simulated');
    const local = ['isOfferedTo', 'referenceIn'] as const;
    const gateways = simulated
      ? [faults.behind(simulated, { refuses: BROKERAGE_FAILED, local })]
      : [];
    void container.rebind(PORTS.brokers).toConstantValue(new Brokers(gateways));
  };
