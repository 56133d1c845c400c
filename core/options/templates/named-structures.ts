import { ofType } from './net-position.ts';
import type { NetOption, NetPosition } from './net-position.ts';
import type { StructureId } from './structure-names.ts';
import type { TemplateId } from './strategy-template.ts';

type NamedTemplate = Exclude<TemplateId, 'custom'>;
type Naming = (position: NetPosition) => StructureId;

export const isLong = (option: NetOption | undefined): boolean => (option?.shares ?? 0) > 0;
export const isCall = ([first]: readonly NetOption[]): boolean => first?.type === 'call';
const side = (long: boolean): 'long' | 'short' => (long ? 'long' : 'short');
export const typeOf = (options: readonly NetOption[]): 'call' | 'put' =>
  isCall(options) ? 'call' : 'put';

/** Whether the first two strikes stand at another distance than the last two. */
function wingsDiffer(options: readonly NetOption[]): boolean {
  const at = (i: number): number => options.at(i)?.strike ?? 0;
  return at(1) - at(0) !== at(-1) - at(-2);
}

function verticalName({ options }: NetPosition): StructureId {
  return `${isLong(options[0]) ? 'bull' : 'bear'}-${typeOf(options)}-spread`;
}

function coveredName({ stock, options }: NetPosition): StructureId {
  const [option] = options;
  const part = Math.abs(option?.shares ?? 0) < Math.abs(stock) ? ('partly-' as const) : '';
  return `${part}${isLong(option) ? 'protective' : 'covered'}-${typeOf(options)}`;
}

function strangleName({ options }: NetPosition): StructureId {
  return `${side(isLong(options[0]))}-${isCall(options) ? 'guts' : 'strangle'}`;
}

function wingedName({ options }: NetPosition, shape: 'butterfly' | 'condor'): StructureId {
  const [long, type] = [isLong(options[0]), typeOf(options)] as const;
  if (!wingsDiffer(options)) return `${side(long)}-${type}-${shape}`;
  return long ? `broken-wing-${type}-${shape}` : `short-broken-wing-${type}-${shape}`;
}

function ironName({ options }: NetPosition, shape: 'butterfly' | 'condor'): StructureId {
  const ordered = [...ofType(options, 'put'), ...ofType(options, 'call')];
  const reverse = isLong(ordered[0]) ? '' : ('reverse-' as const);
  return `${reverse}${wingsDiffer(ordered) ? ('broken-wing-' as const) : ''}iron-${shape}`;
}

/** How the structures of each template are called, once its leg rules hold. */
export const NAMING: Readonly<Record<NamedTemplate, Naming>> = {
  'single-option': ({ options }) => `${side(isLong(options[0]))}-${typeOf(options)}`,
  'vertical-spread': verticalName,
  'covered-stock': coveredName,
  collar: ({ stock }) => `${side(stock > 0)}-collar`,
  straddle: ({ options }) => `${side(isLong(options[0]))}-straddle`,
  strangle: strangleName,
  'calendar-spread': ({ options }) => `${side(isLong(options[1]))}-${typeOf(options)}-calendar`,
  'diagonal-spread': ({ options }) => `${side(isLong(options[1]))}-${typeOf(options)}-diagonal`,
  butterfly: (position) => wingedName(position, 'butterfly'),
  condor: (position) => wingedName(position, 'condor'),
  'iron-butterfly': (position) => ironName(position, 'butterfly'),
  'iron-condor': (position) => ironName(position, 'condor'),
};
