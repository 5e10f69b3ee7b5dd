/**
 * What one hand says of each two members in it (domain/studio-games.md §6.3): chips that went from one to the
 * other, and how often each only checked or folded while no third was left. Pure.
 */

export interface SeatFacts {
  readonly seat: number
  readonly memberId: string
  readonly stakeAmount: bigint
  readonly winAmount: bigint
}

/**
 * The actions of a seat, in order; `isTimeout`: the time ran out, which says nothing about the member's
 * intention.
 */
export interface ActionFacts {
  readonly seat: number
  readonly type: string
  readonly isTimeout: boolean
}

export interface HandFacts {
  readonly gameCode: string
  readonly seats: readonly SeatFacts[]
  readonly actions: readonly ActionFacts[]
}

export interface Tameness {
  decisions: number
  passive: number
}

/** Two members, the smaller id first. */
export interface PairCount {
  readonly memberA: string
  readonly memberB: string
  aToB: bigint
  bToA: bigint
  readonly a: Tameness
  readonly b: Tameness
}

const DECISIONS = new Set(['FOLD', 'CHECK', 'CALL', 'BET', 'RAISE'])
const PASSIVE = new Set(['FOLD', 'CHECK'])

export function countHand({ gameCode, seats, actions }: HandFacts): PairCount[] {
  const pairs = new Map<string, PairCount>()
  for (const one of seats) {
    for (const other of seats) {
      if (one.memberId < other.memberId)
        pairs.set(`${one.seat}:${other.seat}`, {
          memberA: one.memberId,
          memberB: other.memberId,
          aToB: 0n,
          bToA: 0n,
          a: { decisions: 0, passive: 0 },
          b: { decisions: 0, passive: 0 },
        })
    }
  }
  if (gameCode === 'POKDENGROOM') addBankFlows(pairs, seats, actions)
  else {
    addPotFlows(pairs, seats)
    addDecisions(pairs, seats, actions)
  }
  return [...pairs.values()]
}

const netOf = ({ winAmount, stakeAmount }: SeatFacts): bigint => winAmount - stakeAmount

/**
 * A pot does not say who pays whom: each loser's chips count as going to the winners in proportion to what
 * each of them won.
 */
function addPotFlows(pairs: ReadonlyMap<string, PairCount>, seats: readonly SeatFacts[]): void {
  const losses = seats.reduce((sum, seat) => (netOf(seat) < 0n ? sum - netOf(seat) : sum), 0n)
  for (const loser of seats.filter((seat) => netOf(seat) < 0n)) {
    for (const winner of seats.filter((seat) => netOf(seat) > 0n))
      addFlow(pairs, loser, winner, (-netOf(loser) * netOf(winner)) / losses)
  }
}

/** With a bank every chip goes between a player and the banker, who is the only one without a bet. */
function addBankFlows(
  pairs: ReadonlyMap<string, PairCount>,
  seats: readonly SeatFacts[],
  actions: readonly ActionFacts[],
): void {
  const bettors = new Set(actions.filter(({ type }) => type === 'BET').map(({ seat }) => seat))
  const banker = seats.find(
    ({ seat, stakeAmount, winAmount }) => !bettors.has(seat) && stakeAmount + winAmount > 0n,
  )
  if (!banker) return
  for (const player of seats.filter(({ seat }) => bettors.has(seat))) {
    const net = netOf(player)
    if (net < 0n) addFlow(pairs, player, banker, -net)
    else addFlow(pairs, banker, player, net)
  }
}

function addFlow(
  pairs: ReadonlyMap<string, PairCount>,
  from: SeatFacts,
  to: SeatFacts,
  amount: bigint,
): void {
  const forth = pairs.get(`${from.seat}:${to.seat}`)
  if (forth) forth.aToB += amount
  else pairs.get(`${to.seat}:${from.seat}`)!.bToA += amount
}

/** Decisions made while exactly two are left in the hand. */
function addDecisions(
  pairs: ReadonlyMap<string, PairCount>,
  seats: readonly SeatFacts[],
  actions: readonly ActionFacts[],
): void {
  const left = new Set(seats.map(({ seat }) => seat))
  for (const { seat, type, isTimeout } of actions) {
    if (!DECISIONS.has(type) || !left.has(seat)) continue
    if (left.size === 2 && !isTimeout) {
      const [other] = [...left].filter((one) => one !== seat)
      const forth = pairs.get(`${seat}:${other!}`)
      const tameness = forth ? forth.a : pairs.get(`${other!}:${seat}`)!.b
      tameness.decisions += 1
      if (PASSIVE.has(type)) tameness.passive += 1
    }
    if (type === 'FOLD') left.delete(seat)
  }
}
