import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  VIEW_NAME_MAX,
  VIEW_QUERY_MAX,
  VIEWED_LISTS,
  type SavedView,
  type ViewedList,
} from '@toolyard/core/accounts';
import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../../http/if-given.ts';

const LIST = {
  enum: VIEWED_LISTS,
  enumName: 'ViewedList',
  description: 'The list that it is a view of',
} as const;
const NAME = {
  type: String,
  minLength: 1,
  maxLength: VIEW_NAME_MAX,
  example: 'Disabled users',
  description: 'Unique among your views of the list, regardless of case',
} as const;
const QUERY = {
  type: String,
  maxLength: VIEW_QUERY_MAX,
  example: 'sort=name&status=disabled',
  description:
    'Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order',
} as const;

export class ViewResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty(LIST)
  list!: ViewedList;

  @ApiProperty(NAME)
  name!: string;

  @ApiProperty(QUERY)
  query!: string;
}

export class ViewEnvelope {
  @ApiProperty({ type: ViewResponse })
  data!: ViewResponse;
}

export class ViewsResponse {
  @ApiProperty({ type: [ViewResponse], description: 'Of all lists, by name' })
  data!: ViewResponse[];
}

export class ViewParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

// Characters outside of the basic plane count twice here; the rule of core counts them once.
const NAME_CEILING = 2 * VIEW_NAME_MAX;

/** A view of a list that the route names. */
export class SaveArticleViewRequest {
  @ApiProperty(NAME)
  @IsString()
  @MaxLength(NAME_CEILING)
  name!: string;

  @ApiProperty(QUERY)
  @IsString()
  @MaxLength(VIEW_QUERY_MAX)
  query!: string;
}

export class SaveViewRequest extends SaveArticleViewRequest {
  @ApiProperty(LIST)
  @IsIn(VIEWED_LISTS)
  list!: ViewedList;
}

/** What is left out stays as it is. */
export class ChangeViewRequest {
  @ApiPropertyOptional(NAME)
  @IfGiven()
  @IsString()
  @MaxLength(NAME_CEILING)
  name?: string;

  @ApiPropertyOptional(QUERY)
  @IfGiven()
  @IsString()
  @MaxLength(VIEW_QUERY_MAX)
  query?: string;
}

export const toViewResponse = ({ id, list, name, query }: SavedView): ViewResponse => ({
  id,
  list,
  name,
  query,
});
