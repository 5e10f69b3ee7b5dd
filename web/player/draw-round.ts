/** `SSC60-202601150412`: a round of the betting record, and an issue of a lottery. */
export function readDrawRound(roundId: string): { gameCode: string; numero: string } | null {
  const found = /^([A-Za-z0-9_]{1,24})-(\d{8,12})$/.exec(roundId)
  return found ? { gameCode: found[1]!, numero: found[2]! } : null
}
