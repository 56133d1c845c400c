import { Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.ts';
import { MembersController } from './members.controller.ts';
import { PublicationController } from './publication.controller.ts';
import { RevisionsController } from './revisions.controller.ts';
import { SpacesController } from './spaces.controller.ts';

@Module({
  controllers: [
    SpacesController,
    MembersController,
    ArticlesController,
    PublicationController,
    RevisionsController,
  ],
})
export class ContentModule {}
