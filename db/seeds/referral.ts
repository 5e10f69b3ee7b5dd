/** The demo's promotion for members who invite friends, and the friends of `member01`. */
import { clock } from '../../kernel/clock.ts'
import { addDays, businessDate } from '../../kernel/calendar.ts'
import { readArguments } from '../../kernel/promotions/arguments.ts'
import { referral } from '../../kernel/promotions/kinds/referral.ts'
import { run, sql, type Tx } from '../../platform/postgres.ts'
import { demoMemberId } from './identity.ts'
import { demoReferral } from './locales/referral.ts'
import { DEMO_MERCHANT } from './system.ts'

const PROMOTION = 'demo-referral'
const DAY_MS = 86_400_000
const { values } = readArguments(referral.declared, {})

export async function seedReferral(tx: Tx): Promise<void> {
  const now = clock.now()
  await run(
    tx,
    sql`
    INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, starts_at, position, created_at, changed_at)
    VALUES (${PROMOTION}, ${DEMO_MERCHANT}, 'REFERRAL', 'LIVE', ${JSON.stringify(demoReferral.names)}::jsonb,
      ${JSON.stringify(demoReferral.texts)}::jsonb, ${JSON.stringify(values)}::jsonb, ${now}, 90, ${now}, ${now})`,
  )
}

/** How many days ago they registered, and what became of those who are decided; the job decides the others. */
const friends = [
  { number: 11, daysAgo: 20, state: 'OPEN', reason: '' },
  { number: 12, daysAgo: 12, state: 'OPEN', reason: '' },
  { number: 13, daysAgo: 1, state: 'OPEN', reason: '' },
  { number: 14, daysAgo: 9, state: 'REFUSED', reason: 'DEVICE' },
  { number: 15, daysAgo: 40, state: 'LATE', reason: '' },
] as const

/** Beside a month of history: their deposits and play are there already. */
export async function seedFriends(tx: Tx): Promise<void> {
  const now = clock.nowMs()
  for (const { number, daysAgo, state, reason } of friends) {
    const registeredAt = new Date(now - daysAgo * DAY_MS)
    const lastDay = addDays(businessDate(registeredAt, 'Asia/Bangkok'), values.friendDays)
    await run(
      tx,
      sql`
      INSERT INTO promotions.referral (friend_id, referral_id, merchant_id, referrer_id, promotion_id, arguments, registered_at, last_day,
        state, reason, decided_at)
      VALUES (${demoMemberId(number)}, ${`demo-friend-${number}`}, ${DEMO_MERCHANT}, ${demoMemberId(1)}, ${PROMOTION},
        ${JSON.stringify(values)}::jsonb, ${registeredAt}, ${lastDay}::date, ${state}, ${reason},
        ${state === 'OPEN' ? null : new Date(now - DAY_MS)})`,
    )
  }
}
