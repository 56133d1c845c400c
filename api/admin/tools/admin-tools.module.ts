import { Module } from '@nestjs/common';
import { UploadsController } from '../uploads/uploads.controller.ts';
import { ManyToolsController } from './bulk-tools.controller.ts';
import { AdminToolsController } from './tools.controller.ts';
import { ToolTrashController } from './trash.controller.ts';

/** In this order: what comes first goes before an id. */
@Module({
  controllers: [ManyToolsController, ToolTrashController, AdminToolsController, UploadsController],
})
export class AdminToolsModule {}
