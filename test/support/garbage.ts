/** Answers with one thing wrong, and what is wrong with an answer. */

const SKEW = 2 * 60_000;

/** What a spoilt field holds. */
const RUBBISH: readonly unknown[] = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  1e300,
  Number.MAX_SAFE_INTEGER,
  null,
  undefined,
  '',
  ' ',
  'null',
  'javascript:alert(1)',
  {},
  [],
  [null],
  true,
  Date.UTC(2027, 0, 5, 15),
  '2099-13-45',
];

type Node = Record<string, unknown> | unknown[] | Map<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const keysOf = (node: Node): string[] =>
  node instanceof Map ? [...node.keys()] : Object.keys(node);
const at = (node: Node, key: string): unknown =>
  node instanceof Map ? node.get(key) : (node as Record<string, unknown>)[key];
function put(node: Node, key: string, value: unknown): void {
  if (node instanceof Map) node.set(key, value);
  else (node as Record<string, unknown>)[key] = value;
}

/** A copy with one thing wrong: a field, a row twice or missing, a price scaled, bid and ask exchanged. */
export function spoilt(answer: unknown, pick: (below: number) => number): unknown {
  const root = { answer: structuredClone(answer) } as Node;
  let node = root;
  let key = 'answer';
  for (;;) {
    const below = at(node, key);
    if (!isNode(below) || keysOf(below).length === 0 || (node !== root && pick(6) === 0)) break;
    node = below;
    key = keysOf(node)[pick(keysOf(node).length)]!;
  }
  const value = at(node, key);
  const kind = pick(5);
  if (kind === 0 && node instanceof Map) node.delete(key);
  else if (kind === 0) Reflect.deleteProperty(node, key);
  else if (kind === 1 && typeof value === 'number')
    put(node, key, value * [100, 0.01, -1][pick(3)]!);
  else if (kind === 2 && Array.isArray(node)) node.push(value);
  else if (kind === 3 && !Array.isArray(node) && 'bid' in node && 'ask' in node)
    [node['bid'], node['ask']] = [node['ask'], Number(node['bid']) - 1];
  else put(node, key, RUBBISH[pick(RUBBISH.length)]);
  return at(root, 'answer');
}

const MAY_BE_UNKNOWN =
  /^(nameZh|titleZh|description|descriptionZh|url|primaryExchange|price|change|changePercent|bid|ask|iv|delta|volume|openInterest|flaw|marketCap|min52Week|max52Week|weightedSharesOutstanding|dividendYield|volatilityAtForward|stepSize|sector|skew|nextRefresh|reported|time|gamma|theta|vega)$/;
const NEVER_NEGATIVE =
  /^(price|bid|ask|open|high|low|close|volume|openInterest|iv|strike|spot|size|marketCap|min52Week|max52Week)$/;
const PAST = /^(at|publishedAt|asOf)$/;

/** What is wrong with an answer, judged by a good one of the same call; empty where nothing is. */
export function faultsOf(value: unknown, good: unknown, path: string, now: number): string[] {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  // A source without a previous close, or without a settlement price yet, says null.
  if (/^(previousClose|optionClose|settlementPrice)\.value$/.test(path) && value === null)
    return [];
  if (value === null || value === undefined)
    return good === null || good === undefined || MAY_BE_UNKNOWN.test(name)
      ? []
      : [`${path} is missing`];
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return [`${path} is ${value}`];
    if (NEVER_NEGATIVE.test(name) && value < 0) return [`${path} is ${value}`];
    if (PAST.test(name) && value > now + SKEW) return [`${path} lies in the future`];
    if (name === 'iv' && value > 10) return [`${path} is ${value}`];
  }
  if (good === null) return [];
  if (typeof value !== typeof good) return [`${path} is a ${typeof value}`];
  if (!isNode(value) || !isNode(good)) return [];
  if (Array.isArray(value) !== Array.isArray(good)) return [`${path} is no list`];
  const model = (key: string): unknown =>
    Array.isArray(good) || good instanceof Map ? at(good, keysOf(good)[0]!) : at(good, key);
  const keys = Array.isArray(value) || value instanceof Map ? keysOf(value) : keysOf(good);
  return keys.flatMap((key) => faultsOf(at(value, key), model(key), `${path}.${key}`, now));
}

