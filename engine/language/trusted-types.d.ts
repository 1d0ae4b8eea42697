// Trusted Types (W3C), as far as they are used here.

interface TrustedPolicy {
  createHTML(markup: string): object;
  createScriptURL(url: string): object;
}

declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: {
          createHTML?: (markup: string) => string | null;
          createScriptURL?: (url: string) => string;
        },
      ): TrustedPolicy;
    }
  | undefined;
