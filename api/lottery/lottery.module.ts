import { Module } from '@nestjs/common';
import { LotteryController } from './lottery.controller.ts';

@Module({ controllers: [LotteryController] })
export class LotteryModule {}
