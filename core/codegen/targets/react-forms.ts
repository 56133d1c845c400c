import { target } from '../target.ts';

export const reactFormsTarget = target({
  id: 'react-forms',
  label: { en: 'React forms and tables', 'zh-CN': 'React 表单与表格' },
  parameters: {},
  defaults: {},
});
