import { Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from './admin/audit/audit.module.ts';
import { DashboardModule } from './admin/dashboard/dashboard.module.ts';
import { MarketOperationsModule } from './admin/market/market-operations.module.ts';
import { ModerationModule } from './admin/content/moderation.module.ts';
import { OutboxModule } from './admin/outbox/outbox.module.ts';
import { ViewsModule } from './admin/views/views.module.ts';
import { AdminsModule } from './admin/admins/admins.module.ts';
import { AdminToolsModule } from './admin/tools/admin-tools.module.ts';
import { AdminSessionModule } from './admin/session/admin-session.module.ts';
import { AdminUsersModule } from './admin/users/admin-users.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BrokerageModule } from './brokerage/brokerage.module.ts';
import type { Settings } from './composition/settings.ts';
import { ContentModule } from './content/content.module.ts';
import { CodegenModule } from './codegen/codegen.module.ts';
import { DataModule } from './data/data.module.ts';
import { HomeModule } from './home/home.module.ts';
import { HealthController } from './health/health.controller.ts';
import { MetricsController } from './health/metrics.controller.ts';
import { RenderErrorsController } from './health/render-errors.controller.ts';
import { TestClockController } from './health/test-clock.controller.ts';
import { AccountQuota, ApiKeyQuota } from './http/quotas.ts';
import { AccessGuard } from './http/access.guard.ts';
import { LearningModule } from './learning/learning.module.ts';
import { LotteryModule } from './lottery/lottery.module.ts';
import { MarketModule } from './market/market.module.ts';
import { OptionsModule } from './options/options.module.ts';

@Module({
  // Express looks for the route of a call in this order.
  imports: [
    AuthModule,
    HomeModule,
    OptionsModule,
    MarketModule,
    BrokerageModule,
    LearningModule,
    DataModule,
    CodegenModule,
    ContentModule,
    LotteryModule,
    AdminSessionModule,
    AdminToolsModule,
    AdminUsersModule,
    AdminsModule,
    AuditModule,
    DashboardModule,
    ModerationModule,
    OutboxModule,
    MarketOperationsModule,
    ViewsModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ApiKeyQuota },
    { provide: APP_GUARD, useClass: AccountQuota },
  ],
})
export class AppModule {
  /** The application around the module that holds what the container built. */
  static around(
    core: DynamicModule,
    { manualClock }: Pick<Settings, 'manualClock'>,
  ): DynamicModule {
    const controllers = [
      HealthController,
      MetricsController,
      RenderErrorsController,
      ...(manualClock ? [TestClockController] : []),
    ];
    return { module: AppModule, imports: [core], controllers };
  }
}
