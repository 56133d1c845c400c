import { Module } from '@nestjs/common';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { BrokerageController } from './brokerage.controller.ts';
import { ReturnController } from './return.controller.ts';
import { SimulatedController } from './simulated.controller.ts';
import { FlowCookie } from './flow-cookie.ts';
import { PositionsController } from './positions.controller.ts';

@Module({
  controllers: [BrokerageController, PositionsController, ReturnController, SimulatedController],
  providers: [
    {
      provide: FlowCookie,
      useFactory: ({ mode }: Settings) => new FlowCookie(mode === 'production'),
      inject: [PORTS.settings],
    },
  ],
})
export class BrokerageModule {}
