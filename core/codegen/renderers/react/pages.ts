import type { Model } from '../../model/model.ts';
import type { OutputFile } from '../../renderer.ts';
import { EntityWriter } from '../mikro-orm/entity-writer.ts';
import { rowModel } from '../mikro-orm/row-model.ts';
import { ColumnTypes } from '../nest/columns.ts';
import { featureNames } from '../nest/feature-names.ts';
import { applicationFiles } from './application-files.ts';
import { pageFiles } from './page-files.ts';
import { titleOf } from './page-text.ts';
import { sharedFiles } from './shared-files.ts';

/** Forms and tables of a model, with an application of them; none where nothing was read that has rows. */
export function pagesOf(model: Model): {
  readonly features: readonly OutputFile[];
  readonly application: readonly OutputFile[];
} {
  const rows = rowModel(model);
  if (rows.tables.length === 0) return { features: [], application: [] };
  const entities = new EntityWriter(rows, 'keys');
  const source = { rows, types: new ColumnTypes(rows) };
  const { enumerations } = rows.model;
  const names = rows.tables.map(featureNames);
  return {
    features: [
      ...rows.tables.flatMap((table) => pageFiles(table, source)),
      ...(enumerations.length === 0
        ? []
        : [
            {
              path: 'src/enumerations.ts',
              text: `${enumerations.map((each) => entities.enumeration(each)).join('\n\n')}\n`,
            },
          ]),
      ...sharedFiles(names.map(({ className }) => className)),
    ],
    application: applicationFiles(
      names.map(({ className, file, many }) => ({ name: className, file, title: titleOf(many) })),
    ),
  };
}