/** A bid above its ask without a mark, a share at a price 90 % off. */
export function impossibilities(value: unknown): string[] {
  if (!isNode(value)) return [];
  const own: string[] = [];
  const [bid, ask, flaw] = ['bid', 'ask', 'flaw'].map((key) => at(value, key));
  if (typeof bid === 'number' && typeof ask === 'number' && bid > ask && flaw !== 'crossed')
    own.push(`bid ${bid} above ask ${ask}`);
  // 'spot' of the fixture is 100 dollars in money, quotes and bars stand at 100 to 102.
  const prices = [
    at(value, 'close'),
    'symbol' in value && 'at' in value ? at(value, 'price') : null,
  ];
  const spot = at(value, 'spot');
  if (typeof spot === 'number') prices.push(spot / 10_000);
  for (const price of prices)
    if (typeof price === 'number' && (price < 10.2 || price > 189)) own.push(`a price of ${price}`);
  return [...own, ...keysOf(value).flatMap((key) => impossibilities(at(value, key)))];
}

/** A text that is spoilt as a whole: cut off, with numbers that are none, too deep, or not JSON. */
export function spoiltText(text: string, pick: (below: number) => number): string {
  const numbers = (replacement: string): string =>
    text.replaceAll(/(?<=[:[,])-?\d+(\.\d+)?(?=[,\]}])/g, (digits) =>
      pick(3) === 0 ? replacement : digits,
    );
  const wrong: readonly (() => string)[] = [
    () => text.slice(0, pick(text.length)),
    () => numbers('NaN'),
    () => numbers('1e999'),
    () => numbers('null'),
    () => numbers('"12,5"'),
    () => numbers('-1e-320'),
    () => '<html><body>maintenance</body></html>',
    () => '',
    () => 'null',
    () => '[]',
    () => '['.repeat(100_000),
    () => text.replaceAll('"results"', '"result"'),
    () => text.replace('{', '{"__proto__":{"results":[]},'),
    () => `${text}${text}`,
    () => text.replace(/"status":"\w+"/, '"status":"ERROR"'),
    () => text.replace(/"status":"\w+"/, '"status":"NOT_FOUND"'),
  ];
  return wrong[pick(wrong.length)]!();
}

/** Whether a quote has a bid above its ask without a mark. */
export function isCrossed(value: unknown): boolean {
  if (!isNode(value)) return false;
  const [bid, ask] = [at(value, 'bid'), at(value, 'ask')];
  const crossed = typeof bid === 'number' && typeof ask === 'number' && bid > ask;
  return crossed || keysOf(value).some((key) => isCrossed(at(value, key)));
}

const ROW_NAMES = ['symbol', 'ticker', 'id', 'expiry', 'date', 'at'];

/** What tells a row from the others of its list. */
const nameOf = (row: unknown): unknown =>
  isNode(row) ? ROW_NAMES.map((name) => at(row, name)).find((name) => name !== undefined) : row;

/** Numbers that are zero and were not in the good answer: what is missing must not become one. */
export function zerosOf(value: unknown, good: unknown, path = ''): string[] {
  if (value === 0) return typeof good === 'number' && good !== 0 ? [`${path} is 0`] : [];
  if (!isNode(value) || !isNode(good)) return [];
  if (!Array.isArray(value) || !Array.isArray(good))
    return keysOf(value).flatMap((key) => zerosOf(at(value, key), at(good, key), `${path}.${key}`));
  return value.flatMap((row: unknown) => {
    const name = nameOf(row);
    const same: unknown = good.find((each: unknown) => nameOf(each) === name);
    return zerosOf(row, same, `${path}.${String(name)}`);
  });
}
