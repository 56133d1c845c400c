import { posix } from 'node:path';
import * as swagger from '@nestjs/swagger';
import { nestFeature, type Model } from '@toolyard/core/codegen';
import { validateSync } from 'class-validator';
import { exportsOf } from '../conformance/code-corpus/compiled.ts';

type Row = Readonly<Record<string, unknown>>;
type Seed = (em: {
  count: () => Promise<number>;
  insertMany: (entity: unknown, rows: readonly Row[]) => Promise<void>;
}) => Promise<void>;

/** The generated feature of an entity, which runs without a server. */
export class RunningFeature {
  private readonly texts: ReadonlyMap<string, string>;

  constructor(
    model: Model,
    private readonly className: string,
  ) {
    this.texts = new Map(nestFeature.render(model, {}).map(({ path, text }) => [path, text]));
  }

  /** Whether the API takes a value of a property for a new row. */
  verdicts(property: string): (value: unknown) => boolean {
    const name = this.className.toLowerCase();
    const exported = this.load(`server/${name}/${name}.dto.ts`);
    const row = exported[`Create${this.className}Dto`] as new () => object;
    return (value) =>
      validateSync(Object.assign(new row(), { [property]: value })).every(
        (fault) => fault.property !== property,
      );
  }

  /** The rows that its table starts with. */
  async rows(): Promise<readonly Row[]> {
    const found: Row[] = [];
    await (this.load('server/database/seed.ts')['seed'] as Seed)({
      count: () => Promise.resolve(0),
      insertMany: (_, rows) => Promise.resolve(void found.push(...rows)),
    });
    return found;
  }

  private load(path: string): Readonly<Record<string, unknown>> {
    return exportsOf(this.texts.get(path)!, (name) =>
      name === '@nestjs/swagger'
        ? swagger
        : this.load(posix.join(posix.dirname(path), name).replace(/js$/, 'ts')),
    );
  }
}
