import { ApiProperty } from '@nestjs/swagger';
import type { DraftArticle, ExportedSpace } from '@toolyard/core/content';
import { StoredArticleResponse, toStoredArticle } from './articles.dto.ts';
import { SpaceResponse, toSpaceResponse } from './spaces.dto.ts';

export class ExportedArticleResponse extends StoredArticleResponse {
  @ApiProperty({ type: String, description: 'Of the draft' })
  title!: string;

  @ApiProperty({ type: [String], description: 'Of the draft' })
  tags!: readonly string[];

  @ApiProperty({ type: String, description: 'The draft as it was written' })
  markdown!: string;
}

export class ExportedSpaceResponse extends SpaceResponse {
  @ApiProperty({ type: [ExportedArticleResponse] })
  articles!: ExportedArticleResponse[];
}

const toExportedArticle = ({ article, revision }: DraftArticle): ExportedArticleResponse => ({
  ...toStoredArticle(article),
  title: revision.title,
  tags: revision.meta.tags,
  markdown: revision.markdown,
});

export const toExportedSpace = (exported: ExportedSpace): ExportedSpaceResponse => ({
  ...toSpaceResponse(exported),
  articles: exported.articles.map(toExportedArticle),
});
