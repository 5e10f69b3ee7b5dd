/**
 * What of a line's payments goes to whom (docs/flows/agent-pay.md): the total of a branch is the larger of
 * its head's own gross and what the branches below it come to, and its head keeps the difference.
 */

export interface Standing {
  readonly agentId: string
  /** The agent that gave the contract; null: the house. */
  readonly giverId: string | null
  readonly gross: bigint
}

export interface Share {
  /** What the direct branches below come to. */
  readonly below: bigint
  readonly branch: bigint
  /** Never negative. */
  readonly net: bigint
}

/** By agent. An agent whose giver has no standing of its own heads a branch of the house. */
export function sharesOf(standings: readonly Standing[]): Map<string, Share> {
  const known = new Map(standings.map((standing) => [standing.agentId, standing]))
  const belowOf = new Map<string, bigint>()
  const waiting = new Map<string, number>()
  for (const { giverId } of standings)
    if (giverId !== null && known.has(giverId)) waiting.set(giverId, (waiting.get(giverId) ?? 0) + 1)
  // From the leaves up: an agent is ready once every branch below it is known.
  const ready = standings.filter(({ agentId }) => !waiting.has(agentId))
  const shares = new Map<string, Share>()
  for (let standing = ready.pop(); standing; standing = ready.pop()) {
    const { agentId, giverId, gross } = standing
    const below = belowOf.get(agentId) ?? 0n
    const branch = gross > below ? gross : below
    shares.set(agentId, { below, branch, net: branch - below })
    const giver = giverId === null ? undefined : known.get(giverId)
    if (!giver) continue
    belowOf.set(giver.agentId, (belowOf.get(giver.agentId) ?? 0n) + branch)
    const left = waiting.get(giver.agentId)! - 1
    waiting.set(giver.agentId, left)
    if (left === 0) ready.push(giver)
  }
  if (shares.size !== known.size) throw new Error('contracts go round in a circle')
  return shares
}

/** What the house pays: the branches whose heads hold a contract of the house, or of nobody in the list. */
export function topBranches(standings: readonly Standing[], shares: ReadonlyMap<string, Share>): bigint {
  const known = new Set(standings.map(({ agentId }) => agentId))
  return standings
    .filter(({ giverId }) => giverId === null || !known.has(giverId))
    .reduce((sum, { agentId }) => sum + shares.get(agentId)!.branch, 0n)
}
