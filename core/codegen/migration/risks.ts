import type { Texts } from '../../shared/index.ts';
import type { Difference } from '../difference/difference.ts';
import type { ModelChange } from '../difference/model-change.ts';
import { valueName } from '../difference/pairs.ts';
import type { Entity } from '../model/model.ts';
import { warning, type Warning, type WarningKind } from '../model/warning.ts';
import type { Loss } from './migration-statement.ts';
import { fitOf } from './narrowing.ts';

/** What a change takes away for good. */
export function lossOf(change: ModelChange): Loss {
  switch (change.kind) {
    case 'entityDropped':
      return 'rows';
    case 'fieldDropped':
      return change.before.computed ? 'nothing' : 'values';
    case 'fieldChanged': {
      const isCut = fitOf(change.before.type, change.after.type) === 'is cut';
      return change.aspects.includes('type') && isCut ? 'values' : 'nothing';
    }
    default:
      return 'nothing';
  }
}

/** Says what a user must know before the statements are run. */
class Risks {
  readonly found: Warning[] = [];

  constructor(private readonly changes: readonly ModelChange[]) {}

  private add(kind: WarningKind, path: string, texts: Texts): void {
    this.found.push(warning(kind, { path, offset: null }, texts));
  }

  private isNew(entity: Entity, fields: readonly string[]): boolean {
    return fields.some((name) =>
      this.changes.some(
        (change) =>
          change.kind === 'fieldAdded' &&
          change.entity.id === entity.id &&
          change.after.name === name,
      ),
    );
  }

  read(): readonly Warning[] {
    for (const change of this.changes) this.change(change);
    return this.found;
  }

  private change(change: ModelChange): void {
    switch (change.kind) {
      case 'entityDropped':
        return this.add('rows lost', change.before.id, {
          en: `Dropping ${change.before.id} loses all its rows`,
          'zh-CN': `删除 ${change.before.id} 会丢失其中所有行`,
        });
      case 'fieldDropped': {
        const path = `${change.entity.id}.${change.before.name}`;
        if (change.before.computed) return;
        return this.add('values lost', path, {
          en: `Dropping ${path} loses its values`,
          'zh-CN': `删除 ${path} 会丢失其中的值`,
        });
      }
      case 'fieldAdded':
        return this.added(change.entity, change.after);
      case 'fieldChanged':
        return this.changed(change);
      case 'keyAdded':
        if (this.isCounted(change.entity, change.after.fields)) return;
        return this.unique(change.entity, change.after.fields);
      case 'indexAdded': {
        const { unique, parts, name } = change.after;
        const fields = parts.map((part) => (part.kind === 'field' ? part.field : name));
        return unique ? this.unique(change.entity, fields) : undefined;
      }
      case 'checkAdded':
        if (change.after.fields.length > 0 && this.areNew(change.entity, change.after.fields))
          return;
        return this.add('may break a rule', change.entity.id, {
          en: `Rows of ${change.entity.id} that break the new check stop the migration: ${change.after.expression}`,
          'zh-CN': `${change.entity.id} 中违反新检查约束的行会使迁移中止：${change.after.expression}`,
        });
      case 'relationAdded': {
        const { fromFields, to } = change.after;
        if (this.isFresh(change.entity) || this.areNew(change.entity, fromFields)) return;
        const path = `${change.entity.id}.${fromFields.join(', ')}`;
        return this.add('may break a rule', path, {
          en: `Values of ${path} that are not in ${to} stop the migration`,
          'zh-CN': `${path} 中不存在于 ${to} 的值会使迁移中止`,
        });
      }
      case 'enumerationChanged': {
        const stay = [
          ...change.after.values.map(valueName),
          ...change.renames.map(({ from }) => from),
        ];
        const gone = change.before.values.map(valueName).filter((each) => !stay.includes(each));
        if (gone.length === 0) return;
        return this.add('may not fit', change.before.id, {
          en: `Rows with ${gone.map((each) => `'${each}'`).join(', ')} of ${change.before.name} stop the migration`,
          'zh-CN': `使用了 ${change.before.name} 中 ${gone.map((each) => `'${each}'`).join('、')} 的行会使迁移中止`,
        });
      }
      default:
    }
  }

  private isFresh(entity: Entity): boolean {
    return this.changes.some((each) => each.kind === 'entityAdded' && each.after.id === entity.id);
  }

  private areNew(entity: Entity, fields: readonly string[]): boolean {
    return fields.every((name) => this.isNew(entity, [name]));
  }

  private isCounted({ fields }: Entity, names: readonly string[]): boolean {
    return names.some((name) =>
      fields.some((each) => each.name === name && each.default?.kind === 'generated'),
    );
  }

  private unique(entity: Entity, fields: readonly string[]): void {
    const path = `${entity.id}.${fields.join(', ')}`;
    this.add('may not be unique', path, {
      en: `Rows that have the same ${path} stop the migration`,
      'zh-CN': `${path} 有重复的行会使迁移中止`,
    });
  }

  private added(entity: Entity, field: Entity['fields'][number]): void {
    if (field.nullable || field.default !== null || field.computed !== null) return;
    const path = `${entity.id}.${field.name}`;
    this.add('rows without a value', path, {
      en: `${path} is required and has no default: rows that are there get an empty value, which can stop the migration where it must be unique or refer to a row`,
      'zh-CN': `${path} 为必填且无默认值：已有的行会得到空值；若该列须唯一或引用其他行，迁移可能中止`,
    });
  }

  private changed({
    entity,
    before,
    after,
    aspects,
  }: Extract<ModelChange, { kind: 'fieldChanged' }>): void {
    const path = `${entity.id}.${after.name}`;
    const fit = aspects.includes('type') ? fitOf(before.type, after.type) : 'stays';
    if (fit === 'is cut')
      this.add('values lost', path, {
        en: `Values of ${path} are rounded or cut to the new type`,
        'zh-CN': `${path} 的值会按新类型舍入或截断`,
      });
    if (fit === 'may stop')
      this.add('may not fit', path, {
        en: `Values of ${path} that the new type cannot hold stop the migration`,
        'zh-CN': `${path} 中新类型无法容纳的值会使迁移中止`,
      });
    if (aspects.includes('nullable') && !after.nullable)
      this.add('rows without a value', path, {
        en: `${path} becomes required: rows where it is null get the default or an empty value`,
        'zh-CN': `${path} 变为必填：为 null 的行会得到默认值或空值`,
      });
  }
}

export const risksOf = ({ changes }: Difference): readonly Warning[] => new Risks(changes).read();
