import { Module } from '@nestjs/common';
import { DrawsController } from '../admin/lottery/draws.controller.ts';
import { ApprovalsController } from '../admin/lottery/approvals.controller.ts';
import { AdminEventsController } from '../admin/lottery/events.controller.ts';
import { OrganisersController } from '../admin/lottery/organisers.controller.ts';
import { LotteryQuota } from '../http/quotas.ts';
import { LotteryController } from './lottery.controller.ts';
import { OrganiserNameController } from './organiser-name.controller.ts';
import { OrganisedEventsController } from './organised-events.controller.ts';
import { OwnLotteryController } from './own-lottery.controller.ts';
import {
  ManagedPicturesController,
  OrganisedPicturesController,
} from './prize-pictures.controller.ts';
import { ParticipationController } from './participation.controller.ts';
import { WinnersController } from './winners.controller.ts';

@Module({
  controllers: [
    LotteryController,
    WinnersController,
    ParticipationController,
    OwnLotteryController,
    OrganisedEventsController,
    OrganiserNameController,
    OrganisedPicturesController,
    ManagedPicturesController,
    AdminEventsController,
    ApprovalsController,
    DrawsController,
    OrganisersController,
  ],
  providers: [LotteryQuota],
})
export class LotteryModule {}
