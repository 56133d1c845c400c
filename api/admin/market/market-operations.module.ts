import { Module } from '@nestjs/common';
import { MarketOperationsController } from './market-operations.controller.ts';

@Module({ controllers: [MarketOperationsController] })
export class MarketOperationsModule {}
