import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ARCHIVE_TOO_LARGE,
  ARCHIVE_UNREADABLE,
  ARTICLES_FULL,
  MEDIA_FULL,
  MEDIA_OVERLOADED,
  ExportSpace,
  ImportArticles,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
} from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Cost } from '../http/quotas.ts';
import {
  ArchiveUpload,
  ImportArticlesParams,
  ImportArticlesResponse,
  toImportReport,
} from './space-files.dto.ts';
import { SpaceParams } from './spaces.dto.ts';

/** A space as files, out and in. */
@ApiTags('spaces')
@Controller('api/content/spaces/:id')
export class SpaceFilesController {
  constructor(
    private readonly exporting: ExportSpace,
    @Inject(ImportArticles) private readonly importing: Write<ImportArticles>,
  ) {}

  @Get('export')
  @ApiOperation({
    summary: 'Download a space as a zip archive',
    description:
      'Every article as a Markdown file with front matter, in a folder per language and type, and the pictures that they show; drafts as they stand. For editors and owners.',
  })
  @Cost(20)
  @Access('content:own', 'content:read')
  @ApiOkResponse({
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    description: 'Files such as en/docs/alerts.md',
  })
  @ApiErrors(SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async exportSpace(
    @Param() { id }: SpaceParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const { space, archive } = await this.exporting.execute(id, caller);
    return new StreamableFile(archive, {
      type: 'application/zip',
      disposition: `attachment; filename="${space.handle}.zip"`,
    });
  }

  @Post('import')
  @ApiOperation({
    summary: 'Import Markdown files into a space',
    description:
      'As drafts: nothing is published. Folders of Hugo and Docusaurus are read too. Pictures that the texts show come along, and the texts name them by their new paths; other files are ignored. The same import twice adds nothing. With `dryRun=true` it reports what would become of each file and stores nothing. For editors and owners.',
  })
  @Cost(30)
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ArchiveUpload()
  @ApiOkResponse({ type: ImportArticlesResponse })
  @ApiErrors(ARCHIVE_TOO_LARGE, ARCHIVE_UNREADABLE, ARTICLES_FULL, MEDIA_FULL, MEDIA_OVERLOADED)
  @ApiErrors(SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async importArticles(
    @Param() { id: spaceId }: SpaceParams,
    @Query() { choice, dryRun }: ImportArticlesParams,
    @UploadedFile() file: { readonly buffer: Buffer; readonly originalname: string } | undefined,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<ImportArticlesResponse> {
    if (!file) throw ARCHIVE_UNREADABLE();
    const upload = { file: file.buffer, fileName: file.originalname };
    const input = { spaceId, ...upload, choice, dryRun: dryRun === 'true' };
    // A dry run and the import itself are two gestures, should they come under one key.
    const requestHash = `${call.requestHash}.${dryRun}.${choice}`;
    const report = await this.importing.execute(input, { ...call, requestHash });
    return toImportReport(report, language);
  }
}
