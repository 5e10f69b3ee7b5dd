/** What an issue came to for each member who bet in it, and what of it counts as valid bet. */
import { coveredAmount, playsWithSides } from '../rules/plays.ts'
import { memberSumsAfter, picksOf, writeShares } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'

const PAGE = 1_000

export async function stateShares({ database, onStep }: SettleParts, draw: Draw): Promise<void> {
  const sided = playsWithSides(draw.game)
  for (let after = ''; ; ) {
    const members = await memberSumsAfter(database.kysely, draw, after, PAGE)
    if (members.length === 0) return
    after = members.at(-1)!.memberId
    const picks = Map.groupBy(
      await picksOf(
        database.kysely,
        draw,
        members.map(({ memberId }) => memberId),
        sided,
      ),
      ({ memberId }) => memberId,
    )
    const shares = members.map((member) => ({
      ...member,
      validAmount:
        member.stakeAmount -
        member.refundAmount -
        coveredAmount(draw.game, picks.get(member.memberId) ?? [], draw.result),
    }))
    await database.transaction((tx) => writeShares(tx, draw, draw.version, shares))
    await onStep?.('shared')
  }
}
