import type { Clock } from '../../shared/index.ts';
import type { ArticleRepository, ListedAddress } from '../ports/article-repository.ts';

/** An article that search engines may list, with the others of its group. */
export interface AddressWithTranslations extends ListedAddress {
  /** In all languages, its own too. */
  readonly versions: readonly ListedAddress[];
}

/** Addresses of articles for search engines, last published first. */
export class ListAddresses {
  constructor(
    private readonly articles: Pick<ArticleRepository, 'listedAddresses'>,
    private readonly clock: Clock,
  ) {}

  async execute(limit: number): Promise<readonly AddressWithTranslations[]> {
    const all = await this.articles.listedAddresses(limit, this.clock.now());
    const groups = new Map<string, ListedAddress[]>();
    for (const each of all) groups.set(each.group, [...(groups.get(each.group) ?? []), each]);
    return all.map((each) => ({ ...each, versions: groups.get(each.group) ?? [each] }));
  }
}
