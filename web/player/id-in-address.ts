/** The id that an address names; null: none, or nothing that a call takes as one. */
export function idInAddress(search: string, name: string): string | null {
  const asked = new URLSearchParams(search).get(name)
  return asked && /^[\w.:-]{1,64}$/.test(asked) ? asked : null
}
