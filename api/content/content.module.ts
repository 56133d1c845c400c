import { Module } from '@nestjs/common';
import { ArticlesController } from './articles.controller.ts';
import { MembersController } from './members.controller.ts';
import { ContentQuota } from '../http/quotas.ts';
import { PreviewController } from './preview.controller.ts';
import { PublicationController } from './publication.controller.ts';
import { PublishedController } from './published.controller.ts';
import { RevisionsController } from './revisions.controller.ts';
import { SpaceFilesController } from './space-files.controller.ts';
import { SpacesController } from './spaces.controller.ts';

@Module({
  controllers: [
    SpacesController,
    SpaceFilesController,
    MembersController,
    ArticlesController,
    PreviewController,
    PublicationController,
    RevisionsController,
    PublishedController,
  ],
  providers: [ContentQuota],
})
export class ContentModule {}
