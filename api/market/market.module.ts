import { Module } from '@nestjs/common';
import { MarketQuota } from '../http/market-quota.ts';
import { MarketController } from './market.controller.ts';

@Module({ controllers: [MarketController], providers: [MarketQuota], exports: [MarketQuota] })
export class MarketModule {}
