import { Module } from '@nestjs/common';
import { ModerationController } from './moderation.controller.ts';

@Module({ controllers: [ModerationController] })
export class ModerationModule {}
