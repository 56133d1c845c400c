/** How many readers found an article of use, and how many did not. Nobody knows who they were. */
export interface ArticleVotes {
  readonly useful: number;
  readonly notUseful: number;
}
