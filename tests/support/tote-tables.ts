/** The third arena of a house: cockfights whose table pays by a tote. */
import { game as cockfight, type Outcome } from '../../games/cockfight/rules/index.ts'
import { openTablesHouse, type Guest, type Standing, type TablesHouse } from './tables.ts'

export const BY_TOTE = 2
export const byTote = cockfight.byTote!

export interface ToteHouse extends TablesHouse {
  /** Three members with the game open. */
  readonly members: readonly [Guest, Guest, Guest]
  balances(): Promise<number[]>
  outcomeOf(table: Standing): Promise<Outcome>
}

export async function openToteHouse(): Promise<ToteHouse> {
  const at = await openTablesHouse()
  const open = (name: string) => at.guest(name, 'COCKFIGHT')
  const members = [await open('member01'), await open('member02'), await open('member03')] as const
  return {
    ...at,
    members,
    balances: () => Promise.all(members.map((member) => member.balance())),
    outcomeOf: async ({ roundId }) => JSON.parse((await at.roundOf(roundId)).outcome!) as Outcome,
  }
}

/** What a stake on a spot was paid. */
export const paidByTote = (outcome: Outcome, spot: string, stake: number): number =>
  Number(byTote.payout(outcome, spot, BigInt(stake)))
