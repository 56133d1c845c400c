import { renderer } from '../renderer.ts';
import { reactFormsTarget } from '../targets/react-forms.ts';
import { pagesOf } from './react/pages.ts';
import { NOTHING_READ } from './text/nothing-read.ts';

/** Forms and tables of React for the calls of the generated server. */
export const reactForms = renderer({
  ...reactFormsTarget,
  render(model) {
    const { features } = pagesOf(model);
    return features.length === 0 ? NOTHING_READ : features;
  },
});
