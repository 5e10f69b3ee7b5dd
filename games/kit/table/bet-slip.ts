/**
 * The chips of one member in one round: what the server has taken, and what is still loose on the table until
 * it is confirmed. Pure arithmetic in minor units; it says by name why a chip cannot be placed.
 */
import type { TableBet } from './page.ts'

export interface SlipRules {
  /** Least and most of a spot in a round; null: no such spot. */
  limitsOf(spot: string): { readonly min: number; readonly max: number } | null
  /** How many times the stake is held at the bet. */
  holdOf(spot: string): number
  balance(): number
  /** What may be staked in a round altogether; without it only the spots have limits. */
  readonly mostRound?: number | null
}

export type SlipRefusal =
  | { readonly reason: 'MAX'; readonly spot: string; readonly limit: number }
  | { readonly reason: 'MIN'; readonly spot: string; readonly limit: number }
  | { readonly reason: 'ROUND'; readonly used: number; readonly limit: number }
  | { readonly reason: 'FUNDS' }
  | { readonly reason: 'NOTHING' }

type Stakes = ReadonlyMap<string, number>

const sum = (stakes: Stakes): number => [...stakes.values()].reduce((total, stake) => total + stake, 0)

/** One map with the stakes of both. */
function add(one: Stakes, other: Stakes): Map<string, number> {
  const both = new Map(one)
  for (const [spot, stake] of other) both.set(spot, (both.get(spot) ?? 0) + stake)
  return both
}

export class BetSlip {
  private readonly rules: SlipRules
  private taken: Stakes = new Map()
  private loose: Stakes = new Map()
  private before: Stakes[] = []
  private lastRound: Stakes = new Map()

  constructor(rules: SlipRules) {
    this.rules = rules
  }

  /** Accepted by the server in this round. */
  get takenStakes(): Stakes {
    return this.taken
  }

  /** Put down and not confirmed. */
  get looseStakes(): Stakes {
    return this.loose
  }

  get looseTotal(): number {
    return sum(this.loose)
  }

  get takenTotal(): number {
    return sum(this.taken)
  }

  /** What confirming takes from the balance: more than the stakes if a spot holds a multiple. */
  get heldTotal(): number {
    return this.heldBy(this.loose)
  }

  get canUndo(): boolean {
    return this.before.length > 0
  }

  get canRepeat(): boolean {
    return this.lastRound.size > 0 && this.loose.size === 0 && this.taken.size === 0
  }

  get canDouble(): boolean {
    return this.loose.size > 0 || this.taken.size > 0
  }

  /** Chips on a spot, confirmed or not. */
  on(spot: string): number {
    return (this.taken.get(spot) ?? 0) + (this.loose.get(spot) ?? 0)
  }

  place(spot: string, stake: number): SlipRefusal | null {
    return this.become(add(this.loose, new Map([[spot, stake]])))
  }

  /** Several spots in one step: all of them, or none. */
  placeAll(stakes: Stakes): SlipRefusal | null {
    return this.become(add(this.loose, stakes))
  }

  /** Takes the last step back. */
  undo(): void {
    this.loose = this.before.pop() ?? this.loose
  }

  /** Takes every loose chip from the table. */
  clear(): void {
    if (this.loose.size === 0) return
    this.before.push(this.loose)
    this.loose = new Map()
  }

  /** Repeats the stakes of the last round with bets; does nothing if something is placed already. */
  repeat(): SlipRefusal | null {
    if (this.lastRound.size === 0) return { reason: 'NOTHING' }
    return this.canRepeat ? this.become(this.lastRound) : null
  }

  /** Twice the loose chips; with none, as much again as was confirmed. */
  double(): SlipRefusal | null {
    const added = this.loose.size > 0 ? this.loose : this.taken
    return added.size === 0 ? { reason: 'NOTHING' } : this.become(add(this.loose, added))
  }

  /** What to send, or why it cannot be sent. */
  confirmable(): { readonly bets: readonly TableBet[] } | SlipRefusal {
    if (this.loose.size === 0) return { reason: 'NOTHING' }
    for (const spot of this.loose.keys()) {
      const limit = this.rules.limitsOf(spot)?.min ?? 0
      if (this.on(spot) < limit) return { reason: 'MIN', spot, limit }
    }
    if (this.heldTotal > this.rules.balance()) return { reason: 'FUNDS' }
    return { bets: [...this.loose].map(([spot, stake]) => ({ spot, stake })) }
  }

  /** What the server has of this round: the loose chips that it took are loose no longer. */
  take(stakes: Stakes, { keepLoose }: { readonly keepLoose: boolean }): void {
    this.taken = new Map(stakes)
    if (keepLoose) return
    this.loose = new Map()
    this.before = []
  }

  /** Another round begins: nothing lies on the table, and what was taken can be repeated. */
  begin(): void {
    if (this.taken.size > 0) this.lastRound = this.taken
    this.taken = new Map()
    this.loose = new Map()
    this.before = []
  }

  private become(next: Stakes): SlipRefusal | null {
    for (const [spot, stake] of next) {
      const limits = this.rules.limitsOf(spot)
      if (!limits || (this.taken.get(spot) ?? 0) + stake > limits.max)
        return { reason: 'MAX', spot, limit: limits?.max ?? 0 }
    }
    const { mostRound = null } = this.rules
    const used = this.takenTotal + this.looseTotal
    if (mostRound !== null && this.takenTotal + sum(next) > mostRound)
      return { reason: 'ROUND', used, limit: mostRound }
    if (this.heldBy(next) > this.rules.balance()) return { reason: 'FUNDS' }
    this.before.push(this.loose)
    this.loose = next
    return null
  }

  private heldBy(stakes: Stakes): number {
    return [...stakes].reduce((total, [spot, stake]) => total + stake * this.rules.holdOf(spot), 0)
  }
}
