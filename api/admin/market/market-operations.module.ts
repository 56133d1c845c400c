import { Module } from '@nestjs/common';
import { EarningsFileController } from './earnings-file.controller.ts';
import { MarketOperationsController } from './market-operations.controller.ts';

@Module({ controllers: [EarningsFileController, MarketOperationsController] })
export class MarketOperationsModule {}
