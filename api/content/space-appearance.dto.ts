import { ApiProperty } from '@nestjs/swagger';
import {
  NAVIGATION_ADDRESS_MAX,
  NAVIGATION_LABEL_MAX,
  SPACE_ACCENTS,
  SPACE_TYPEFACES,
  type SpaceAccent,
  type SpaceTypeface,
} from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';

/** Also what a caller sends. */
export class SpaceThemeResponse {
  @ApiProperty({
    enum: SPACE_ACCENTS,
    enumName: 'SpaceAccent',
    description: 'Colour of links and buttons',
  })
  @IsIn(SPACE_ACCENTS)
  accent!: SpaceAccent;

  @ApiProperty({
    enum: SPACE_TYPEFACES,
    enumName: 'SpaceTypeface',
    description: 'Of the texts of articles',
  })
  @IsIn(SPACE_TYPEFACES)
  typeface!: SpaceTypeface;
}

/** Also what a caller sends. */
export class NavigationEntryResponse {
  @ApiProperty({ type: String, minLength: 1, maxLength: NAVIGATION_LABEL_MAX })
  @IsString()
  label!: string;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: NAVIGATION_ADDRESS_MAX,
    description: 'A path of this site that begins with /, or an address that begins with https://',
    example: '/s/night-sky/doc/start',
  })
  @IsString()
  @MaxLength(NAVIGATION_ADDRESS_MAX)
  address!: string;

  @ApiProperty({
    enum: LANGUAGES,
    enumName: 'Language',
    nullable: true,
    description: 'Readers of this language see it; null is all',
  })
  @ValidateIf(({ locale }: NavigationEntryResponse) => locale !== null)
  @IsIn(LANGUAGES)
  locale!: Language | null;
}
