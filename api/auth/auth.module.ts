import { Module } from '@nestjs/common';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { AccountController } from './account.controller.ts';
import { AuthController } from './auth.controller.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SessionsController } from './sessions.controller.ts';

@Module({
  controllers: [AccountController, AuthController, SessionsController],
  providers: [
    {
      provide: RefreshCookie,
      useFactory: ({ mode }: Settings) => new RefreshCookie(mode === 'production'),
      inject: [PORTS.settings],
    },
  ],
})
export class AuthModule {}
