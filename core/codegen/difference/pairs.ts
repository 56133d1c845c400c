import type { JsonNode } from '../json/json-node.ts';
import { jsonText } from '../json/json-node.ts';
import type { FieldType } from '../model/field-type.ts';
import type { Entity, Enumeration, Field, Model } from '../model/model.ts';
import type { Choices, Warning } from '../model/warning.ts';
import type { EntityPair, Pair, Pairs, ValueRename } from './model-change.ts';
import {
  entityCandidates,
  fieldCandidates,
  GONE,
  likeness,
  renameQuestion,
} from './rename-candidates.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Parts of one id, or else of one id but for its case, are one. */
function byId<Subject extends Named>(
  before: readonly Subject[],
  after: readonly Subject[],
  key: (subject: Subject) => string = ({ id }) => id,
): Pair<Subject>[] {
  const pairs: Pair<Subject>[] = [];
  const isFree = (each: Subject, side: 'before' | 'after') =>
    !pairs.some((pair) => pair[side] === each);
  for (const spelled of [key, (each: Subject) => key(each).toLowerCase()])
    for (const old of before.filter((each) => isFree(each, 'before'))) {
      const now = after.find((each) => isFree(each, 'after') && spelled(each) === spelled(old));
      if (now) pairs.push({ before: old, after: now });
    }
  return pairs;
}

/** The text of a value of an enumeration. */
export const valueName = (value: JsonNode): string =>
  value.kind === 'text' ? value.value : jsonText(value);

/** Finds what is one in two models; what may have been renamed is asked, and taken as answered. */
export class Pairing {
  readonly questions: Warning[] = [];

  constructor(
    private readonly before: Model,
    private readonly after: Model,
    private readonly answers: Choices,
  ) {}

  pairs(): Pairs {
    const entities = this.renamed(
      byId(this.before.entities, this.after.entities),
      this.before.entities,
      this.after.entities,
      (gone, added) => entityCandidates(gone, added),
      () => '',
    ).map((pair): EntityPair => ({ ...pair, fields: this.fields(pair) }));
    const enumerations = this.enumerations(entities);
    return { entities, enumerations, aliases: byId(this.before.aliases, this.after.aliases) };
  }

  /** The pairs, and those that the answers make of what is gone and what is new. */
  private renamed<Subject extends Named>(
    pairs: Pair<Subject>[],
    before: readonly Subject[],
    after: readonly Subject[],
    candidatesOf: (gone: Subject, added: readonly Subject[]) => readonly string[],
    owner: () => string,
    key: (subject: Subject) => string = ({ id }) => id,
  ): Pair<Subject>[] {
    const gone = before.filter((each) => !pairs.some((pair) => pair.before === each));
    const added = after.filter((each) => !pairs.some((pair) => pair.after === each));
    const taken = new Set<string>();
    const alike = (each: Subject): number =>
      Math.max(0, ...added.map(({ name }) => likeness(name, each.name)));
    for (const each of gone.toSorted((a, b) => alike(b) - alike(a))) {
      const candidates = candidatesOf(
        each,
        added.filter((one) => !taken.has(key(one))),
      );
      if (candidates.length === 0) continue;
      const path = `${owner()}${key(each)}`;
      const question = renameQuestion(
        path,
        path,
        candidates.map((value) => ({ value, name: value })),
      );
      this.questions.push(question);
      const answer = this.answers[question.id] ?? candidates[0];
      const now = answer === GONE ? undefined : added.find((one) => key(one) === answer);
      if (!now || !candidates.includes(key(now))) continue;
      taken.add(key(now));
      pairs.push({ before: each, after: now });
    }
    return pairs;
  }

  private fields({ before, after }: Pair<Entity>): Pair<Field>[] {
    const name = (field: Field): string => field.name;
    return this.renamed(
      byId(before.fields, after.fields, name),
      before.fields,
      after.fields,
      (gone, added) => (gone.computed ? [] : fieldCandidates(gone, added)),
      () => `${before.id}.`,
      name,
    );
  }

  /** Enumerations of one id, and those that one field has before and after. */
  private enumerations(entities: readonly EntityPair[]): Pair<Enumeration>[] {
    const pairs = byId(this.before.enumerations, this.after.enumerations);
    const idOf = (type: FieldType): string | null =>
      type.kind === 'enumeration' || type.kind === 'set'
        ? type.enumeration
        : type.kind === 'list'
          ? idOf(type.of.type)
          : null;
    for (const { fields } of entities)
      for (const { before, after } of fields) {
        const [from, to] = [idOf(before.type), idOf(after.type)];
        const old = this.before.enumerations.find(({ id }) => id === from);
        const now = this.after.enumerations.find(({ id }) => id === to);
        const isTaken = pairs.some((pair) => pair.before === old || pair.after === now);
        if (old && now && !isTaken) pairs.push({ before: old, after: now });
      }
    return pairs;
  }

  /** Values that have another name in the other model. */
  valueRenames({ before, after }: Pair<Enumeration>): readonly ValueRename[] {
    const [old, now] = [before.values.map(valueName), after.values.map(valueName)];
    const added = now.filter((value) => !old.includes(value));
    const renames: ValueRename[] = [];
    for (const value of old.filter((each) => !now.includes(each))) {
      const left = added.filter((each) => !renames.some(({ to }) => to === each));
      if (left.length === 0) continue;
      const at = old.indexOf(value);
      // A value that stands in the same place is likelier than one of a like name.
      const score = (each: string): number =>
        likeness(each, value) + (now.indexOf(each) === at ? 1 : 0);
      const candidates = left.toSorted((a, b) => score(b) - score(a));
      const path = `${before.id} ${value}`;
      const question = renameQuestion(
        path,
        `${before.name} '${value}'`,
        candidates.map((each) => ({ value: each, name: `'${each}'` })),
      );
      this.questions.push(question);
      const answer = this.answers[question.id] ?? candidates[0]!;
      if (answer !== GONE && left.includes(answer)) renames.push({ from: value, to: answer });
    }
    return renames;
  }
}
