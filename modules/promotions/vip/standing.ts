/** Where a member stands, for their own page and the console's. */
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { depositTotalsOf } from '../../cashier/index.ts'
import { accountOf, rebateRatesOf, vipLevelsOf, vipTableOf } from '../../identity/index.ts'
import { marketingStoppedAmong } from '../../messaging/index.ts'
import { settingOf } from '../../system/index.ts'
import { blockedAmong, validSumsOf } from '../../wallet/index.ts'
import { promotionSettings } from '../settings.ts'
import { rateText } from '../rates.ts'
import { floorLevel } from './rules/vip.ts'
import { readVipMember } from './store/members.ts'

/** The business month of now, half-open. */
export function currentMonth({ merchant, now }: Pick<CallContext, 'merchant' | 'now'>): {
  from: string
  to: string
} {
  const from = `${businessDate(now, merchant.timeZone).slice(0, 7)}-01`
  return { from, to: `${addDays(from, 31).slice(0, 7)}-01` }
}

/** MEMBER_NOT_FOUND for an account of another house. `month` is half-open, in business dates. */
export async function standingOf(
  context: Pick<CallContext, 'tx' | 'merchant' | 'now' | 'use'>,
  accountId: string,
  month: { from: string; to: string },
) {
  const { tx, merchant, now } = context
  const account = (await accountOf(tx, { merchantId: merchant.id, accountId })) ?? refuse('MEMBER_NOT_FOUND')
  const table = await vipTableOf(tx, merchant.id)
  const stored = (await vipLevelsOf(context, tx, [account])).get(accountId) ?? 0
  const [valid] = await validSumsOf(tx, { memberIds: [accountId], ...month })
  const [deposits] = await depositTotalsOf(tx, [accountId])
  const figures = { validAmount: valid?.valid ?? 0n, depositAmount: deposits?.amount ?? 0n }
  const row = await readVipMember(tx, accountId)
  const isHeld = row?.heldUntil != null && row.heldUntil >= businessDate(now, merchant.timeZone)
  const asked = { merchantId: merchant.id, memberIds: [accountId], now }
  const stopped = await marketingStoppedAmong(tx, asked)
  const slots = (await rebateRatesOf(tx, merchant.id)).RNG
  const caps = await settingOf(tx, merchant.id, promotionSettings.rebateDayCaps)
  return {
    account,
    table,
    level: Math.min(stored, table.length - 1),
    ...figures,
    monthValidAmount: valid?.within ?? 0n,
    floorLevel: Math.max(1, floorLevel(table, figures), isHeld ? row.heldLevel! : 0),
    lostLevel: row?.lostFrom ?? null,
    hold: isHeld ? { level: row.heldLevel!, until: row.heldUntil! } : null,
    bonusesPaused: stopped.size > 0 || (await blockedAmong(tx, [accountId])).size > 0,
    rebateRates: table.map(({ rebateGroup }) => rateText(slots[rebateGroup] ?? 0)),
    rebateDayAmounts: table.map(({ rebateGroup }) => BigInt(caps[rebateGroup] ?? 0)),
  }
}
