import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import type { Container } from 'inversify';
import { PORTS } from './ports.ts';
import { USE_CASES } from './use-cases.ts';

const FOR_HTTP = [
  PORTS.settings,
  PORTS.logger,
  PORTS.metrics,
  PORTS.readiness,
  PORTS.auditWatch,
  PORTS.localOutbox,
  PORTS.clock,
  PORTS.attemptGuard,
  PORTS.marketLimiter,
  PORTS.marketSiteLimiter,
  PORTS.accountLimiter,
  PORTS.apiKeyLimiter,
  PORTS.renderErrorLimiter,
  PORTS.lotteryLimiter,
  PORTS.contentLimiter,
  PORTS.clickLimiter,
  PORTS.drawPorts,
  PORTS.imageStore,
  PORTS.marketData,
  PORTS.snapshots,
  PORTS.providerMarket,
  PORTS.recordComputations,
  PORTS.marketNews,
  PORTS.stockQuotes,
  PORTS.livePrices,
  PORTS.optionChains,
  PORTS.simulatedBrokerage,
  PORTS.brokers,
  ...USE_CASES,
];

/** Hands what the container built to Nest; nothing is wired twice. */
@Module({})
export class CoreModule {
  static from(container: Container): DynamicModule {
    const providers: Provider[] = FOR_HTTP.map((id) => ({
      provide: id,
      useFactory: () => container.get<object>(id),
    }));
    return { module: CoreModule, global: true, providers, exports: [...FOR_HTTP] };
  }
}
