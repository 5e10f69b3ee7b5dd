/** What our pages may load and run: the strict policy that all of them start from. */

export type Policy = Record<string, string>

/** `{nonce}` is filled again for each page that contains a script or style of its own. */
export const basePolicy: Policy = {
  'default-src': "'none'",
  'script-src': "'self' {nonce}",
  'style-src': "'self' {nonce}",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'media-src': "'self' blob:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
}

/** The header's text; without a nonce no inline script or style runs. */
export function policyText(policy: Policy, nonce?: string): string {
  const filled = nonce === undefined ? '' : `'nonce-${nonce}'`
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value.replaceAll('{nonce}', filled).trim()}`)
    .join('; ')
}
