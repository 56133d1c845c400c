import { choice } from '../../shared/index.ts';
import { target } from '../target.ts';

export const prismaTarget = target({
  id: 'prisma',
  label: { en: 'Prisma schema', 'zh-CN': 'Prisma schema' },
  parameters: {
    database: choice({ en: 'Database', 'zh-CN': '数据库' }, [
      {
        value: 'input',
        label: { en: 'As the input, else PostgreSQL', 'zh-CN': '与输入相同，否则 PostgreSQL' },
      },
      { value: 'postgresql', label: { en: 'PostgreSQL', 'zh-CN': 'PostgreSQL' } },
      { value: 'mysql', label: { en: 'MySQL', 'zh-CN': 'MySQL' } },
      { value: 'sqlite', label: { en: 'SQLite', 'zh-CN': 'SQLite' } },
    ]),
  },
  defaults: { database: 'input' },
});
