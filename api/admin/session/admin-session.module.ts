import { Module } from '@nestjs/common';
import { PORTS } from '../../composition/ports.ts';
import type { Settings } from '../../composition/settings.ts';
import { AdminAuthController } from './admin-auth.controller.ts';
import { AdminDeviceCookie, AdminRefreshCookie } from './admin-cookies.ts';
import { AdminPasskeySignInController } from './admin-passkey-sign-in.controller.ts';
import { AdminPasskeysController } from './admin-passkeys.controller.ts';
import { AdminProfileController } from './admin-profile.controller.ts';
import { AdminSecondFactorController } from './admin-second-factor.controller.ts';
import { AdminSessionsController } from './admin-sessions.controller.ts';

@Module({
  controllers: [
    AdminAuthController,
    AdminPasskeySignInController,
    AdminPasskeysController,
    AdminProfileController,
    AdminSecondFactorController,
    AdminSessionsController,
  ],
  providers: [AdminRefreshCookie, AdminDeviceCookie].map((cookie) => ({
    provide: cookie,
    useFactory: ({ mode }: Settings) => new cookie(mode === 'production'),
    inject: [PORTS.settings],
  })),
})
export class AdminSessionModule {}
