import { wordsOf } from '../../names/identifier.ts';
import type { Random } from './random.ts';
import type { Words } from './words.ts';

/** A person, so that the name and the email address of a row fit together. */
export interface Person {
  readonly given: string;
  readonly family: string;
  readonly mail: string;
}

interface Context {
  readonly random: Random;
  readonly words: Words;
  readonly person: Person;
  readonly entity: string;
  readonly row: number;
}

type Maker = (context: Context) => string;

/** The words of a name in lower case, with a space between. */
const inWords = (name: string): string => wordsOf(name).join(' ').toLowerCase();

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const slug: Maker = ({ random, row }) =>
  `${random.pick(['spring', 'river', 'cedar', 'amber', 'north', 'quiet'])}-${random.pick(['lane', 'field', 'house', 'stone', 'light'])}-${row + 1}`;

const PEOPLE =
  /\b(?:user|users|person|people|customer|customers|client|employee|employees|author|authors|member|members|contact|contacts|student|students|teacher|patient|owner|staff|account|accounts)\b|人|客户|用户|作者|员工|学生|成员/;
const COMPANIES =
  /\b(?:company|companies|supplier|suppliers|vendor|brand|publisher|organization|organisation)\b|公司|供应商|品牌|出版/;
const PRODUCTS = /\b(?:product|products|item|items|article|goods|part|parts)\b|商品|产品|物品/;

/** What a field called name or title holds, by its entity. */
const nameOf: Maker = ({ entity, words, random, person }) => {
  const name = inWords(entity);
  if (PEOPLE.test(name)) return words.fullName(person.given, person.family);
  if (COMPANIES.test(name)) return random.pick(words.companies);
  if (PRODUCTS.test(name)) return random.pick(words.products);
  return capital(random.pick(words.words));
};

/** Kinds of texts by the words of the name of a field; the first that fits is taken. */
const KINDS: readonly (readonly [RegExp, Maker])[] = [
  [/\be ?mail\b|邮箱|邮件/, ({ person, row }) => `${person.mail}${row + 1}@example.com`],
  [
    /\b(?:phone|mobile|tel|telephone|fax)\b|电话|手机/,
    ({ words, random }) => words.phone((count) => random.digits(count)),
  ],
  [
    /\b(?:url|link|website|homepage|href|uri)\b|网址|链接/,
    (context) => `https://example.com/${slug(context)}`,
  ],
  [
    /\b(?:image|avatar|photo|picture|logo)\b|图片|头像/,
    (context) => `https://example.com/images/${slug(context)}.png`,
  ],
  [/\b(?:first|given) ?name\b/, ({ person }) => person.given],
  [/\b(?:last|family) ?name\b|\bsurname\b/, ({ person }) => person.family],
  [
    /\b(?:user ?name|login|nick ?name|handle)\b|用户名|昵称/,
    ({ person, row }) => `${person.mail}${row + 1}`,
  ],
  [
    /\b(?:full|display|contact|customer|author|person) name\b|姓名|联系人|负责人/,
    ({ words, person }) => words.fullName(person.given, person.family),
  ],
  [
    /\b(?:company|brand|supplier|manufacturer|organization)\b|公司|品牌/,
    ({ words, random }) => random.pick(words.companies),
  ],
  [/\bproduct name\b|商品|产品/, ({ words, random }) => random.pick(words.products)],
  [/\bcity\b|\btown\b|城市/, ({ words, random }) => random.pick(words.cities)],
  [
    /\b(?:state|province|region|county)\b|省|地区/,
    ({ words, random }) => random.pick(words.regions),
  ],
  [/\bcountry code\b/, ({ random }) => random.pick(['CN', 'DE', 'US', 'GB', 'CA', 'FR', 'JP'])],
  [/\b(?:country|nationality)\b|国家|国籍/, ({ words, random }) => random.pick(words.countries)],
  [
    /\b(?:zip|postcode|postal|postal code)\b|邮编/,
    ({ words, random }) => random.digits(words.postcode),
  ],
  [
    /\b(?:street|address|addr)\b|地址/,
    ({ words, random }) => words.street(random.whole(1, 180), random.pick(words.streets)),
  ],
  [/\bcurrency\b|货币/, ({ random }) => random.pick(['USD', 'EUR', 'CNY', 'GBP'])],
  [/\b(?:language|locale|lang)\b|语言/, ({ random }) => random.pick(['en', 'zh-CN', 'de', 'fr'])],
  [
    /\b(?:time ?zone|tz)\b|时区/,
    ({ random }) => random.pick(['Europe/Berlin', 'Asia/Shanghai', 'America/New_York', 'UTC']),
  ],
  [/\b(?:gender|sex)\b|性别/, ({ words, random }) => random.pick(words.genders)],
  [/\bcolou?r\b|颜色/, ({ words, random }) => random.pick(words.colors)],
  [/\bunit\b|单位/, ({ words, random }) => random.pick(words.units)],
  [
    /\b(?:job|position|occupation|profession)\b|职位|职业/,
    ({ words, random }) => random.pick(words.jobs),
  ],
  [/\b(?:department|team)\b|部门/, ({ words, random }) => random.pick(words.departments)],
  [/\b(?:slug|path|key)\b/, slug],
  [/\bip\b/, ({ random }) => `192.0.2.${random.whole(1, 254)}`],
  [/\bisbn\b/, ({ random }) => `978${random.digits(10)}`],
  [
    /\b(?:hash|token|secret|checksum|digest|password)\b|密码/,
    ({ random }) => random.digits(32, '0123456789abcdef'),
  ],
  [
    /\b(?:code|sku|number|no|ref|reference|serial)\b|编号|编码|号$/,
    ({ random, row }) =>
      `${random.pick(['A', 'B', 'C', 'K', 'M'])}${random.pick(['R', 'S', 'T', 'X'])}-${1000 + row}`,
  ],
  [
    /\b(?:description|desc|note|notes|comment|comments|body|text|message|content|summary|bio|remark|remarks)\b|备注|描述|说明|内容/,
    ({ words, random }) => random.pick(words.sentences),
  ],
  [/\b(?:name|title|label|subject)\b|名|标题/, nameOf],
];

