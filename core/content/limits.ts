/** How much an account and a space may have; settings of the server. */
export interface ContentLimits {
  /** Spaces that an account owns. */
  readonly spaces: number;
  /** Articles of a space. */
  readonly articles: number;
  /** Bytes of all pictures of a space. */
  readonly mediaBytes: number;
}
