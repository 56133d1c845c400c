import type { Texts } from '../../shared/index.ts';
import { listOf, type FieldType, type Rule } from '../model/field-type.ts';
import { plainField, type Entity, type Field, type Model } from '../model/model.ts';
import { addedFieldId, type Edit, type EditKind } from './edit.ts';
import { isTag, renamedField, withoutRest } from './named-fields.ts';
import { readType } from './read-type.ts';

/** An edit that was left out, and why. */
export interface UnusedEdit {
  readonly edit: Edit;
  readonly texts: Texts;
}

export interface EditedModel {
  readonly model: Model;
  readonly unused: readonly UnusedEdit[];
}

/** The model with an edit made, or why it cannot be made. */
type Applied = { readonly model: Model } | { readonly refused: Texts };

/** What of an edit comes to nothing where its field or entity is gone. */
const LEFT_OUT: Readonly<Record<EditKind, Texts>> = {
  'rename entity': { en: 'its new name was not used', 'zh-CN': '新名称未使用' },
  'rename field': { en: 'its new name was not used', 'zh-CN': '新名称未使用' },
  retype: { en: 'its new type was not used', 'zh-CN': '新类型未使用' },
  'set optional': { en: 'whether it is optional was not used', 'zh-CN': '是否可选的设置未使用' },
  'set nullable': {
    en: 'whether it may be null was not used',
    'zh-CN': '是否可为空的设置未使用',
  },
  'mark personal': {
    en: 'the mark of personal data was not used',
    'zh-CN': '个人数据标记未使用',
  },
  'remove field': { en: 'it was not removed', 'zh-CN': '未执行删除' },
  'add field': { en: 'the field was not added', 'zh-CN': '未添加字段' },
  'add relation': { en: 'the relation was not added', 'zh-CN': '未添加关系' },
};

const refused = (en: string, chinese: string): Applied => ({
  refused: { en, 'zh-CN': chinese },
});

function gone(edit: Edit, entity: Entity | null): Applied {
  const what = LEFT_OUT[edit.kind];
  if (!entity || !('field' in edit))
    return refused(
      `The entity ${edit.entity} is gone: ${what.en}`,
      `实体 ${edit.entity} 已不存在：${what['zh-CN']}`,
    );
  const place = `${entity.name}.${edit.field.slice(edit.entity.length + 1)}`;
  return refused(
    `The field ${place} is gone: ${what.en}`,
    `字段 ${place} 已不存在：${what['zh-CN']}`,
  );
}

const NAMELESS = refused('A name is missing', '缺少名称');

const taken = (name: string): Applied =>
  refused(`Something else is called ${name} already`, `已有同名的 ${name}`);

const unreadable = (type: string): Applied =>
  refused(
    `“${type}” is no type. Types are e.g. text(200), integer 64, decimal(10,2), Order or text[]`,
    `“${type}” 不是类型。类型如 text(200)、integer 64、decimal(10,2)、Order 或 text[]`,
  );

const withEntity = (model: Model, entity: Entity): Model => ({
  ...model,
  entities: model.entities.map((each) => (each.id === entity.id ? entity : each)),
});

const withField = (model: Model, entity: Entity, field: Field): Model =>
  withEntity(model, {
    ...entity,
    fields: entity.fields.map((each) => (each.id === field.id ? field : each)),
  });

const hasName = (entity: Entity, name: string): boolean =>
  entity.fields.some((field) => field.name === name);

const isKey = ({ keys }: Entity, { name }: Field): boolean =>
  keys.some(({ kind, fields }) => kind === 'primary' && fields.includes(name));

function rename(model: Model, entity: Entity, field: Field, name: string): Applied {
  if (name === field.name) return { model };
  if (name.trim() === '') return NAMELESS;
  if (hasName(entity, name)) return taken(name);
  if (isTag(model, entity.id, field.name))
    return refused(
      `${field.name} tells alternatives apart and must have its name`,
      `${field.name} 用于区分不同形态，不能改名`,
    );
  return { model: renamedField(model, entity, field, name) };
}

function retype(model: Model, entity: Entity, field: Field, text: string): Applied {
  const type = readType(text, model);
  if (!type) return unreadable(text);
  if (type.kind === field.type.kind) return { model: withField(model, entity, { ...field, type }) };
  const plain = withoutRest(model, entity, field);
  const now = plain.entities.find(({ id }) => id === entity.id)!;
  const more = { type, default: null, computed: null, onUpdate: null };
  return { model: withField(plain, now, { ...field, ...more }) };
}

