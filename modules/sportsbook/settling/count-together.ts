/** What bets of a member on several selections of one market count, since they count together. */
import type { ValidBet } from '../../../kernel/sports/valid.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { validTogether } from './rules/outcome.ts'
import type { DueBet } from './store/due.ts'
import { readOpposites, type OpposedBet } from './store/opposites.ts'

export interface Together {
  /** What each of them counts. */
  readonly valid: ReadonlyMap<string, ValidBet>
  /** They wait for a leg of another bet. */
  readonly waiting: ReadonlySet<string>
  /** Settled bets beside them that count something else now. */
  readonly others: readonly string[]
}

export async function countTogether(tx: Tx, bets: readonly DueBet[]): Promise<Together> {
  const valid = new Map<string, ValidBet>()
  const waiting = new Set<string>()
  const others: string[] = []
  const opposed = bets.filter(({ hasOpposite }) => hasOpposite)
  const all = await besides(tx, opposed)
  for (const [name, own] of Map.groupBy(opposed, nameOf)) {
    const ids = new Set(own.map(({ betId }) => betId))
    const beside = all.get(name) ?? own
    const counted = validTogether(beside)
    if (counted === null) {
      for (const betId of ids) waiting.add(betId)
      continue
    }
    for (const bet of beside) {
      const amounts = counted.get(bet.betId)
      if (amounts && ids.has(bet.betId)) valid.set(bet.betId, amounts)
      else if (amounts && countsAnew(bet, amounts)) others.push(bet.betId)
    }
  }
  return { valid, waiting, others }
}

const nameOf = (bet: OpposedBet) => `${bet.memberId} ${bet.legs[0]!.marketNo}`

/** All bets that count together with these, by member and market. */
async function besides(tx: Tx, opposed: readonly DueBet[]): Promise<Map<string, OpposedBet[]>> {
  if (opposed.length === 0) return new Map()
  const members = new Set(opposed.map(({ memberId }) => memberId))
  const markets = new Set(opposed.map(({ legs }) => legs[0]!.marketNo))
  return Map.groupBy(await readOpposites(tx, [...members], [...markets]), nameOf)
}

const countsAnew = (bet: OpposedBet, { amount, bonusAmount }: ValidBet): boolean =>
  bet.state === 'SETTLED' && (amount !== bet.valid || bonusAmount !== bet.bonusValid)
