import type { Model } from '../model/model.ts';
import { PostgresWriter } from '../renderers/ddl/postgres-writer.ts';
import { PostgresNames } from './postgres-names.ts';

/** A model, with how PostgreSQL writes and names its parts. */
export interface PostgresSide {
  readonly model: Model;
  readonly writer: PostgresWriter;
  readonly names: PostgresNames;
}

export const sideOf = (model: Model): PostgresSide => ({
  model,
  writer: new PostgresWriter(model),
  names: new PostgresNames(model),
});