/** Remembers what names of fields come to. */
function remembered<Value>(compute: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const found = known.get(name) ?? compute(name);
    if (known.size < 2000) known.set(name, found);
    return found;
  };
}

const kindOf = remembered((name): Maker => {
  const words = inWords(name);
  const kind = KINDS.find(([form]) => form.test(words));
  return kind ? kind[1] : ({ words: of, random }) => random.pick(of.words);
});

/** A text that a field of this name may hold. */
export const textByName = (field: string, context: Context): string => kindOf(field)(context);

/** The usual numbers of a field by its name, from the least to the most. */
const RANGES: readonly (readonly [RegExp, number, number])[] = [
  [/\bage\b|年龄/, 18, 80],
  [/\byear\b|年份/, 2015, 2026],
  [/\bmonth\b|月份/, 1, 12],
  [/\bday\b/, 1, 28],
  [/\b(?:quantity|qty|amount of|pieces|seats)\b|数量/, 1, 20],
  [/\b(?:price|cost|amount|total|fee|net|gross|balance|salary|revenue|value)\b|价|金额|费/, 5, 900],
  [/\b(?:percent|percentage|ratio|share)\b|%|比例/, 0, 100],
  [/\b(?:rate|tax|discount)\b|税|折扣/, 0, 25],
  [/\b(?:rating|score|stars)\b|评分/, 1, 5],
  [/\b(?:lat|latitude)\b|纬度/, -60, 70],
  [/\b(?:lng|lon|long|longitude)\b|经度/, -170, 170],
  [/\b(?:stock|inventory|count|views|visits)\b|库存/, 0, 500],
  [/\b(?:weight|height|width|length|depth|size|km|distance)\b|重量|长|宽|高/, 1, 250],
  [/\b(?:duration|minutes|seconds|hours)\b/, 1, 240],
];

export const rangeByName = remembered((field): readonly [number, number] => {
  const name = inWords(field);
  const found = RANGES.find(([form]) => form.test(name));
  return found ? [found[1], found[2]] : [1, 1000];
});

/** Whether a text of this name is a date, or a moment. */
export const timeByName = remembered((field): 'date' | 'moment' | 'neither' => {
  const name = inWords(field);
  if (/\bdate$|日期/.test(name)) return 'date';
  return /\b(?:at|time)$|时间/.test(name) ? 'moment' : 'neither';
});
