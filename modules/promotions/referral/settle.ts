/**
 * Decides about friends who were invited (docs/flows/referral.md): whoever has paid in and played enough is
 * met if the accounts share nothing, and whose days are over is late. A decision is made once.
 */
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Reward } from '../../../kernel/promotions/kind.ts'
import { friendGift, referral as kind } from '../../../kernel/promotions/kinds/referral.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { stopUsedUp, takeShare } from '../gifts/budget.ts'
import { insertNotices } from '../notices/store.ts'
import { endOf, figuresOf } from './figures.ts'
import { nameOfFriend } from './friend-names.ts'
import { ringOf } from './ring.ts'
import { closeOfFriends, insertClaims, type NewClaim } from './store/claims.ts'
import { returnBudget } from './store/promotion.ts'
import { lockOpen, refuseMet, writeDecisions, type Decision, type Referral } from './store/referrals.ts'

const CHUNK = 500
const DAY_MS = 86_400_000
/** Days to claim a reward, and for which a friend's gift waits. */
export const CLAIM_DAYS = 30
/** What was settled in the last moments of a day is counted a little after it. */
const LATE_MS = 3_600_000

export interface House {
  readonly id: string
  readonly timeZone: string
}

export interface SettleParts {
  readonly database: Database
  readonly now: Date
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

/** Looks at all friends of the house who are not decided, set by set. */
export async function settleReferrals(parts: SettleParts, house: House): Promise<void> {
  const { database, now, chunk = CHUNK, onStep } = parts
  let after: string | null = ''
  while (after !== null) {
    const from: string = after
    after = await database.transaction(async (tx) => {
      const open = await lockOpen(tx, { merchantId: house.id, after: from, limit: chunk })
      await decide(tx, house, open, now)
      return open.length < chunk ? null : open.at(-1)!.friendId
    })
    await onStep?.()
  }
}

async function decide(tx: Tx, house: House, open: readonly Referral[], now: Date): Promise<void> {
  const figures = await figuresOf(tx, open, house.timeZone)
  const late: Referral[] = []
  for (const referral of open) {
    const reward = kind.pay(referral.arguments, figures.get(referral.friendId)!)
    if (reward) await meet(tx, house, { referral, reward, now })
    else if (now.getTime() >= endOf(referral, house.timeZone).getTime() + LATE_MS) late.push(referral)
  }
  await writeDecisions(
    tx,
    late.map(({ friendId }) => ({ ...undecided, friendId, state: 'LATE' })),
    now,
  )
}

const undecided: Omit<Decision, 'friendId' | 'state'> = {
  reason: '',
  metDay: null,
  shareUntil: null,
  giftState: 'NONE',
}

interface Met {
  readonly referral: Referral
  readonly reward: Reward
  readonly now: Date
}

async function meet(tx: Tx, house: House, met: Met): Promise<void> {
  const { referral, reward, now } = met
  const { friendId, referrerId, promotionId, arguments: values } = referral
  const ring = await ringOf(tx, referral)
  if (ring) {
    await writeDecisions(tx, [{ ...undecided, friendId, state: 'REFUSED', reason: ring.reason }], now)
    // Friends who were counted before the ring showed lose what is not credited yet.
    const friendIds = await refuseMet(
      tx,
      ring.memberIds.filter((memberId) => memberId !== referrerId),
      ring.reason,
    )
    for (const closed of await closeOfFriends(tx, { referrerId, friendIds }, ring.reason, now))
      await returnBudget(tx, closed.promotionId, closed.amount)
    return
  }
  const gift = friendGift(values)
  const cost = reward.amount + (gift?.amount ?? 0n)
  if (!(await takeShare(tx, { promotionId, amount: cost }))) {
    // Members would go on inviting friends for whom nobody is paid.
    await stopUsedUp(tx, promotionId)
    return writeDecisions(tx, [{ ...undecided, friendId, state: 'REFUSED', reason: 'BUDGET' }], now)
  }
  const metDay = businessDate(now, house.timeZone)
  const shareUntil = addDays(metDay, values.shareDays - 1)
  const giftState = gift ? 'WAITING' : 'NONE'
  await writeDecisions(tx, [{ friendId, state: 'MET', reason: '', metDay, shareUntil, giftState }], now)
  const claim = rewardClaim(met)
  await insertClaims(tx, [claim], now)
  await tell(tx, house, met, claim)
}

const rewardClaim = ({ referral, reward, now }: Met): NewClaim => ({
  claimId: newId(now.getTime()),
  promotionId: referral.promotionId,
  merchantId: referral.merchantId,
  memberId: referral.referrerId,
  cycle: `friend:${referral.referralId}`,
  state: 'CLAIM',
  arguments: referral.arguments,
  amount: reward.amount,
  requiredAmount: requiredOf(reward),
  reference: referral.friendId,
  claimUntil: new Date(now.getTime() + CLAIM_DAYS * DAY_MS),
})

/** Whoever is left out of offers is told nothing; the reward waits for them like any other. */
async function tell(tx: Tx, house: House, { referral, now }: Met, claim: NewClaim): Promise<void> {
  const { referrerId, friendId, referralId } = referral
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds: [referrerId], now })
  if (left.has(referrerId)) return
  await insertNotices(
    tx,
    house.id,
    [
      {
        key: `referral:${referralId}`,
        memberId: referrerId,
        kind: 'REFERRAL',
        detail: {
          friend: await nameOfFriend(tx, friendId),
          amount: String(claim.amount),
          required: String(claim.requiredAmount),
          days: String(CLAIM_DAYS),
        },
      },
    ],
    now,
  )
}
