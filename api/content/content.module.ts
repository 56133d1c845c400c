import { Module } from '@nestjs/common';
import { ArticleViewsController } from './views.controller.ts';
import { ArticlesController } from './articles.controller.ts';
import { CommentsController } from './comments.controller.ts';
import { MediaController } from './media.controller.ts';
import { HooksController } from './hooks.controller.ts';
import { MembersController } from './members.controller.ts';
import { ContentQuota } from '../http/quotas.ts';
import { PreviewController } from './preview.controller.ts';
import { PublicationController } from './publication.controller.ts';
import { PublishedController } from './published.controller.ts';
import { ReportsController } from './reports.controller.ts';
import { RevisionsController } from './revisions.controller.ts';
import { SpaceFilesController } from './space-files.controller.ts';
import { SpacesController } from './spaces.controller.ts';
import { ArticleVotesController, VotesController } from './votes.controller.ts';

@Module({
  controllers: [
    SpacesController,
    SpaceFilesController,
    MembersController,
    MediaController,
    ArticlesController,
    PreviewController,
    PublicationController,
    RevisionsController,
    CommentsController,
    HooksController,
    PublishedController,
    VotesController,
    ArticleVotesController,
    ReportsController,
    ArticleViewsController,
  ],
  providers: [ContentQuota],
})
export class ContentModule {}
