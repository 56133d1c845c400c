import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  CODE_RECIPES_FULL,
  CODE_RECIPE_INVALID,
  CODE_RECIPE_UNKNOWN,
  ChangeCodeRecipe,
  DeleteCodeRecipe,
  ListCodeRecipes,
  SaveCodeRecipe,
  type SavedCodeRecipe,
} from '@toolyard/core/codegen';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  CodeRecipesResponse,
  CodeRecipeParams,
  SaveCodeRecipeRequest,
  SavedCodeRecipeResponse,
  toCodeRecipeResponse,
} from './code-recipes.dto.ts';

@ApiTags('code recipes')
@UseInterceptors(mapConflicts<SavedCodeRecipe>(toCodeRecipeResponse))
@Controller('api/codegen/recipes')
export class CodeRecipesController {
  constructor(
    private readonly list: ListCodeRecipes,
    @Inject(SaveCodeRecipe) private readonly saving: Write<SaveCodeRecipe>,
    @Inject(ChangeCodeRecipe) private readonly changing: Write<ChangeCodeRecipe>,
    @Inject(DeleteCodeRecipe) private readonly deletion: Write<DeleteCodeRecipe>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your recipes of the Code Generator' })
  @Access('codeRecipes:own')
  @ApiOkResponse({ type: CodeRecipesResponse })
  async listCodeRecipes(@Caller() caller: Principal): Promise<CodeRecipesResponse> {
    return { data: (await this.list.execute(caller)).map(toCodeRecipeResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Save a recipe of the Code Generator',
    description: 'How code is generated; the input is part of it only if you send it. At most 100.',
  })
  @Access('codeRecipes:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: SavedCodeRecipeResponse })
  @ApiErrors(CODE_RECIPES_FULL, CODE_RECIPE_INVALID)
  async saveCodeRecipe(
    @Body() body: SaveCodeRecipeRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedCodeRecipeResponse> {
    return answer(await this.saving.execute(body, call), response);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Replace a recipe of the Code Generator, with its name' })
  @Access('codeRecipes:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedCodeRecipeResponse })
  @ApiErrors(CODE_RECIPE_INVALID, CODE_RECIPE_UNKNOWN)
  async changeCodeRecipe(
    @Param() { id }: CodeRecipeParams,
    @SeenVersion() version: number | null,
    @Body() body: SaveCodeRecipeRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedCodeRecipeResponse> {
    return answer(await this.changing.execute({ ...body, id, version }, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a recipe of the Code Generator' })
  @HttpCode(204)
  @Access('codeRecipes:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiNoContentResponse()
  @ApiErrors(CODE_RECIPE_UNKNOWN)
  async deleteCodeRecipe(
    @Param() { id }: CodeRecipeParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }
}

function answer(saved: SavedCodeRecipe, response: Response): SavedCodeRecipeResponse {
  response.setHeader('ETag', etagOf(saved.version));
  return { data: toCodeRecipeResponse(saved) };
}
