import { renderer } from '../renderer.ts';
import { nestFeatureTarget } from '../targets/nest-feature.ts';
import { serverOf } from './nest/server.ts';
import { NOTHING_READ } from './text/nothing-read.ts';

/** A feature of NestJS for each entity, with MikroORM, and what the features share. */
export const nestFeature = renderer({
  ...nestFeatureTarget,
  render(model) {
    const files = serverOf(model).map(({ path, text }) => ({ path: `server/${path}`, text }));
    return files.length === 0 ? NOTHING_READ : files;
  },
});
