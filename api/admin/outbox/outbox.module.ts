import { Module } from '@nestjs/common';
import { OutboxController } from './outbox.controller.ts';

@Module({ controllers: [OutboxController] })
export class OutboxModule {}
