import fc from 'fast-check';
import type { ApiDocument, Operation } from '../wire/openapi.ts';
import { Raw } from '../wire/raw.ts';
import type { Draft } from '../wire/valid-request.ts';
import { boundaryValues, changedAt, placesOf, schemaAt, type Path } from './body-places.ts';
import {
  CONTENT_TYPES,
  MALFORMED_HEADERS,
  malformedBodies,
  malformedTexts,
  WRONG_TYPES,
} from './malformed-values.ts';

/** One thing that is wrong with a request; works on a draft whose values are looked up already. */
export type Mutation = (draft: Draft) => Draft;

type Mutations = fc.Arbitrary<Mutation>;

/** Picks by a number that does not know how many there are. */
const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % from.length];

/** Changes one place of the body. */
const inBody =
  (at: number, change: (value: unknown, path: Path) => unknown): Mutation =>
  (draft) => {
    const place = pick(placesOf(draft.body), at);
    if (!place) return draft;
    return { ...draft, body: changedAt(draft.body, place, (value) => change(value, place)) };
  };

const places = fc.nat({ max: 60 });

const bodyMutations = ({ body }: Operation, document: ApiDocument): Mutations[] => [
  places.map((at) => inBody(at, () => undefined)),
  places.map((at) => inBody(at, () => null)),
  places.map((at) => inBody(at, (value) => [value])),
  fc.tuple(places, fc.constantFrom(...WRONG_TYPES)).map(([at, wrong]) => inBody(at, () => wrong)),
  fc.tuple(places, malformedTexts()).map(([at, text]) => inBody(at, () => text)),
  fc
    .tuple(places, malformedTexts())
    .map(([at, text]) => inBody(at, (value) => (typeof value === 'string' ? value + text : text))),
  fc
    .tuple(places, fc.nat({ max: 20 }))
    .map(([at, which]) =>
      inBody(at, (_value, path) => pick(boundaryValues(schemaAt(body, path, document)), which)),
    ),
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom('role', 'id', 'version', 'passwordHash', 'ownerId', '__proto__'),
        malformedTexts(),
      ),
      fc.constantFrom(...WRONG_TYPES, 'superadmin'),
    )
    .map(([name, value]) => (draft: Draft) => ({
      ...draft,
      body: Object.fromEntries([...Object.entries(draft.body ?? {}), [name, value]]),
    })),
  malformedBodies().map((whole) => (draft: Draft) => ({ ...draft, body: whole })),
  fc.constantFrom(...CONTENT_TYPES).map((type) => (draft: Draft) => ({
    ...draft,
    headers: { ...draft.headers, 'Content-Type': type },
  })),
  fc.constant((draft: Draft) => ({ ...draft, body: undefined })),
];

/** What goes wrong in an address: in a name or a value of the query. */
const queryMutations = ({ parameters }: Operation, document: ApiDocument): Mutations[] => {
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const name = fc.constantFrom(...names, ...names, ...names, 'extra', '__proto__', 'a[b]');
  const put = (key: string, value: unknown) => (draft: Draft) => ({
    ...draft,
    query: { ...draft.query, [key]: value },
  });
  const bounds = (key: string) =>
    boundaryValues(
      schemaAt(parameters.find((each) => each.name === key)?.schema ?? null, [], document),
    );
  return [
    name.map((key) => put(key, undefined)),
    name.map((key) => (draft: Draft) => put(key, [draft.query[key] ?? 'a', 'b'])(draft)),
    fc
      .tuple(name, fc.constantFrom('%', '%00', '%ed%a0%80', '%c0%ae', '+', '&', '='))
      .map(([key, raw]) => put(key, new Raw(raw))),
    fc
      .tuple(name, fc.constantFrom('', '0', '-1', '1.5', '1e3', '0x10', 'ten', 'true', 'null'))
      .map(([key, text]) => put(key, text)),
    fc.tuple(name, shortTexts()).map(([key, text]) => put(key, text)),
    fc.tuple(name, fc.nat({ max: 20 })).map(([key, which]) => put(key, pick(bounds(key), which))),
    name.map((key) => (draft: Draft) => put(`${key}[]`, draft.query[key])(draft)),
  ];
};

/** An address has at most some kilobytes. */
const shortTexts = () => malformedTexts().map((text) => text.slice(0, 2_000));

const pathMutations = ({ parameters }: Operation): Mutations[] => {
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  if (names.length === 0) return [];
  const put =
    ([name, value]: readonly [string, unknown]) =>
    (draft: Draft) => ({
      ...draft,
      path: { ...draft.path, [name]: value },
    });
  const raw = fc
    .constantFrom('%', '%00', '%2e%2e%2f', '%ed%a0%80', '%c0%ae', 'a%2Fb', 'A%0d%0ab')
    .map((text) => new Raw(text));
  const text = shortTexts().filter((each) => each !== '');
  return [fc.tuple(fc.constantFrom(...names), fc.oneof(raw, text, fc.uuid())).map(put)];
};

const headerMutations = ({ parameters }: Operation): Mutations[] => {
  const names = parameters.filter((each) => each.in === 'header').map(({ name }) => name);
  const put =
    ([name, value]: readonly [string, unknown]) =>
    (draft: Draft) => ({
      ...draft,
      headers: { ...draft.headers, [name]: value },
    });
  const odd = fc.constantFrom(...MALFORMED_HEADERS).map(put);
  return names.length === 0
    ? [odd]
    : [odd, fc.constantFrom(...names).map((name) => put([name, undefined]))];
};

/** What may be wrong with the requests of an operation. */
export function mutationsOf(operation: Operation, document: ApiDocument): Mutations {
  const body = operation.method === 'GET' ? [] : bodyMutations(operation, document);
  const kinds = [
    ...(body.length > 0 ? [fc.oneof(...body)] : []),
    fc.oneof(...queryMutations(operation, document)),
    fc.oneof(...headerMutations(operation)),
    ...pathMutations(operation),
  ];
  const weight = (at: number) => (at === 0 && body.length > 0 ? 4 : 1);
  return fc.oneof(...kinds.map((arbitrary, at) => ({ weight: weight(at), arbitrary })));
}
