/** As much of a reference as a list has room for; null for a key of the house, which tells nobody anything. */
export function shortReference(reference: string | null): string | null {
  return reference === null || reference.includes(':') ? null : reference.slice(-12)
}
