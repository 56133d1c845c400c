import { jsonText, listNode, objectNode, textNode, type JsonNode } from '../../json/json-node.ts';
import type { FieldType, Size, ValueType } from '../../model/field-type.ts';
import type { Entity, Field, Model } from '../../model/model.ts';
import { decimalDigits, floatDigits, wholeDigits } from './number-digits.ts';
import { patternText } from './pattern-text.ts';
import type { Random } from './random.ts';
import { textByName, timeByName, type Person } from './text-by-name.ts';
import type { ValuePlace } from './value-place.ts';
import { WORDS, type Words } from './words.ts';

export const NULL: JsonNode = { kind: 'null', at: 0 };

export const numberNode = (digits: string): JsonNode => ({ kind: 'number', at: 0, digits });

/** Objects within objects are left out from this depth on, where they may be. */
const DEEPEST = 4;
/** A document whose types need each other without end stops here. */
const BOTTOM = 30;

const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 730;

const two = (value: number): string => String(value).padStart(2, '0');

/** Makes values that fit types, and names what it cannot fulfill. */
export class ValueMaker {
  /** Types and rules that were not followed. */
  readonly notFollowed = new Set<string>();

  constructor(
    private readonly model: Model,
    private readonly random: Random,
    private readonly words: Words,
  ) {}

  person(words = this.words): Person {
    const [given, inMail] = this.random.pick(words.given);
    const [family, familyInMail] = this.random.pick(words.family);
    return { given, family, mail: `${inMail}.${familyInMail}` };
  }

  value({ type, nullable }: ValueType, place: ValuePlace): JsonNode {
    const isSparse = place.depth > DEEPEST || this.random.chance(0.12);
    if (nullable && place.hint.isSet !== true && !place.unique && isSparse) return NULL;
    return this.type(type, place);
  }

  /** An object with the fields of an entity. */
  object(entity: Entity, place: Pick<ValuePlace, 'row' | 'attempt' | 'depth'>): JsonNode {
    if (entity.rules.length > 0) this.notFollowed.add(`${entity.name}: ${ruleNames(entity.rules)}`);
    const person = this.person();
    if (place.depth > BOTTOM) {
      this.notFollowed.add(`${entity.name} in itself`);
      return objectNode([]);
    }
    return objectNode(
      entity.fields
        .filter((field) => !this.isLeftOut(field, place.depth))
        .map((field) => [
          field.name,
          this.value(field, {
            ...{ entity: entity.name, field: field.name, depth: place.depth + 1 },
            ...{ row: place.row, attempt: place.attempt },
            ...{ unique: /^_?id$/i.test(field.name), hint: {}, person },
          }),
        ]),
    );
  }

  private isLeftOut({ optional, type }: Field, depth: number): boolean {
    if (type.kind === 'never') return true;
    return optional && (depth > DEEPEST || this.random.chance(0.15));
  }

  private type(type: FieldType, place: ValuePlace): JsonNode {
    const { hint } = place;
    if (hint.values && hint.values.length > 0) return scalarNode(this.random.pick(hint.values));
    switch (type.kind) {
      case 'text':
        return textNode(this.text(type, place));
      case 'whole':
        return numberNode(wholeDigits(type, place, this.random));
      case 'decimal':
        return numberNode(decimalDigits(type, place, this.random));
      case 'float':
        return numberNode(floatDigits(type, place, this.random));
      case 'boolean':
        return { kind: 'boolean', at: 0, value: this.random.chance(0.6) };
      case 'date':
        return textNode(this.moment(place).slice(0, 10));
      case 'time':
        return textNode(this.moment(place).slice(11, 19));
      case 'datetime':
        return textNode(this.moment(place).slice(0, 19));
      case 'instant':
        return textNode(this.moment(place));
      case 'uuid':
        return textNode(this.uuid());
      case 'bytes':
        return textNode(this.bytes(type.size));
      case 'json':
        return objectNode([['sample', numberNode(String(place.row + 1))]]);
      case 'other':
        return this.other(type.name, place);
      case 'enumeration':
        return this.pickFrom(this.enumeration(type.enumeration));
      case 'set':
        return listNode(this.enumeration(type.enumeration).filter(() => this.random.chance(0.5)));
      case 'entity': {
        const found = this.model.entities.find(({ id }) => id === type.entity);
        return found ? this.object(found, place) : NULL;
      }
      case 'alias': {
        const found = this.model.aliases.find(({ id }) => id === type.alias);
        if (!found || place.depth > BOTTOM) return this.missing(place);
        return this.type(found.value.type, { ...place, depth: place.depth + 0.5 });
      }
      case 'literal':
        return type.value;
      case 'list':
        return listNode(this.items(type, place));
      case 'tuple':
        return listNode(
          type.items.map((item) => this.value(item, { ...place, depth: place.depth + 1 })),
        );
      case 'map':
        return this.map(type.of, place);
      case 'oneOf':
        return this.alternative(type, place);
      case 'restricted':
        this.notFollowed.add(`${place.entity}.${place.field}: ${ruleNames(type.rules)}`);
        return this.type(type.of, place);
      case 'never':
        return this.missing(place);
      default:
        return type satisfies never;
    }
  }

