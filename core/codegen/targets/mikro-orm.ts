import { choice } from '../../shared/index.ts';
import { target } from '../target.ts';

export const mikroOrmTarget = target({
  id: 'mikro-orm',
  label: { en: 'MikroORM entities', 'zh-CN': 'MikroORM 实体' },
  parameters: {
    references: choice({ en: 'References hold', 'zh-CN': '引用保存' }, [
      { value: 'rows', label: { en: 'the row', 'zh-CN': '行对象' } },
      { value: 'keys', label: { en: 'its key', 'zh-CN': '主键值' } },
    ]),
  },
  defaults: { references: 'rows' },
});
