import type { Model } from '../../model/model.ts';
import type { OutputFile } from '../../renderer.ts';
import { EntityWriter } from '../mikro-orm/entity-writer.ts';
import { rowModel } from '../mikro-orm/row-model.ts';
import { ColumnTypes } from './columns.ts';
import { FeatureFiles } from './feature-files.ts';
import { SampleRows } from './sample-rows.ts';
import { serverFiles } from './server-files.ts';

/** All files of a server for a model; none where nothing was read that has rows. */
export function serverOf(model: Model): readonly OutputFile[] {
  const rows = rowModel(model);
  if (rows.tables.length === 0) return [];
  const entities = new EntityWriter(rows, 'keys');
  const types = new ColumnTypes(rows);
  const samples = new SampleRows(rows, types);
  const features = new FeatureFiles(rows, entities, types, samples);
  return [
    ...rows.tables.flatMap((table) => features.files(table)),
    ...serverFiles(rows, entities, samples),
  ];
}
