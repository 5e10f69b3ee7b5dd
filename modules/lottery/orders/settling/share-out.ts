/** What an issue came to for each member who bet in it, and what of it counts as valid bet. */
import type { MemberPick } from '../rules/play-rules.ts'
import { rulesOf } from '../rules/plays.ts'
import { memberSumsAfter, picksOf, writeShares } from '../store/shares.ts'
import type { Draw, SettleParts } from './draw.ts'

const PAGE = 1_000

export async function stateShares({ database, onStep }: SettleParts, draw: Draw): Promise<void> {
  const validOf = validAmounts(draw)
  for (let after = ''; ; ) {
    const members = await memberSumsAfter(database.kysely, draw, after, PAGE)
    if (members.length === 0) return
    after = members.at(-1)!.memberId
    const ids = members.map(({ memberId }) => memberId)
    const picks = Map.groupBy(await picksOf(database.kysely, draw, ids), ({ memberId }) => memberId)
    const shares = members.map((member) => ({
      ...member,
      validAmount: validOf(picks.get(member.memberId) ?? []),
    }))
    await database.transaction((tx) => writeShares(tx, draw, draw.version, shares))
    await onStep?.('shared')
  }
}

/** Most members bet on one selection, and many on the same: what it counts for a satang is worked out once. */
function validAmounts(draw: Draw): (picks: readonly MemberPick[]) => bigint {
  const known = new Map<string, bigint>()
  const { validAmountOf } = rulesOf(draw.game).drawn(draw.numero, draw.result)
  return (picks) => {
    const [only] = picks
    if (!only || picks.length > 1) return validAmountOf(picks)
    const name = `${only.playCode} ${only.refundsTies} ${only.selection}`
    let counted = known.get(name)
    if (counted === undefined) {
      counted = validAmountOf([{ ...only, perCombination: 1n }])
      known.set(name, counted)
    }
    return counted * only.perCombination
  }
}
