import { Module } from '@nestjs/common';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { AccountController } from './account.controller.ts';
import { ApiAccessController } from './api-access.controller.ts';
import { ApiKeysController } from './api-keys.controller.ts';
import { AuthController } from './auth.controller.ts';
import { DeviceCookie } from './device-cookie.ts';
import { EmailController } from './email.controller.ts';
import { PasskeySignInController } from './passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys.controller.ts';
import { PasswordController } from './password.controller.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SecondFactorController } from './second-factor.controller.ts';
import { SessionsController } from './sessions.controller.ts';

@Module({
  controllers: [
    AccountController,
    ApiAccessController,
    ApiKeysController,
    AuthController,
    EmailController,
    PasskeySignInController,
    PasskeysController,
    PasswordController,
    SecondFactorController,
    SessionsController,
  ],
  providers: [
    {
      provide: RefreshCookie,
      useFactory: ({ mode }: Settings) => new RefreshCookie(mode === 'production'),
      inject: [PORTS.settings],
    },
    {
      provide: DeviceCookie,
      useFactory: ({ mode }: Settings) => new DeviceCookie(mode === 'production'),
      inject: [PORTS.settings],
    },
  ],
})
export class AuthModule {}
