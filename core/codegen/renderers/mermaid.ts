import { fieldComment } from '../model/field-comment.ts';
import { cardinalityOf } from '../model/join.ts';
import type { Entity, Field, Model } from '../model/model.ts';
import { relational } from '../model/relational.ts';
import type { Relation } from '../model/relation.ts';
import { typeText } from '../model/type-text.ts';
import { distinctIdentifiers } from '../names/identifier.ts';
import { GRAPHQL } from '../names/naming-rules.ts';
import { renderer } from '../renderer.ts';

/** A text in double quotes, which Mermaid cannot escape. */
const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]+/g, ' ')}"`;

/** A type as one word: `decimal(10,2)` becomes `decimal(10-2)`, a list of words gets hyphens. */
const oneWord = (type: string): string =>
  type
    .replaceAll(/[^\w()[\]-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .replace(/^(?![A-Za-z])/, 'type-');

/** Writes a model as an entity relationship diagram of Mermaid. */
class MermaidWriter {
  private readonly names: ReadonlyMap<string, string>;

  constructor(private readonly model: Model) {
    const names = distinctIdentifiers(
      model.entities.map(({ name }) => name),
      'snake_case',
      GRAPHQL,
      'entity',
    );
    this.names = new Map(model.entities.map(({ id }, at) => [id, names[at]!]));
  }

  text(): string {
    const { entities, relations } = this.model;
    const known = relations.filter(({ from, to }) => this.names.has(from) && this.names.has(to));
    return [
      'erDiagram',
      ...entities.flatMap((entity) => this.entity(entity)),
      ...known.map((relation) => this.relation(relation)),
      '',
    ].join('\n');
  }

  private entity(entity: Entity): string[] {
    const names = distinctIdentifiers(
      entity.fields.map(({ name }) => name),
      'snake_case',
      GRAPHQL,
      'field',
    );
    const own = this.names.get(entity.id)!;
    const alias = own === entity.name ? own : `${own}[${quoted(entity.name)}]`;
    if (entity.fields.length === 0) return [`  ${alias}`];
    return [
      `  ${alias} {`,
      ...entity.fields.map((field, at) => `    ${this.field(entity, field, names[at]!)}`),
      '  }',
    ];
  }

  private field(entity: Entity, field: Field, name: string): string {
    const isIn = (fields: readonly string[]) => fields.includes(field.name);
    const marks = [
      entity.keys.some(({ kind, fields }) => kind === 'primary' && isIn(fields)) && 'PK',
      this.model.relations.some(({ from, fromFields }) => from === entity.id && isIn(fromFields)) &&
        'FK',
      entity.keys.some(
        ({ kind, fields }) => kind === 'unique' && fields.length === 1 && isIn(fields),
      ) && 'UK',
    ].filter((mark) => mark !== false);
    const notes = [
      name === field.name ? null : field.name,
      field.nullable ? 'null' : null,
      fieldComment(field),
    ].filter((note) => note !== null);
    return [
      oneWord(typeText(field.type, this.model)),
      name,
      marks.join(', '),
      notes.length > 0 ? quoted(notes.join('; ')) : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  }

  private relation(relation: Relation): string {
    const { from, fromFields, to } = relation;
    const entity = this.model.entities.find(({ id }) => id === from)!;
    const isOptional = entity.fields.some(
      ({ name, nullable }) => nullable && fromFields.includes(name),
    );
    const many = cardinalityOf(entity, relation) === 'one' ? 'o|' : 'o{';
    const one = isOptional ? '|o' : '||';
    return `  ${this.names.get(to)} ${one}--${many} ${this.names.get(from)} : ${quoted(fromFields.join(', '))}`;
  }
}

/** An entity relationship diagram that Mermaid draws. */
export const mermaid = renderer({
  id: 'mermaid',
  label: { en: 'Mermaid diagram', 'zh-CN': 'Mermaid 图' },
  parameters: {},
  defaults: {},
  render: (model) => [{ path: 'model.mmd', text: new MermaidWriter(relational(model)).text() }],
});
