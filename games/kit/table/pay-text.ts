/** Payouts as they stand on a spot: one as it is, several as '1 · 2 · 3 : 1'. */
export function payText(odds: readonly string[]): string {
  const parts = odds.map((one) => one.split(' : '))
  const [first] = parts
  return first ? `${parts.map(([win]) => win).join(' · ')} : ${first[1]}` : ''
}