function remove(model: Model, entity: Entity, field: Field): Applied {
  if (isTag(model, entity.id, field.name))
    return refused(
      `${field.name} tells alternatives apart and cannot be removed`,
      `${field.name} 用于区分不同形态，不能删除`,
    );
  const plain = withoutRest(model, entity, field);
  const now = plain.entities.find(({ id }) => id === entity.id)!;
  return {
    model: withEntity(plain, {
      ...now,
      fields: now.fields.filter(({ id }) => id !== field.id),
      keys: now.keys.filter(({ fields }) => !fields.includes(field.name)),
      rules: now.rules.flatMap((rule): readonly Rule[] => {
        if (rule.kind !== 'requires') return [rule];
        const others = rule.others.filter((each) => each !== field.name);
        return rule.field === field.name || others.length === 0 ? [] : [{ ...rule, others }];
      }),
    }),
  };
}

function add(model: Model, entity: Entity, name: string, type: FieldType): Applied {
  if (name.trim() === '') return NAMELESS;
  if (hasName(entity, name)) return taken(name);
  const field = plainField(
    entity.id,
    name,
    { type, nullable: false },
    { id: addedFieldId(entity.id, name) },
  );
  return { model: withEntity(model, { ...entity, fields: [...entity.fields, field] }) };
}

/** A reference of tables: a column for each of the key of `to`. */
function refer(model: Model, from: Entity, to: Entity, name: string): Applied {
  if (name.trim() === '') return NAMELESS;
  const key = to.keys.find(({ kind }) => kind === 'primary');
  if (!key)
    return refused(`${to.name} has no primary key to refer to`, `${to.name} 没有可引用的主键`);
  const fromFields = key.fields.map((field) =>
    key.fields.length === 1 ? name : `${name}_${field}`,
  );
  const used = fromFields.find((each) => hasName(from, each));
  if (used !== undefined) return taken(used);
  const fields = fromFields.map((each, at) => {
    const { type } = to.fields.find((field) => field.name === key.fields[at])!;
    return plainField(
      from.id,
      each,
      { type, nullable: false },
      { id: addedFieldId(from.id, each) },
    );
  });
  const relation = {
    ...{ name: null, from: from.id, fromFields, to: to.id, toFields: key.fields },
    ...({ onDelete: 'no action', onUpdate: 'no action' } as const),
  };
  const added = withEntity(model, { ...from, fields: [...from.fields, ...fields] });
  return { model: { ...added, relations: [...added.relations, relation] } };
}

function relate(
  model: Model,
  entity: Entity,
  { to, name, many }: Extract<Edit, { kind: 'add relation' }>,
): Applied {
  const target = model.entities.find(({ id }) => id === to);
  if (!target)
    return refused(
      `The entity ${to} is gone: ${LEFT_OUT['add relation'].en}`,
      `实体 ${to} 已不存在：${LEFT_OUT['add relation']['zh-CN']}`,
    );
  const type: FieldType = { kind: 'entity', entity: to };
  if (model.dialect === null)
    return add(model, entity, name, many ? listOf({ type, nullable: false }) : type);
  return many ? refer(model, target, entity, name) : refer(model, entity, target, name);
}

function apply(model: Model, edit: Edit): Applied {
  const entity = model.entities.find(({ id }) => id === edit.entity);
  if (!entity) return gone(edit, null);
  switch (edit.kind) {
    case 'rename entity':
      if (edit.name.trim() === '') return NAMELESS;
      return { model: withEntity(model, { ...entity, name: edit.name }) };
    case 'add field': {
      const type = readType(edit.type, model);
      return type ? add(model, entity, edit.name, type) : unreadable(edit.type);
    }
    case 'add relation':
      return relate(model, entity, edit);
    default:
  }
  const field = entity.fields.find(({ id }) => id === edit.field);
  // What is to be removed may be gone already.
  if (!field) return edit.kind === 'remove field' ? { model } : gone(edit, entity);
  switch (edit.kind) {
    case 'rename field':
      return rename(model, entity, field, edit.name);
    case 'retype':
      return retype(model, entity, field, edit.type);
    case 'remove field':
      return remove(model, entity, field);
    case 'set optional':
      return { model: withField(model, entity, { ...field, optional: edit.value }) };
    case 'mark personal':
      return { model: withField(model, entity, { ...field, personal: edit.value }) };
    case 'set nullable':
      if (edit.value && isKey(entity, field))
        return refused('A field of the primary key cannot be null', '主键字段不能为空');
      return { model: withField(model, entity, { ...field, nullable: edit.value }) };
  }
}

/** The model with the edits that fit it, in their order, and those that do not. */
export function applyEdits(model: Model, edits: readonly Edit[]): EditedModel {
  let current = model;
  const unused: UnusedEdit[] = [];
  for (const edit of edits) {
    const applied = apply(current, edit);
    if ('model' in applied) current = applied.model;
    else unused.push({ edit, texts: applied.refused });
  }
  return { model: current, unused };
}

/** Why an edit cannot be made to a model; null where it can. */
export function editProblem(model: Model, edit: Edit): Texts | null {
  const applied = apply(model, edit);
  return 'refused' in applied ? applied.refused : null;
}
