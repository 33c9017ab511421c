// Trusted Types: browsers that have them accept HTML and script addresses only from a policy whose name stands in the
// Content-Security-Policy of firebase.json. Source: W3C, Trusted Types.

/** Converts a text; null refuses it. */
type Rule = (text: string) => string | null;
type Rules = { createHTML?: Rule; createScriptURL?: Rule };
type Factory = { createPolicy<Own extends Rules>(name: string, rules: Own): Own };

/**
 * The policy of this name. Its results are typed as strings, like the DOM's own types. Without Trusted Types, the rules
 * themselves.
 * @throws TypeError when the name is not allowed.
 */
export function trustedPolicy<Own extends Rules>(name: string, rules: Own): Own {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(factory) ? factory.createPolicy(name, rules) : rules;
}

function isFactory(found: unknown): found is Factory {
  return typeof found === 'object' && found !== null && 'createPolicy' in found;
}
