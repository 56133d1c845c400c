import { Module } from '@nestjs/common';
import { AnalysesController } from './analyses.controller.ts';

@Module({ controllers: [AnalysesController] })
export class DataModule {}
