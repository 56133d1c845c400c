import { Module } from '@nestjs/common';
import { AdminsController } from './admins.controller.ts';

@Module({ controllers: [AdminsController] })
export class AdminsModule {}
