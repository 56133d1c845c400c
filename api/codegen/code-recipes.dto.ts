import { ApiProperty } from '@nestjs/swagger';
import {
  CODE_RECIPE_NAME_MAX,
  INPUT_KINDS,
  MAX_CODE_RECIPES,
  RECIPE_TEMPLATES,
  TARGETS,
  type Choices,
  type Edit,
  type InputKind,
  type Recipe,
  type RecipeTemplate,
  type SavedCodeRecipe,
  type TargetId,
} from '@toolyard/core/codegen';
import { IsObject, IsString, IsUUID } from 'class-validator';
import { instant } from '../http/instant.ts';

export class RecipeTemplateResponse implements RecipeTemplate {
  @ApiProperty({ type: String, maxLength: RECIPE_TEMPLATES.longestName })
  name!: string;

  @ApiProperty({ type: String, description: 'A template of Liquid' })
  text!: string;
}

export class CodeRecipePart implements Recipe {
  @ApiProperty({ type: 'integer', enum: [1], description: 'Of the form' })
  version!: 1;

  @ApiProperty({
    enum: INPUT_KINDS,
    enumName: 'CodeInputKind',
    nullable: true,
    description: 'How the input is read; null lets the text tell',
  })
  kind!: InputKind | null;

  @ApiProperty({ type: String, description: 'Of what has no name of its own', example: 'Root' })
  rootName!: string;

  @ApiProperty({ enum: TARGETS.map(({ id }) => id), enumName: 'CodeOutput' })
  target!: TargetId;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Options of the output that differ from their defaults',
    example: { dates: 'Date' },
  })
  values!: Recipe['values'];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What was chosen, by warning and place',
    example: { 'big whole number $.id': 'string' },
  })
  choices!: Choices;

  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Changes of the model, in their order',
    example: [{ kind: 'rename entity', entity: '$', name: 'Order' }],
  })
  edits!: readonly Edit[];

  @ApiProperty({ type: [RecipeTemplateResponse], maxItems: RECIPE_TEMPLATES.most })
  templates!: readonly RecipeTemplateResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The input; null where it is not part of the recipe',
  })
  text!: string | null;
}

export class CodeRecipeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: String, minLength: 1, maxLength: CODE_RECIPE_NAME_MAX })
  name!: string;

  @ApiProperty({ type: CodeRecipePart })
  recipe!: CodeRecipePart;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class CodeRecipesResponse {
  @ApiProperty({
    type: [CodeRecipeResponse],
    maxItems: MAX_CODE_RECIPES,
    description: 'Last changed first',
  })
  data!: CodeRecipeResponse[];
}

export class SavedCodeRecipeResponse {
  @ApiProperty({ type: CodeRecipeResponse })
  data!: CodeRecipeResponse;
}

export class CodeRecipeParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class SaveCodeRecipeRequest {
  @ApiProperty({ type: String, minLength: 1, maxLength: CODE_RECIPE_NAME_MAX })
  @IsString()
  name!: string;

  @ApiProperty({
    type: CodeRecipePart,
    description: 'The input is stored only if it is part of it',
  })
  @IsObject()
  recipe!: object;
}

export const toCodeRecipeResponse = (saved: SavedCodeRecipe): CodeRecipeResponse => ({
  ...{ id: saved.id, version: saved.version, name: saved.name, recipe: saved.recipe },
  createdAt: instant(saved.createdAt),
  updatedAt: instant(saved.updatedAt),
});
