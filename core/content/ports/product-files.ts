/** A file of the product's own pages. */
export interface ProductFile {
  /** Begins with the language, as in `en/docs/alerts.md`. */
  readonly path: string;
  readonly text: string;
}

/** The product's own pages as they were delivered with it. */
export interface ProductFiles {
  /** By path; empty where none were delivered. */
  read(): Promise<readonly ProductFile[]>;
}
