/** A link to another site, and where it is. */
export interface ExternalLink {
  /** Absolute URL without a fragment. */
  readonly url: string;
  /** Paths of the pages that contain it, in the order of the site. */
  readonly pages: readonly string[];
}

/** What became of requesting a link. */
export type Outcome =
  | { readonly type: 'ok'; readonly movedTo?: string | undefined }
  | {
      readonly type: 'failed';
      /** In words: `404 Not Found`, `no response within 20 s`. */
      readonly reason: string;
      /** True if asking again later makes no difference: status 404 or 410, or no host with this name. */
      readonly isGone: boolean;
      /** True if no server answered at all. */
      readonly isUnreachable: boolean;
    };
