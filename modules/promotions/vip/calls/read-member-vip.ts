import {
  readMemberVip,
  readMemberVipSchemas,
} from '../../../../contract/operator/promotions/read-member-vip.ts'
import { handle } from '../../../../platform/calls.ts'
import { readClaims } from '../../rebate/store/claims.ts'
import { memberWithLevel } from '../holds.ts'
import { currentMonth, standingOf } from '../standing.ts'
import { readPayments } from '../store/bonuses.ts'
import { readVipChanges } from '../store/members.ts'

const LATEST = 20

export const handleReadMemberVip = handle(
  readMemberVip,
  readMemberVipSchemas,
  async (context, { params: { memberId } }) => {
    const { tx, language } = context
    await memberWithLevel(context, memberId)
    const standing = await standingOf(context, memberId, currentMonth(context))
    const changes = await readVipChanges(tx, memberId, LATEST)
    const claims = await readClaims(tx, memberId, LATEST)
    return {
      level: standing.level,
      names: standing.table.map((row) => (language === 'en' ? row.en : row.th)),
      validAmount: standing.validAmount,
      monthValidAmount: standing.monthValidAmount,
      depositAmount: standing.depositAmount,
      floorLevel: standing.floorLevel,
      lostLevel: standing.lostLevel,
      hold: standing.hold,
      bonusesPaused: standing.bonusesPaused,
      history: changes.map(({ memberId: _, ...change }) => change),
      bonuses: await readPayments(tx, memberId, LATEST),
      rebates: claims.map(({ claimId, product, validAmount, amount, isAutomatic, claimedAt: at }) => ({
        claimId,
        product,
        validAmount,
        amount,
        isAutomatic,
        at,
      })),
    }
  },
)
