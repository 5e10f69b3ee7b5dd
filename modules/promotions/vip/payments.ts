/** Pays what VIP levels owe, within the cap of the day; what does not fit is paid on the next one. */
import { businessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { openRequirements } from '../../wagering/index.ts'
import { creditSet } from '../../wallet/index.ts'
import { takeFromCap } from '../bonus-cap/cap.ts'
import { stopUsedUp, takeFromBudget } from '../gifts/budget.ts'
import { promotionSettings } from '../settings.ts'
import { GiverBudgets, type Giver, type Givers } from './givers.ts'
import { lockDueBonuses, payBonuses, type DueBonus } from './store/bonuses.ts'
import { insertLevelClaims, type LevelClaim } from './store/givers.ts'

/** creditSet takes no more at once. */
const SET = 1_000

interface Paying {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly now: Date
  readonly day: string
}

export async function payDue(
  tx: Tx,
  asked: Omit<Paying, 'day'> & { readonly memberIds: readonly string[]; readonly givers: Givers },
): Promise<void> {
  const { house, now, memberIds, givers } = asked
  const budgets = new GiverBudgets()
  const due = givenOf(await lockDueBonuses(tx, memberIds), givers, budgets)
  await pay(tx, { house, now }, due)
  for (const promotionId of budgets.ended) await stopUsedUp(tx, promotionId)
}

async function pay(tx: Tx, { house, now }: Omit<Paying, 'day'>, due: readonly Due[]): Promise<void> {
  if (due.length === 0) return
  const day = businessDate(now, house.timeZone)
  const capAmount = await settingOf(tx, house.id, promotionSettings.dailyBonusCap)
  const allowed = await takeFromCap(
    tx,
    { cap: 'BONUS', day },
    due.map(({ bonus }) => ({ ...bonus, capAmount })),
  )
  const paid = due
    .map(({ bonus, giver }, place) => ({ giver, bonus: { ...bonus, amount: allowed[place]! } }))
    .filter(({ bonus }) => bonus.amount > 0n)
    .map((one) => paidOf(one, { house, now, day }))
  if (paid.length === 0) return
  await payBonuses(
    tx,
    paid.map(({ bonus }) => bonus),
    { merchantId: house.id, day, now },
  )
  for (let at = 0; at < paid.length; at += SET)
    await credit(tx, { house, day, now }, paid.slice(at, at + SET))
  await countPaid(tx, { house, day, now }, paid)
}

interface Due {
  readonly bonus: DueBonus
  readonly giver: Giver
}

/** What somebody gives now and has a budget for; the rest is due on. */
function givenOf(due: readonly DueBonus[], givers: Givers, budgets: GiverBudgets): Due[] {
  return due.flatMap((bonus) => {
    const giver = givers(bonus.memberId, bonus.kind)
    return giver && budgets.fits(giver, bonus.amount) ? [{ bonus, giver }] : []
  })
}

interface Paid extends Due {
  /** The obligation, and the day on which this part of it was paid. */
  readonly key: string
  readonly cycle: string
  /** Of the promotion that gives it, and what its turnover refers to then. */
  readonly claimId: string | null
  readonly reward: Reward
}

function paidOf({ bonus, giver }: Due, { now, day }: Paying): Paid {
  const { memberId, kind, period, amount } = bonus
  return {
    bonus,
    giver,
    key: `${kind}:${memberId}:${period}:${day}`,
    cycle: `${kind}:${period}:${day}`,
    claimId: giver.promotion ? newId(now.getTime()) : null,
    reward: giver.rewardFor(amount),
  }
}

async function credit(tx: Tx, { house, now }: Paying, paid: readonly Paid[]): Promise<void> {
  const merchantId = house.id
  const credited = await creditSet(tx, {
    merchantId,
    scope: 'vip',
    kind: 'VIP_BONUS',
    code: 'BONUS',
    expense: 'bonus',
    credits: paid.map(({ bonus, key }) => ({
      memberId: bonus.memberId,
      amount: bonus.amount,
      key,
      reference: key,
    })),
  })
  await openRequirements(
    tx,
    paid.map(({ bonus, giver, key, claimId, reward }, place) => ({
      merchantId,
      memberId: bonus.memberId,
      source: giver.kind,
      reference: claimId ?? key,
      baseAmount: reward.baseAmount,
      txnId: credited[place]!.txnId,
      multiplierPpm: reward.timesPpm,
      now,
    })),
  )
}

/** Claims of the promotions that gave it; their rows are the last that are written. */
async function countPaid(tx: Tx, { house, now }: Paying, paid: readonly Paid[]): Promise<void> {
  const claims = paid.flatMap(({ bonus, giver, claimId, cycle, reward }): LevelClaim[] => {
    if (giver.promotion === null || claimId === null) return []
    const { promotionId, arguments: values } = giver.promotion
    const { memberId, amount } = bonus
    const requiredAmount = requiredOf(reward)
    return [{ claimId, promotionId, memberId, cycle, arguments: values, amount, requiredAmount }]
  })
  await insertLevelClaims(tx, house.id, claims, now)
  for (const [promotionId, own] of Map.groupBy(claims, (claim) => claim.promotionId))
    await takeFromBudget(tx, {
      promotionId,
      amount: own.reduce((sum, { amount }) => sum + amount, 0n),
      count: own.length,
    })
}