  private missing({ entity, field }: ValuePlace): JsonNode {
    this.notFollowed.add(`${entity}.${field}`);
    return NULL;
  }

  private pickFrom(values: readonly JsonNode[]): JsonNode {
    return values.length > 0 ? this.random.pick(values) : NULL;
  }

  private enumeration(id: string): readonly JsonNode[] {
    return this.model.enumerations.find((each) => each.id === id)?.values ?? [];
  }

  private alternative(
    { alternatives, exactly, tag }: Extract<FieldType, { kind: 'oneOf' }>,
    place: ValuePlace,
  ): JsonNode {
    if (exactly && !tag) this.notFollowed.add(`${place.entity}.${place.field}: oneOf`);
    const isDeep = place.depth > DEEPEST;
    const simple = alternatives.filter(({ kind }) => kind !== 'entity' && kind !== 'alias');
    const at = this.random.pick(isDeep && simple.length > 0 ? simple : alternatives);
    const made = this.type(at, { ...place, depth: place.depth + 0.5 });
    const value = tag?.values.find((each) => alternatives[each.alternative] === at)?.value;
    return tag && value !== undefined && made.kind === 'object'
      ? objectNode([...made.members, [tag.field, textNode(value)]])
      : made;
  }

  private map(of: ValueType, place: ValuePlace): JsonNode {
    if (place.depth > DEEPEST) return objectNode([]);
    const names = [1, 2].map(
      (number) => `${this.random.pick(['north', 'south', 'river'])}${number}`,
    );
    return objectNode(
      names.map((name) => [name, this.value(of, { ...place, depth: place.depth + 1 })]),
    );
  }

  private items(type: Extract<FieldType, { kind: 'list' }>, place: ValuePlace): JsonNode[] {
    const least = type.size.least ?? 0;
    const most = place.depth > DEEPEST ? least : Math.min(type.size.most ?? 3, Math.max(least, 3));
    const wanted = this.random.whole(
      Math.min(Math.max(least, place.depth > 2 ? 0 : 1), most),
      most,
    );
    const items: JsonNode[] = [];
    const seen = new Set<string>();
    for (let attempt = 0; items.length < wanted && attempt < wanted * 20; attempt += 1) {
      const row = place.row * 10 + attempt;
      const item = this.value(type.of, { ...place, row, hint: {}, depth: place.depth + 1 });
      if (type.unique && seen.has(jsonText(item))) continue;
      seen.add(jsonText(item));
      items.push(item);
    }
    if (items.length < least)
      this.notFollowed.add(`${place.entity}.${place.field}: ${least} items`);
    return items;
  }

  private text(type: Extract<FieldType, { kind: 'text' }>, place: ValuePlace): string {
    const { hint } = place;
    const least = Math.max(type.size.least ?? 0, hint.shortest ?? 0);
    const most = Math.min(type.size.most ?? Infinity, hint.longest ?? Infinity);
    const pattern = type.pattern ?? hint.pattern;
    if (pattern !== null && pattern !== undefined) {
      const made = patternText(pattern, least, most, this.random);
      if (made !== null) return made;
      this.notFollowed.add(`${place.entity}.${place.field}: ${pattern}`);
    }
    const text = this.textOfFormat(type.format, place) ?? this.textOfName(place, most);
    return this.sized(text, type.fixed ? most : least, most, place);
  }

  private textOfName(place: ValuePlace, most: number): string {
    const { random } = this;
    const { field, entity, row, unique, attempt, hint } = place;
    const words = hint.isLatin ? WORDS.en : this.words;
    const person = hint.isLatin && words !== this.words ? this.person(words) : place.person;
    const time = timeByName(field);
    if (time !== 'neither') return this.moment(place).slice(0, time === 'date' ? 10 : 19);
    const isCode = most <= 3 && /^country$/i.test(field);
    const context = { random, words, person, row: row + attempt, entity };
    const text = textByName(isCode ? 'country code' : field, context);
    // A second row of the same text has its number behind it.
    return unique && attempt > 0 ? `${text} ${row + attempt}` : text;
  }

