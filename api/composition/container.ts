import { BrokerSessions, ReadBrokerPositions } from '@toolyard/core/brokerage';
import { AlertObserver, NotifyOfExpiries } from '@toolyard/core/options/alerts';
import { Container } from 'inversify';
import { AuditWatch } from '../health/audit-watch.ts';
import { ClockWatch } from '../health/clock-watch.ts';
import { Metrics } from '../health/metrics.ts';
import { OpenRequests } from '../http/open-requests.ts';
import { createLogger } from '../http/request-log.ts';
import { assertRecipient } from './backups.ts';
import { bindBrokerage } from './bindings/brokerage.ts';
import { bindLottery } from './bindings/lottery.ts';
import { bindFiles } from './bindings/files.ts';
import { bindContent } from './bindings/content.ts';
import { bindDatabase } from './bindings/database.ts';
import { bindLimits } from './bindings/limits.ts';
import { bindMail } from './bindings/mail.ts';
import { bindMarket } from './bindings/market.ts';
import { bindRealms } from './bindings/realms.ts';
import { bindSecurity } from './bindings/security.ts';
import { PinyinRomanizer } from './pinyin-romanizer.ts';
import { seedDatabase } from './seeds.ts';
import { prepareFolders } from './folders.ts';
import type { OpeningDatabase } from './opening-database.ts';
import { bind, resolve } from './typed-container.ts';
import { PORTS } from './ports.ts';
import type { Settings } from './settings.ts';
import { WIRING } from './use-cases.ts';

/**
 * All adapters, chosen by the settings. Only this folder creates adapters. `opening` is the embedded database, where it
 * opens already.
 */
export async function buildContainer(
  settings: Settings,
  opening: OpeningDatabase = null,
): Promise<Container> {
  prepareFolders(settings);
  assertRecipient(settings.backupRecipient);
  const container = new Container();
  bind(container, PORTS.settings).toConstantValue(settings);
  bind(container, PORTS.logger).toConstantValue(createLogger(settings.logLevel));
  bind(container, PORTS.metrics).toConstantValue(new Metrics());
  bind(container, PORTS.auditWatch).toConstantValue(
    new AuditWatch(resolve(container, PORTS.logger)),
  );
  bind(container, PORTS.clockWatch).toConstantValue(
    new ClockWatch(resolve(container, PORTS.logger)),
  );
  bind(container, PORTS.openRequests).toConstantValue(new OpenRequests());
  bind(container, PORTS.romanizer).toConstantValue(new PinyinRomanizer());
  bindSecurity(container);
  bindMail(container);
  bindFiles(container);
  await bindMarket(container);
  bindBrokerage(container);
  await bindLimits(container);
  await bindDatabase(container, opening);
  bindRealms(container);
  bindLottery(container);
  bindContent(container);
  bindGroups(container);
  for (const wiring of WIRING) wiring.bind(container);
  await resolve(container, PORTS.providerMarket).refresh();
  await seedDatabase(container);
  return container;
}

/** Groups of ports, resolved lazily, because a test may rebind one. */
function bindGroups(container: Container): void {
  const { clock, ids, marketData, optionChains, simulatedPrices } = PORTS;
  bind(container, PORTS.planningPorts).toDynamicValue((of) => ({
    chains: resolve(of, optionChains),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, PORTS.lifecyclePorts).toDynamicValue((of) => ({
    chains: resolve(of, optionChains),
    market: resolve(of, marketData),
    settlementPrices: resolve(of, PORTS.settlementPrices),
    actions: resolve(of, PORTS.corporateActions),
    simulated: resolve(of, simulatedPrices),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, PORTS.alertPorts).toDynamicValue((of) => ({
    market: resolve(of, marketData),
    chains: resolve(of, optionChains),
    strategies: resolve(of, PORTS.strategyReader),
    alerts: resolve(of, PORTS.alertReader),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, PORTS.evaluationPorts).toDynamicValue((of) => {
    const observed = {
      snapshot: resolve(of, PORTS.lifecyclePorts),
      quotes: resolve(of, PORTS.stockQuotes),
      chains: resolve(of, optionChains),
      volatility: resolve(of, PORTS.volatilityHistory),
      earnings: resolve(of, PORTS.earningsReports),
      strategies: resolve(of, PORTS.strategyReader),
      settings: resolve(of, PORTS.optionsSettingsReader),
      capital: resolve(of, PORTS.capitalReader),
    };
    return {
      clock: resolve(of, clock),
      ids: resolve(of, ids),
      observer: () => new AlertObserver(observed),
    };
  });
  bind(container, PORTS.awaitedOwner).toDynamicValue(
    (of) => new NotifyOfExpiries({ clock: resolve(of, clock), ids: resolve(of, ids) }),
  );
  bind(container, PORTS.carryOverPorts).toDynamicValue((of) => ({
    actions: resolve(of, PORTS.corporateActions),
    clock: resolve(of, clock),
    ids: resolve(of, ids),
  }));
  bind(container, PORTS.brokerSessions).toDynamicValue((of) => of.get(BrokerSessions));
  bind(container, PORTS.brokerPositions).toDynamicValue((of) => of.get(ReadBrokerPositions));
}

/** Gives back what the adapters hold: connections, files, locks. */
export const closeContainer = (container: Container): Promise<void> => container.unbindAllAsync();
