// What docsgen asks of other sites: whether an address is still there.

export interface WebRequest {
  readonly url: string;
  readonly method: 'HEAD' | 'GET';
}

export type WebAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** Absolute address that a redirect leads to. */
      readonly location: string | undefined;
      /** Milliseconds that the server asks to wait; `undefined`: it does not say. */
      readonly retryAfter: number | undefined;
    }
  /** `unknown-host`: there is no such server. `failure`: it could not be reached, or took too long. */
  | { readonly kind: 'unknown-host' | 'failure'; readonly message: string };

/** Never rejects. Redirects are answers; they are not followed. */
export type AskWeb = (request: WebRequest) => Promise<WebAnswer>;
