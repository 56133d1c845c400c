import {
  Controller,
  Get,
  Header,
  Inject,
  Param,
  Query,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  ARTICLE_UNKNOWN,
  ListPublished,
  ReadFeed,
  ReadPublicSpace,
  ReadPublished,
  SearchPublished,
  SPACE_UNKNOWN,
  type ArticleAddress,
} from '@toolyard/core/content';
import { CURSOR_INVALID } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { siteUrl } from '../composition/site-url.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { BODY_ETAG, BodyEtag } from '../http/body-etag.ts';
import { ContentQuota, Cost } from '../http/quotas.ts';
import { ArticleFilterParams } from './article-params.dto.ts';
import { SearchParams, SearchResultsResponse, toSearchResult } from './article-search.dto.ts';
import { atomFeed, rssFeed, type Feed } from './feeds.ts';
import {
  FeedParams,
  PublishedArticleEnvelope,
  PublishedArticleParams,
  PublishedArticlesResponse,
  PublishedSpaceEnvelope,
  PublishedSpaceParams,
  toPublishedArticle,
  toPublishedListing,
  toPublishedSpace,
} from './published.dto.ts';

const SEARCH_COST = 5;
const FEED_COST = 5;

/** Path of the call that reads a published article. */
const pathOf = (handle: string, { type, locale, slug }: Omit<ArticleAddress, 'spaceId'>): string =>
  `/api/content/published/${handle}/articles/${type}/${locale}/${slug}`;

/** What anybody may read of spaces that are public, or whose address is known. Answers have an ETag for If-None-Match. */
@ApiTags('published articles')
@UseGuards(ContentQuota)
@UseInterceptors(BodyEtag)
@Controller('api/content/published/:handle')
export class PublishedController {
  constructor(
    private readonly spaces: ReadPublicSpace,
    private readonly reading: ReadPublished,
    private readonly list: ListPublished,
    private readonly searching: SearchPublished,
    private readonly feeds: ReadFeed,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read what readers see of a space' })
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: PublishedSpaceEnvelope, headers: BODY_ETAG })
  @ApiErrors(SPACE_UNKNOWN)
  async readPublishedSpace(
    @Param() { handle }: PublishedSpaceParams,
  ): Promise<PublishedSpaceEnvelope> {
    return { data: toPublishedSpace(await this.spaces.execute(handle)) };
  }

  @Get('articles')
  @ApiOperation({ summary: 'List the published articles of a space' })
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: PublishedArticlesResponse, headers: BODY_ETAG })
  @ApiErrors(CURSOR_INVALID, SPACE_UNKNOWN)
  async listPublishedArticles(
    @Param() { handle }: PublishedSpaceParams,
    @Query() { limit, cursor, ...filter }: ArticleFilterParams,
  ): Promise<PublishedArticlesResponse> {
    const { type = null, locale = null, tag = null } = filter;
    const page = { limit, cursor };
    const read = await this.list.execute({ handle, type, locale, tag, page });
    return { data: read.items.map(toPublishedListing), nextCursor: read.nextCursor };
  }

  @Get('articles/:type/:locale/:slug')
  @ApiOperation({
    summary: 'Read a published article',
    description:
      'As it is at this moment: one that was scheduled is there from its minute on, one that was unpublished is gone at once. A former address answers 301 with the present one, however often the article was renamed.',
  })
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: PublishedArticleEnvelope, headers: BODY_ETAG })
  @ApiResponse({
    status: 301,
    description: 'The article has another address',
    headers: { Location: { description: 'Its address', schema: { type: 'string' } } },
  })
  @ApiErrors(ARTICLE_UNKNOWN, SPACE_UNKNOWN)
  async readPublishedArticle(
    @Param() place: PublishedArticleParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublishedArticleEnvelope | undefined> {
    const answer = await this.reading.execute(place);
    if (answer.kind === 'article') return { data: toPublishedArticle(answer.found) };
    response.status(301).location(pathOf(place.handle, answer.to));
    return undefined;
  }

  @Get('search')
  @ApiOperation({
    summary: 'Search the published articles of a space',
    description:
      'Chinese by any part of a run of characters, other words by their beginnings and forms, titles by pinyin too. All words must occur.',
  })
  @Cost(SEARCH_COST)
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: SearchResultsResponse, headers: BODY_ETAG })
  @ApiErrors(SPACE_UNKNOWN)
  async searchPublishedArticles(
    @Param() { handle }: PublishedSpaceParams,
    @Query() { query, limit, locale }: SearchParams,
  ): Promise<SearchResultsResponse> {
    const wanted = { handle, query, limit, locale: locale ?? null };
    const found = await this.searching.execute(wanted);
    return { data: found.map(toSearchResult) };
  }

  @Get('atom.xml')
  @ApiOperation({
    summary: 'Follow a space by Atom',
    description: 'The 20 articles that were published last, with their whole texts.',
  })
  @Cost(FEED_COST)
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @Header('Content-Type', 'application/atom+xml; charset=utf-8')
  @ApiOkResponse({
    content: { 'application/atom+xml': { schema: { type: 'string' } } },
    headers: BODY_ETAG,
  })
  @ApiErrors(SPACE_UNKNOWN)
  async readAtomFeed(
    @Param() { handle }: PublishedSpaceParams,
    @Query() { locale }: FeedParams,
  ): Promise<string> {
    return atomFeed(await this.feedOf(handle, 'atom.xml', { locale }));
  }

  @Get('rss.xml')
  @ApiOperation({ summary: 'Follow a space by RSS', description: 'As by Atom.' })
  @Cost(FEED_COST)
  @Access('public')
  @Header('Cache-Control', 'no-cache')
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  @ApiOkResponse({
    content: { 'application/rss+xml': { schema: { type: 'string' } } },
    headers: BODY_ETAG,
  })
  @ApiErrors(SPACE_UNKNOWN)
  async readRssFeed(
    @Param() { handle }: PublishedSpaceParams,
    @Query() { locale }: FeedParams,
  ): Promise<string> {
    return rssFeed(await this.feedOf(handle, 'rss.xml', { locale }));
  }

  private async feedOf(handle: string, name: string, { locale }: FeedParams): Promise<Feed> {
    const { space, entries } = await this.feeds.execute({ handle, locale: locale ?? null });
    const site = siteUrl(this.settings);
    const query = locale === undefined ? '' : `?locale=${locale}`;
    const selfUrl = `${site}/api/content/published/${space.handle}/${name}${query}`;
    return { space, entries, siteUrl: site, selfUrl };
  }
}
