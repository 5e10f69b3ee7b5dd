/** Members with what a night looks at: their play, deposits and what waits for a rebate. */
import { addDays, businessDate, periodOf, startOfBusinessDate } from '../../kernel/calendar.ts'
import { birthday } from '../../kernel/promotions/kinds/birthday.ts'
import { seedPromotion } from '../../modules/promotions/index.ts'
import { run, sql, type Database, type Tx } from '../../platform/postgres.ts'

export const memberAt = (number: number): string => `night-${String(number).padStart(6, '0')}`

/** One member in twenty. */
const RISING = sql`substr(o.owner_id, 7)::int % 20 = 0`
const ZONE = 'Asia/Bangkok'
const MOST_VALID = 3_000_000_00
const ONE_IN_BORN = 50

/** The promotions that give the bonuses of levels and of birthdays. */
export const GIVERS = ['night-vip', 'night-birthday'] as const

/** Begun a month ago, for members from the first level on, with a budget that suffices. */
export async function openGivers(tx: Tx, merchantId: string, now: Date): Promise<void> {
  for (const [position, promotionId] of GIVERS.entries())
    await seedPromotion(tx, {
      promotionId,
      merchantId,
      kind: position === 0 ? 'VIP' : 'BIRTHDAY',
      names: { th: promotionId, en: promotionId },
      texts: { th: '', en: '' },
      audience: { vipFrom: 1 },
      startsAt: new Date(now.getTime() - 30 * 86_400_000),
      endsAt: null,
      budgetAmount: 1_000_000_000_000n,
      claimLimit: null,
      position,
      now,
    })
}

/** Figures are uneven as of real play: most members are at the first levels, some far above them. */
export async function openNight(
  owner: Database,
  { members, merchantId, now }: { members: number; merchantId: string; now: Date },
): Promise<void> {
  const day = addDays(businessDate(now, ZONE), -1)
  const { id: week } = periodOf('WEEK', startOfBusinessDate(day, ZONE), ZONE)
  // The first night on which the bonus is due: the one before must not have paid it.
  const celebrated = addDays(businessDate(now, ZONE), birthday.declared.daysAround.default)
  const born = `1990-${celebrated.slice(5)}`
  const numbers = sql`generate_series(0, ${members - 1}::int) AS n`
  const id = sql`'night-' || lpad(n::text, 6, '0')`
  const valid = sql`(1000000 + ${MOST_VALID}::bigint * power((n % 1000) / 1000.0, 4))::bigint`
  for (const statement of [
    sql`
    INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, kyc_level, profile)
    SELECT ${id}, ${merchantId}, 'night' || n, 0, '-', 2,
      CASE WHEN n % ${ONE_IN_BORN} = 0 THEN jsonb_build_object('birthday', ${born}::text) ELSE '{}'::jsonb END
    FROM ${numbers}`,
    sql`SELECT wallet.open_owner(${id}, 'member', ${merchantId}) FROM ${numbers}`,
    sql`
    UPDATE wallet.balance b SET balance = 1000000000000
    FROM wallet.owner o WHERE o.owner_id LIKE 'night-%' AND o.family = 1 AND b.account_id = o.owner_no * 65536 + 4`,
    sql`
    INSERT INTO wallet.member_play_day (owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
    SELECT o.owner_no, ${day}::date - d, p.product, o.shard, v.valid, 0, v.valid, v.valid, v.valid
    FROM wallet.owner o CROSS JOIN LATERAL (SELECT substr(o.owner_id, 7)::int AS n) AS m
    CROSS JOIN LATERAL (SELECT ${valid} AS valid) AS v
    CROSS JOIN generate_series(0, 2) AS d CROSS JOIN (VALUES ('RNG'), ('LIVE')) AS p(product)
    WHERE o.owner_id LIKE 'night-%' AND o.family = 1`,
    sql`
    INSERT INTO wallet.member_slot (owner_no, slot, shard, stake, payout, deposit, deposit_count, withdrawal, withdrawal_count)
    SELECT owner_no, ${startOfBusinessDate(day, ZONE)}, shard, 0, 0, 100000, 1, 0, 0
    FROM wallet.owner WHERE owner_id LIKE 'night-%' AND family = 1`,
    sql`
    INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount,
      credited_amount, currency, state, created_at, expires_at, changed_at)
    SELECT 'night-deposit-' || n || '-' || k, ${merchantId}, ${id}, 'PROMPTPAY', 'bench', 600000, 600000, 600000, 'THB',
      'CONFIRMED', ${now}, ${now}, ${now}
    FROM ${numbers} CROSS JOIN generate_series(1, 3) AS k`,
    sql`
    INSERT INTO promotions.rebate_play (member_id, product, week, merchant_id, valid_amount)
    SELECT ${id}, p.product, ${week}, ${merchantId}, ${valid}
    FROM ${numbers} CROSS JOIN (VALUES ('RNG'), ('LIVE')) AS p(product)`,
    sql`INSERT INTO points.earning_run (merchant_id, day) VALUES (${merchantId}, ${day}::date)`,
    sql`VACUUM ANALYZE`,
    sql`CHECKPOINT`,
  ])
    await run(owner.kysely, statement)
}

/** Play that brings one in twenty above the next level's figure. */
export async function raiseSome(owner: Database): Promise<void> {
  for (const statement of [
    sql`
    UPDATE wallet.member_play_day d SET valid = d.valid + 100000000
    FROM wallet.owner o WHERE o.owner_no = d.owner_no AND o.owner_id LIKE 'night-%' AND o.family = 1 AND ${RISING}`,
    sql`
    INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount,
      credited_amount, currency, state, created_at, expires_at, changed_at)
    SELECT 'night-more-' || o.owner_no, o.merchant_id, o.owner_id, 'PROMPTPAY', 'bench', 6000000, 6000000, 6000000, 'THB',
      'CONFIRMED', app.now(), app.now(), app.now()
    FROM wallet.owner o WHERE o.owner_id LIKE 'night-%' AND o.family = 1 AND ${RISING}`,
    sql`VACUUM ANALYZE`,
    sql`CHECKPOINT`,
  ])
    await run(owner.kysely, statement)
}
