import { renderer } from '../renderer.ts';
import { checkedModel } from '../sql/checked-model.ts';
import { classValidatorTarget } from '../targets/class-validator.ts';
import { DtoWriter } from './class-validator/dto-writer.ts';

/** Classes of class-validator and class-transformer, which take and refuse what the schemas of Zod do. */
export const classValidator = renderer({
  ...classValidatorTarget,
  render: (model) => [{ path: 'dtos.ts', text: new DtoWriter(checkedModel(model)).file() }],
});
