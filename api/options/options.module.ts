import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.ts';
import { ChainController } from './chain.controller.ts';
import { StrategiesController } from './strategies.controller.ts';
import { WatchlistController } from './watchlist.controller.ts';

@Module({
  imports: [MarketModule],
  controllers: [ChainController, StrategiesController, WatchlistController],
})
export class OptionsModule {}
