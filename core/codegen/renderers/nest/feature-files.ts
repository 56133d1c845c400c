import type { OutputFile } from '../../renderer.ts';
import { importLine } from '../class-validator/helpers.ts';
import { isAnyNumber } from '../mikro-orm/any-number.ts';
import type { EntityWriter } from '../mikro-orm/entity-writer.ts';
import type { RowModel, Table } from '../mikro-orm/row-model.ts';
import type { ColumnTypes } from './columns.ts';
import { controllerFile } from './controller-file.ts';
import { DtoFile } from './dto-file.ts';
import { featureNames } from './feature-names.ts';
import type { SampleRows } from './sample-rows.ts';
import { serviceFile } from './service-file.ts';
import { testFile } from './test-file.ts';

/** Writes the files of a feature: entity, classes of transfer, service, controller, module, test. */
export class FeatureFiles {
  constructor(
    private readonly rows: RowModel,
    private readonly entities: EntityWriter,
    private readonly types: ColumnTypes,
    private readonly samples: SampleRows,
  ) {}

  files(table: Table): readonly OutputFile[] {
    const { file } = featureNames(table);
    const at = (ending: string, text: string): OutputFile => ({
      path: `${file}/${file}.${ending}.ts`,
      text,
    });
    return [
      at('entity', this.entity(table)),
      at('dto', new DtoFile(table, this.types, this.rows).text()),
      at('service', serviceFile(table, this.types)),
      at('controller', controllerFile(table)),
      at('module', this.module(table)),
      at('test', testFile(table, this.types, this.samples)),
    ];
  }

  private entity(table: Table): string {
    const { enumerations, classes } = this.entities.mentioned(table);
    const imports = [
      "import { defineEntity, p } from '@mikro-orm/core';",
      importLine(enumerations, '../enumerations.js'),
      importLine(table.columns.some(isAnyNumber) ? ['AnyNumber'] : [], '../shared/any-number.js'),
      ...classes
        .filter((name) => name !== table.className)
        .map((name) => {
          const target = this.rows.tables.find(({ className }) => className === name)!;
          const { file } = featureNames(target);
          return `import { ${name} } from '../${file}/${file}.entity.js';`;
        }),
    ].filter((line) => line !== '');
    return `${imports.join('\n')}\n\n${this.entities.entity(table)}\n`;
  }

  private module(table: Table): string {
    const { className, file } = featureNames(table);
    return `import { Module } from '@nestjs/common';
import { ${className}Controller } from './${file}.controller.js';
import { ${className}Service } from './${file}.service.js';

@Module({ controllers: [${className}Controller], providers: [${className}Service] })
export class ${className}Module {}
`;
  }
}
