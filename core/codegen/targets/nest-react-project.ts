import { target } from '../target.ts';

export const nestReactProjectTarget = target({
  id: 'nest-react-project',
  label: { en: 'NestJS + React project', 'zh-CN': 'NestJS + React 项目' },
  parameters: {},
  defaults: {},
});
