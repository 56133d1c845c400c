import { sectionHashes, sectionsOf, staleSections, type Section } from '@toolyard/core/content';
import { sha256Digest } from '@toolyard/noble';

export interface ComparedSection extends Section {
  /** What happened to it since the translation was made. */
  readonly state: 'same' | 'changed' | 'added';
}

export interface Comparison {
  readonly sections: readonly ComparedSection[];
  /** Anchors of sections that the original no longer has. */
  readonly removed: readonly string[];
  /** What a translation stores that says all that the original does. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The original's sections, compared with those that a translation was made from. */
export function comparedSections(
  markdown: string,
  sourceSections: Readonly<Record<string, string>> | null,
): Comparison {
  const sections = sectionsOf(markdown, sha256Digest);
  const { changed, added, removed } = staleSections(sourceSections, sections);
  const stateOf = ({ anchor }: Section): ComparedSection['state'] =>
    changed.includes(anchor) ? 'changed' : added.includes(anchor) ? 'added' : 'same';
  return {
    sections: sections.map((section) => ({ ...section, state: stateOf(section) })),
    removed,
    hashes: sectionHashes(sections),
  };
}
