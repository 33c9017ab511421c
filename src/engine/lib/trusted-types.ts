// Trusted Types: a browser that has them takes HTML and addresses of scripts only as a policy makes them whose name stands in the
// Content-Security-Policy of firebase.json. Source: W3C, Trusted Types.

/** What a policy makes of a text; null refuses it. */
type Rule = (text: string) => string | null;
type Rules = { createHTML?: Rule; createScriptURL?: Rule };
type Factory = { createPolicy<Own extends Rules>(name: string, rules: Own): Own };

/**
 * The policy of this name; its answers pass for text, since that is what the DOM's own types call them. Where the browser has no Trusted
 * Types, the rules themselves.
 * @throws TypeError when the name is not allowed
 */
export function trustedPolicy<Own extends Rules>(name: string, rules: Own): Own {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(name, rules) : rules;
}

function isFactory(found: unknown): found is Factory {
  return typeof found === 'object' && found !== null && 'createPolicy' in found;
}
