// Port for HTTP requests to other sites, to check external links.

export interface WebRequest {
  readonly url: string;
  readonly method: 'HEAD' | 'GET';
}

export type WebAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** Absolute URL of the redirect target. */
      readonly location: string | undefined;
      /** Delay from the `Retry-After` header, in milliseconds. */
      readonly retryAfter: number | undefined;
    }
  /**
   * `unknown-host` means that the host name cannot be resolved, and `failure` that the server is unreachable or timed
   * out.
   */
  | { readonly kind: 'unknown-host' | 'failure'; readonly message: string };

/** Sends a request. Never rejects. Redirects are returned instead of followed. */
export type AskWeb = (request: WebRequest) => Promise<WebAnswer>;
