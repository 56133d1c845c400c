import { importLine } from '../class-validator/helpers.ts';
import type { Table } from '../mikro-orm/row-model.ts';
import { quoted } from '../text/source-text.ts';
import { canChange } from './columns.ts';
import { featureNames } from './feature-names.ts';

/** The controller of a feature: its routes, with what OpenAPI says of them. */
export function controllerFile(table: Table): string {
  const { className, file, route, many, words } = featureNames(table);
  const isChanged = canChange(table);
  const path = quoted(table.key.map(({ property }) => `:${property}`).join('/'));
  const names = [
    `Create${className}Dto`,
    `${className}Dto`,
    `${className}Key`,
    `${className}Page`,
    `${className}Query`,
    ...(isChanged ? [`Replace${className}Dto`] : []),
    `Update${className}Dto`,
  ];
  const change = (name: string, dto: string): string => {
    const parameters = [`@Param() key: ${className}Key`, `@Body() input: ${dto}${className}Dto`];
    const line = `  ${name}(${parameters.join(', ')}): Promise<${className}Dto> {`;
    const opening =
      line.length <= 100
        ? line
        : `  ${name}(\n    ${parameters.join(',\n    ')},\n  ): Promise<${className}Dto> {`;
    return `${opening}
    return this.${many}.${name}(key, input);
  }`;
  };
  const answers = `  @ApiOkResponse({ type: ${className}Dto })
  @ApiNotFoundResponse({ description: 'There is no such row.' })
  @ApiConflictResponse({ description: 'Another row has these values already.' })`;
  const replace = `
  @Put(${path})
  @ApiOperation({
    summary: 'Replaces the values of a row',
    description: 'What is not given becomes its default, else null.',
  })
${answers}
${change('replace', 'Replace')}
`;
  const nest = 'Body Controller Delete Get HttpCode Param Patch Post Query'.split(' ');
  return `${importLine([...nest, ...(isChanged ? ['Put'] : [])], '@nestjs/common')}
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
${importLine(names, `./${file}.dto.js`)}
import { ${className}Service } from './${file}.service.js';

@ApiTags(${quoted(words)})
@Controller(${quoted(route)})
@ApiUnprocessableEntityResponse({ description: 'A value does not fit.' })
export class ${className}Controller {
  constructor(private readonly ${many}: ${className}Service) {}

  @Get()
  @ApiOperation({ summary: 'Lists rows, by page' })
  @ApiOkResponse({ type: ${className}Page })
  list(@Query() query: ${className}Query): Promise<${className}Page> {
    return this.${many}.list(query);
  }

  @Get(${path})
  @ApiOperation({ summary: 'Reads one row' })
  @ApiOkResponse({ type: ${className}Dto })
  @ApiNotFoundResponse({ description: 'There is no such row.' })
  read(@Param() key: ${className}Key): Promise<${className}Dto> {
    return this.${many}.read(key);
  }

  @Post()
  @ApiOperation({ summary: 'Creates a row' })
  @ApiCreatedResponse({ type: ${className}Dto })
  @ApiConflictResponse({ description: 'There is such a row already, or another is missing.' })
  create(@Body() input: Create${className}Dto): Promise<${className}Dto> {
    return this.${many}.create(input);
  }

  @Patch(${path})
  @ApiOperation({
    summary: 'Changes values of a row',
    description: 'What is not given stays as it is.',
  })
${answers}
${change('update', 'Update')}
${isChanged ? replace : ''}
  @Delete(${path})
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a row' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'There is no such row.' })
  @ApiConflictResponse({ description: 'Other rows refer to it.' })
  delete(@Param() key: ${className}Key): Promise<void> {
    return this.${many}.delete(key);
  }
}
`;
}
