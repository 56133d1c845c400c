import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARCHIVE_LIMITS,
  ARCHIVE_TOO_LARGE,
  IMPORT_CHOICES,
  type ImportChoice,
  type ImportOutcome,
  type ImportReport,
} from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import { IsIn, IsOptional } from 'class-validator';
import { ApiErrors } from '../http/api-errors.ts';
import { DryRunParams } from '../http/dry-run-params.dto.ts';
import { singleFileUpload } from '../http/file-upload.ts';
import { UPLOAD_UNREADABLE } from '../http/http.errors.ts';

const OneArchive = singleFileUpload({
  field: 'file',
  mostBytes: ARCHIVE_LIMITS.size,
  tooLarge: ARCHIVE_TOO_LARGE,
});

/** Takes a body of parts with one archive or text, and documents it. */
export const ArchiveUpload = () =>
  applyDecorators(
    UseInterceptors(OneArchive),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description:
        'A zip archive of up to 50 MB with Markdown files in UTF-8 of up to 20 MB in total and their pictures, or one such file',
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors(UPLOAD_UNREADABLE),
  );

export class ImportArticlesParams extends DryRunParams {
  @ApiPropertyOptional({
    enum: IMPORT_CHOICES,
    enumName: 'ArticleImportChoice',
    default: 'skip',
    description: 'What becomes of a file whose address an article has that says something else',
  })
  @IsOptional()
  @IsIn(IMPORT_CHOICES)
  choice: ImportChoice = 'skip';
}

const OUTCOMES = ['created', 'replaced', 'same', 'skipped', 'refused'] as const;
type Outcome = (typeof OUTCOMES)[number];

const OUTCOME_OF: Readonly<Record<ImportOutcome['kind'], Outcome>> = {
  create: 'created',
  replace: 'replaced',
  same: 'same',
  skipped: 'skipped',
  refused: 'refused',
};

export class ImportedArticleFile {
  @ApiProperty({ type: String, description: 'In the archive', example: 'en/docs/alerts.md' })
  path!: string;

  @ApiProperty({ enum: OUTCOMES, enumName: 'ArticleImportOutcome' })
  outcome!: Outcome;

  @ApiProperty({ type: String, nullable: true, description: 'Of its article; null if refused' })
  slug!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Line of the fault, from 1; null where the file has none, or has it as a whole',
  })
  line!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused' })
  message!: string | null;
}

export class ImportedPictureFile {
  @ApiProperty({ type: String, description: 'In the archive', example: 'media/tides.png' })
  path!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused; else null' })
  message!: string | null;
}

export class ImportedArticlesReport {
  @ApiProperty({ type: [ImportedArticleFile], description: 'In the order of the archive' })
  files!: ImportedArticleFile[];

  @ApiProperty({ type: [ImportedPictureFile], description: 'Pictures that the texts show' })
  pictures!: ImportedPictureFile[];

  @ApiProperty({ type: [String], description: 'Paths of all other files' })
  ignored!: readonly string[];
}

export class ImportArticlesResponse {
  @ApiProperty({ type: ImportedArticlesReport })
  data!: ImportedArticlesReport;
}

const toImportedFile = (file: ImportOutcome, language: Language): ImportedArticleFile => ({
  path: file.path,
  outcome: OUTCOME_OF[file.kind],
  slug: file.kind === 'refused' ? null : file.slug,
  line: file.kind === 'refused' ? file.line : null,
  message: file.kind === 'refused' ? file.texts[language] : null,
});

export const toImportReport = (
  { files, pictures, ignored }: ImportReport,
  language: Language,
): ImportArticlesResponse => ({
  data: {
    files: files.map((file) => toImportedFile(file, language)),
    pictures: pictures.map(({ path, refusal }) => ({
      path,
      message: refusal && (refusal[language] ?? null),
    })),
    ignored,
  },
});
