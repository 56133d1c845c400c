import { Module } from '@nestjs/common';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { BrokerageController } from './brokerage.controller.ts';
import { ReturnController } from './return.controller.ts';
import { SimulatedController } from './simulated.controller.ts';
import { StateCookie } from './state-cookie.ts';

@Module({
  controllers: [BrokerageController, ReturnController, SimulatedController],
  providers: [
    {
      provide: StateCookie,
      useFactory: ({ mode }: Settings) => new StateCookie(mode === 'production'),
      inject: [PORTS.settings],
    },
  ],
})
export class BrokerageModule {}
