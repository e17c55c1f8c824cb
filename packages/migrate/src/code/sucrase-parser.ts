// Declares the parser of sucrase, which the package does not include in its types.
declare module 'sucrase/dist/parser/index.js' {
  interface SucraseToken {
    readonly type: number;
    readonly start: number;
    readonly end: number;
    readonly isType: boolean;
  }
  function parse(
    code: string,
    isJsx: boolean,
    isTypeScript: boolean,
    isFlow: boolean,
  ): { readonly tokens: readonly SucraseToken[] };
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  /** Names by number. */
  const TokenType: Readonly<Record<number, string>>;
}
