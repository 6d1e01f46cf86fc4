interface Policy {
  createHTML: (markup: string) => unknown;
  createScriptURL: (address: string) => unknown;
}

type Rules = Partial<Record<keyof Policy, (text: string) => string>>;

interface TrustedTypes {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy };
}

/** A Trusted Types policy, where supported; `server/middleware/security-headers.ts` must allow its name. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  try {
    return (globalThis as TrustedTypes).trustedTypes?.createPolicy(name, rules);
  } catch {
    // The host's CSP does not allow this name.
    return undefined;
  }
}
