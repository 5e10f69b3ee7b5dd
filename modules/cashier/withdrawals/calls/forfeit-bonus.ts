import { forfeitBonus, forfeitBonusSchemas } from '../../../../contract/player/cashier/forfeit-bonus.ts'
import { handle } from '../../../../platform/calls.ts'
import {
  countRounds,
  forfeitBonus as forfeit,
  hasOpenRequirement,
  requirementsOf,
  settleMember,
} from '../../../wagering/index.ts'

export const handleForfeitBonus = handle(
  forfeitBonus,
  forfeitBonusSchemas,
  async ({ tx, merchant, actor, now }) => {
    const memberId = actor.accountId
    // A round that ended a moment ago may have met the turnover: then the bonus belongs to the member, and
    // nothing is given up.
    if (await hasOpenRequirement(tx, memberId)) await countRounds(tx, [memberId], now)
    await settleMember(tx, memberId, now)
    if (!(await requirementsOf(tx, memberId)).some((row) => row.isBonus)) return { forfeitedAmount: 0n }
    const forfeitedAmount = await forfeit(tx, { merchantId: merchant.id, memberId, actor: memberId, now })
    await settleMember(tx, memberId, now)
    return { forfeitedAmount }
  },
)
