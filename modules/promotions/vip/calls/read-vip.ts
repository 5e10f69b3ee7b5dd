import { readVip, readVipSchemas } from '../../../../contract/player/promotions/read-vip.ts'
import { addDays } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantsKey } from '../../../system/index.ts'
import { readPayments } from '../store/bonuses.ts'
import { readVipChanges } from '../store/members.ts'
import { CHECKED_AT } from '../night.ts'
import { currentMonth, standingOf } from '../standing.ts'

const LATEST = 20

export const handleReadVip = handle(readVip, readVipSchemas, async (context) => {
  const { tx, actor, merchant, language } = context
  const month = currentMonth(context)
  const standing = await standingOf(context, actor.accountId, month)
  const { level, table } = standing
  const nameOf = (row: { th: string; en: string }) => (language === 'en' ? row.en : row.th)
  return {
    vipRankLevel: level,
    vipLabelName: nameOf(table[level]!),
    currency: merchant.currency,
    validAmount: standing.validAmount,
    depositAmount: standing.depositAmount,
    checkedAt: CHECKED_AT,
    hasRebates: context.use(merchantsKey).byId(merchant.id)?.flags.MANPLAYREB3 === true,
    nextLevel: level + 1 < table.length ? level + 1 : null,
    keep:
      level > 1
        ? {
            monthValidAmount: standing.monthValidAmount,
            keepAmount: BigInt(table[level]!.keepAmount),
            until: addDays(month.to, -1),
            floorLevel: standing.floorLevel,
          }
        : null,
    lost:
      standing.lostLevel === null
        ? null
        : { level: standing.lostLevel, keepAmount: BigInt(table[standing.lostLevel]?.keepAmount ?? 0) },
    heldUntil: standing.hold?.until ?? null,
    bonusesPaused: standing.bonusesPaused,
    levels: table.map((row, at) => ({
      level: at,
      name: nameOf(row),
      validBetAmount: BigInt(row.validBetAmount),
      depositAmount: BigInt(row.depositAmount),
      keepAmount: BigInt(row.keepAmount),
      upgradeAmount: BigInt(row.upgradeAmount),
      monthlyAmount: BigInt(row.monthlyAmount),
      birthdayAmount: BigInt(row.birthdayAmount),
      withdrawalsPerDay: row.withdrawalsPerDay,
      withdrawalDayAmount: BigInt(row.withdrawalDayAmount),
      rebateRate: standing.rebateRates[at]!,
      rebateDayAmount: standing.rebateDayAmounts[at]!,
    })),
    history: (await readVipChanges(tx, actor.accountId, LATEST)).map(
      ({ fromLevel, toLevel, reason, at }) => ({ fromLevel, toLevel, reason, at }),
    ),
    bonuses: await readPayments(tx, actor.accountId, LATEST),
  }
})
