import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.ts';
import { AlertsController } from './alerts.controller.ts';
import { CapitalController } from './capital.controller.ts';
import { ChainController } from './chain.controller.ts';
import { EarningsController } from './earnings.controller.ts';
import { NoticesController } from './notices.controller.ts';
import { OptionsSettingsController } from './options-settings.controller.ts';
import { RecordsController } from './records.controller.ts';
import { SamplesController } from './samples.controller.ts';
import { StrategiesController } from './strategies.controller.ts';
import { StrategyResponseCache } from './strategy-response-cache.ts';
import { StrategyFiguresController } from './strategy-figures.controller.ts';
import { StrategyLifeController } from './strategy-life.controller.ts';
import { WatchlistController } from './watchlist.controller.ts';

@Module({
  imports: [MarketModule],
  providers: [StrategyResponseCache],
  controllers: [
    ChainController,
    EarningsController,
    StrategiesController,
    StrategyFiguresController,
    StrategyLifeController,
    RecordsController,
    SamplesController,
    WatchlistController,
    OptionsSettingsController,
    AlertsController,
    NoticesController,
    CapitalController,
  ],
})
export class OptionsModule {}
