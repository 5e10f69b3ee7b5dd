/** `VIRTUAL-XA1-202611291820`: the fixture of a match that the house plays itself. */
export function readVirtualRound(roundId: string): string | null {
  return /^VIRTUAL-[A-Za-z0-9]{1,8}-\d{12}$/.test(roundId) ? roundId : null
}
