import { wordsOf } from '../../names/identifier.ts';
import { plural } from '../../names/plural.ts';
import type { Table } from '../mikro-orm/row-model.ts';

/** Names that a feature uses for its files, its route and its classes. */
export interface FeatureNames {
  /** `OrderItem` */
  readonly className: string;
  /** `order-item`, of folders and files. */
  readonly file: string;
  /** `order-items`, of the route. */
  readonly route: string;
  /** `orderItems` */
  readonly many: string;
  /** `order item` */
  readonly words: string;
}

export function featureNames({ className }: Table): FeatureNames {
  const words = wordsOf(className).map((word) => word.toLowerCase());
  const many = plural(className);
  return {
    className,
    file: words.join('-'),
    route: wordsOf(many)
      .map((word) => encodeURIComponent(word.toLowerCase()))
      .join('-'),
    many: many.slice(0, 1).toLowerCase() + many.slice(1),
    words: words.join(' '),
  };
}
