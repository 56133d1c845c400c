import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.ts';
import { ChainController } from './chain.controller.ts';
import { StrategiesController } from './strategies.controller.ts';

@Module({ imports: [MarketModule], controllers: [ChainController, StrategiesController] })
export class OptionsModule {}
