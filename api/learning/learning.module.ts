import { Module } from '@nestjs/common';
import { MarketModule } from '../market/market.module.ts';
import { LearningController, ReviewsController } from './learning.controller.ts';
import { QuestionsController } from './questions.controller.ts';

@Module({
  imports: [MarketModule],
  controllers: [QuestionsController, LearningController, ReviewsController],
})
export class LearningModule {}
