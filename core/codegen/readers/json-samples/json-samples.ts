import { ok, type Result } from '../../../shared/index.ts';
import type { JsonRead, SyntaxFault } from '../../json/read-json.ts';
import { readJson } from '../../json/read-json.ts';
import { warning } from '../../model/warning.ts';
import type { ReadModel, Reader, ReadingOptions } from '../../reader.ts';
import { findMaps } from './keys-as-data.ts';
import { findRecursion } from './recursion.ts';
import { newShape, observe } from './shape.ts';
import { ShapeModel } from './shape-model.ts';
import { withoutCopies } from './without-copies.ts';

/** The union of the shapes of all samples, as a model. */
function readSamples(samples: readonly JsonRead[], options: ReadingOptions): ReadModel {
  const root = newShape('$');
  for (const { values } of samples) for (const value of values) observe(root, value);
  findMaps(root, (path) => options.choices[`keys as data ${path}`] === 'object');
  findRecursion(root);
  const shapes = new ShapeModel(options.rootName, options.choices);
  const model = withoutCopies(shapes.modelOf(root));
  const duplicates = samples.flatMap(({ duplicateKeys }) =>
    duplicateKeys.map(({ name, offset }) =>
      warning(
        'duplicate key',
        { path: name, offset },
        {
          en: `The key ${JSON.stringify(name)} stands twice in one object; the last one counts`,
          'zh-CN': `同一对象中键 ${JSON.stringify(name)} 出现两次，以最后一个为准`,
        },
      ),
    ),
  );
  return { model, warnings: [...duplicates, ...shapes.warnings] };
}

/** Samples of JSON, each one document or JSON Lines. */
export const jsonSamples: Reader<'json-samples', readonly string[]> = {
  id: 'json-samples',
  label: { en: 'JSON samples', 'zh-CN': 'JSON 示例' },
  read(texts, options): Result<ReadModel, SyntaxFault> {
    const samples: JsonRead[] = [];
    for (const text of texts) {
      const read = readJson(text);
      if (!read.ok) return read;
      samples.push(read.value);
    }
    return ok(readSamples(samples, options));
  },
};
