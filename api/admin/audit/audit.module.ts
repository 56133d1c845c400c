import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { IntegrityCheck } from './integrity-check.ts';

@Module({ controllers: [AuditController], providers: [IntegrityCheck] })
export class AuditModule {}
