/** Pays what VIP levels owe, within the cap of the day; what does not fit is paid on the next one. */
import { businessDate } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { openRequirements } from '../../wagering/index.ts'
import { creditSet } from '../../wallet/index.ts'
import { takeFromCap } from '../bonus-cap/cap.ts'
import { promotionSettings } from '../settings.ts'
import { lockDueBonuses, payBonuses, type DueBonus } from './store/bonuses.ts'

const ONCE = 1_000_000n
/** creditSet takes no more at once. */
const SET = 1_000

export async function payDue(
  tx: Tx,
  {
    house,
    now,
    memberIds,
  }: { house: { id: string; timeZone: string }; now: Date; memberIds: readonly string[] },
): Promise<void> {
  const due = await lockDueBonuses(tx, memberIds)
  if (due.length === 0) return
  const day = businessDate(now, house.timeZone)
  const capAmount = await settingOf(tx, house.id, promotionSettings.dailyBonusCap)
  const allowed = await takeFromCap(
    tx,
    { cap: 'BONUS', day },
    due.map((bonus) => ({ ...bonus, capAmount })),
  )
  const paid = due
    .map((bonus, place) => ({ ...bonus, amount: allowed[place]! }))
    .filter(({ amount }) => amount > 0n)
  if (paid.length === 0) return
  await payBonuses(tx, paid, { merchantId: house.id, day, now })
  for (let at = 0; at < paid.length; at += SET)
    await credit(tx, { merchantId: house.id, day, now }, paid.slice(at, at + SET))
}

/** The key is the obligation, and the day on which this part of it was paid. */
async function credit(
  tx: Tx,
  { merchantId, day, now }: { merchantId: string; day: string; now: Date },
  bonuses: readonly DueBonus[],
): Promise<void> {
  const credits = bonuses.map(({ memberId, kind, period, amount }) => ({
    memberId,
    amount,
    key: `${kind}:${memberId}:${period}:${day}`,
  }))
  const credited = await creditSet(tx, {
    merchantId,
    scope: 'vip',
    kind: 'VIP_BONUS',
    code: 'BONUS',
    expense: 'bonus',
    credits: credits.map((each) => ({ ...each, reference: each.key })),
  })
  await openRequirements(
    tx,
    credits.map(({ memberId, amount, key }, place) => ({
      merchantId,
      memberId,
      source: 'VIP',
      reference: key,
      baseAmount: amount,
      txnId: credited[place]!.txnId,
      multiplierPpm: ONCE,
      now,
    })),
  )
}
