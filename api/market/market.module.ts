import { Module } from '@nestjs/common';
import { MarketQuota } from '../http/quotas.ts';
import { MarketController } from './market.controller.ts';
import { MarketOverviewController } from './market-overview.controller.ts';
import { OptionMarketController } from './option-market.controller.ts';
import { QuoteHub } from './quote-hub.ts';
import { QuoteStreams } from './quote-streams.ts';
import { QuotesController } from './quotes.controller.ts';

@Module({
  controllers: [
    MarketController,
    MarketOverviewController,
    OptionMarketController,
    QuotesController,
  ],
  providers: [MarketQuota, QuoteHub, QuoteStreams],
  exports: [MarketQuota],
})
export class MarketModule {}
