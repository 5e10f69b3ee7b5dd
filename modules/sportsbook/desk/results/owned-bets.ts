/** Bets with whose they are. */
import type { CallContext } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { betValue } from '../../slips/values.ts'
import { readBets } from '../../slips/store/shown.ts'

/** In the order of the ids. */
export async function ownedBets({ tx, language }: CallContext, betIds: readonly string[]) {
  if (betIds.length === 0) return []
  const bets = new Map((await readBets(tx, betIds)).map((bet) => [bet.betId, bet]))
  const owners = await accountsByIds(tx, [...new Set([...bets.values()].map(({ memberId }) => memberId))])
  return betIds.flatMap((betId) => {
    const bet = bets.get(betId)
    if (!bet) return []
    return [
      {
        memberId: bet.memberId,
        username: owners.get(bet.memberId)?.username ?? '',
        ...betValue(bet, language),
      },
    ]
  })
}