  /** The text with as many characters as are allowed. What is shortened keeps its last characters, which tell rows apart. */
  private sized(text: string, least: number, most: number, place: ValuePlace): string {
    const characters = [...text];
    if (characters.length > most) {
      const number = (place.row + place.attempt + 1).toString(36).toUpperCase();
      if (!place.unique || number.length > most)
        return characters.slice(0, most).join('').trimEnd().padEnd(Math.min(least, most), 'x');
      const start = characters.filter((each) => /[\p{L}\p{N}]/u.test(each)).join('');
      const beginning = [...start].slice(0, most - number.length).join('');
      return (beginning + number).padStart(Math.min(least, most), '0');
    }
    const wanted = Number.isFinite(least) ? least : 0;
    return characters.length < wanted
      ? text + this.random.digits(wanted - characters.length, 'abcdefghijklmnopqrstuvwxyz')
      : text;
  }

  private textOfFormat(format: string | null, place: ValuePlace): string | null {
    switch (format) {
      case 'email':
      case 'idn-email':
        return `${place.person.mail}${place.row + 1}@example.com`;
      case 'uri':
      case 'url':
      case 'iri':
      case 'uri-reference':
        return `https://example.com/${this.random.digits(6, 'abcdefghijklmnop')}`;
      case 'hostname':
        return `${this.random.digits(6, 'abcdefghijklmnop')}.example.com`;
      case 'ipv4':
        return `192.0.2.${this.random.whole(1, 254)}`;
      case 'ipv6':
        return `2001:db8::${this.random.digits(4, '123456789abcdef')}`;
      case 'duration':
        return `P${this.random.whole(1, 20)}D`;
      case 'date':
        return this.moment(place).slice(0, 10);
      case 'time':
        return `${this.moment(place).slice(11)}`;
      case 'date-time':
        return this.moment(place);
      case 'uuid':
        return this.uuid();
      default:
        return null;
    }
  }

  /** A moment in Universal Time, to the second. */
  private moment({ row, attempt, unique }: ValuePlace): string {
    const day = unique ? (row + attempt) % 20_000 : this.random.whole(0, DAYS - 1);
    const second = unique ? ((row + attempt) * 61) % 86_400 : this.random.whole(0, 86_399);
    const date = new Date(FIRST_DAY + day * 86_400_000);
    const days = [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())];
    const time = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two);
    return `${days.join('-')}T${time.join(':')}Z`;
  }

  private uuid(): string {
    const hex = this.random.digits(31, '0123456789abcdef');
    const variant = this.random.pick(['8', '9', 'a', 'b']);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
  }

  /** Bytes in Base64. */
  private bytes({ least, most }: Size): string {
    const count = Math.max(least ?? 0, Math.min(most ?? 6, 6));
    const groups = Math.floor(count / 3);
    return `${this.random.digits(groups * 4, 'ABCDEFGHIJKLMNOPabcdef0123')}${['', 'AA==', 'AAA='][count % 3]}`;
  }

  /** Values of types that one database has. */
  private other(name: string, place: ValuePlace): JsonNode {
    const kind = /^[a-z]+/i.exec(name)?.[0].toLowerCase() ?? '';
    const { random } = this;
    const made: Readonly<Record<string, () => string>> = {
      inet: () => `192.0.2.${random.whole(1, 254)}`,
      cidr: () => `192.0.2.0/24`,
      macaddr: () => `08:00:2b:01:02:${random.digits(2, '0123456789abcdef')}`,
      interval: () => `${random.whole(1, 30)} days`,
      money: () => `${random.whole(1, 500)}.50`,
      citext: () => this.textOfName(place, Infinity),
      xml: () => '<sample/>',
      tsvector: () => random.pick(this.words.words),
      point: () => `(${random.whole(1, 90)},${random.whole(1, 90)})`,
      year: () => String(random.whole(2015, 2026)),
    };
    const maker = made[kind];
    if (maker) return textNode(maker());
    this.notFollowed.add(`${place.entity}.${place.field}: ${name}`);
    return NULL;
  }
}

const ruleNames = (rules: readonly { readonly kind: string }[]): string =>
  [...new Set(rules.map(({ kind }) => kind))].join(', ');

function scalarNode(value: string | number | boolean | null): JsonNode {
  if (value === null) return NULL;
  if (typeof value === 'boolean') return { kind: 'boolean', at: 0, value };
  return typeof value === 'number' ? numberNode(String(value)) : textNode(value);
}
