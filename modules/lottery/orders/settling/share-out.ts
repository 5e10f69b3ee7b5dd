/** What an issue came to for each member who bet in it, and what of it counts as valid bet. */
import type { Reader } from '../../../../platform/postgres.ts'
import type { MemberPick } from '../rules/play-rules.ts'
import { rulesOf } from '../rules/plays.ts'
import { isAnybodyPaid, memberSumsAfter, picksOf, type MemberSums, type Share } from '../store/shares.ts'
import type { Draw } from './draw.ts'

/**
 * The members of a draw who are still to be paid, page by page: each call returns the next ones by their ids,
 * at most `size`, and none at the end. Calls may overlap: only the looks for the next members wait for each
 * other.
 */
export async function unpaidInPages(
  reader: Reader,
  draw: Draw,
): Promise<(size: number) => Promise<readonly Share[]>> {
  const validOf = validAmounts(draw)
  const isUnpaidOnly = await isAnybodyPaid(reader, draw)
  let after = ''
  const readNext = async (limit: number): Promise<readonly MemberSums[]> => {
    const members = await memberSumsAfter(reader, draw, { after, limit, isUnpaidOnly })
    after = members.at(-1)?.memberId ?? after
    return members
  }
  let page: Promise<readonly MemberSums[]> = Promise.resolve([])
  return async (size) => {
    page = page.then(() => readNext(size))
    const members = await page
    if (members.length === 0) return []
    const ids = members.map(({ memberId }) => memberId)
    const picks = Map.groupBy(await picksOf(reader, draw, ids), ({ memberId }) => memberId)
    return members.map((member) => ({ ...member, validAmount: validOf(picks.get(member.memberId) ?? []) }))
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
