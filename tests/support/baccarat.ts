/** Rounds of baccarat, and wallets that fail them. */
import type { MoneyAnswer } from '../../contract/vendor/launch/port.ts'
import { game as baccarat } from '../../games/baccarat/rules/index.ts'
import type { Guest, TablesHouse } from './tables.ts'

/** A wallet that is busy, and one whose answer is lost. */
export const busy = async (): Promise<MoneyAnswer> => ({ status: 'BUSY' })
export const lost = async (): Promise<never> => {
  throw new Error('the line is lost')
}
/** What a round of baccarat came to. */
export const outcomeOf = async (at: TablesHouse, roundId: string) =>
  JSON.parse((await at.roundOf(roundId)).outcome!) as Parameters<typeof baccarat.payout>[0]
/** What a stake on a spot was paid. */
export const paid = (outcome: Parameters<typeof baccarat.payout>[0], spot: string, stake: number) =>
  Number(baccarat.payout(outcome, spot, BigInt(stake)))
export const balancesOf = (members: readonly Guest[]) =>
  Promise.all(members.map((member) => member.balance()))
