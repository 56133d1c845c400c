import { Module } from '@nestjs/common';
import { ManyUsersController } from './bulk-users.controller.ts';
import { UserAccessController } from './user-access.controller.ts';
import { AdminUsersController } from './users.controller.ts';

/** In this order: what comes first goes before an id. */
@Module({ controllers: [ManyUsersController, AdminUsersController, UserAccessController] })
export class AdminUsersModule {}
