/** Makes ids of entities. */
export interface IdSource {
  /** A new UUID version 7; ids made later sort later. */
  next(): string;
}
