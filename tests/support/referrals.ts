/** Members who invite friends, for tests: a promotion, persons with their traits, and what they bring. */
import { randomUUID } from 'node:crypto'
import { claimRewards } from '../../contract/player/promotions/claim-rewards.ts'
import { listRewards } from '../../contract/player/promotions/list-rewards.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import { requirementsOf } from '../../modules/wagering/index.ts'
import { firstOf, run, sql } from '../../platform/postgres.ts'
import type { CashierHouse, Player } from './cashier.ts'
import { makeAccount } from './identity.ts'
import { rollUpAll } from './ledger-marks.ts'

export interface Traits {
  referrerId?: string
  address?: string
  device?: string
  payeeName?: string
  type?: 0 | 2
  uplineId?: string
}

export interface ReferralRow {
  referral_id: string
  state: string
  reason: string
  gift_state: string
  met_day: string | null
  share_until: string | null
  last_day: string
}

/** Everything of one test file; names are counted within it. */
export function referralHouse(house: () => CashierHouse) {
  let number = 0
  const database = () => house().server.process.database

  /** Opens the one live promotion of friends and returns its id. */
  async function promote(
    change: { budget?: bigint; arguments?: Record<string, unknown>; audience?: Record<string, unknown> } = {},
  ): Promise<string> {
    const id = newId()
    await house().transaction(async (tx) => {
      await run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind = 'REFERRAL'`)
      await run(
        tx,
        sql`
        INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, state, names, texts, arguments, audience, starts_at, budget_amount, created_at, changed_at)
        VALUES (${id}, ${DEMO_MERCHANT}, 'REFERRAL', 'LIVE', '{"th":"","en":""}', '{"th":"","en":""}', ${JSON.stringify(change.arguments ?? {})}::jsonb,
          ${JSON.stringify(change.audience ?? {})}::jsonb,
          ${new Date(clock.nowMs() - 60_000)}, ${change.budget ?? null}, ${clock.now()}, ${clock.now()})`,
      )
    })
    return id
  }

  /** A member with an account of their own; nothing of it is another's unless asked for. */
  async function person(traits: Traits = {}): Promise<Player> {
    const name = `friend${String(++number).padStart(3, '0')}`
    const { device, address = `203.0.113.${number}`, ...account } = traits
    const id = await makeAccount(house().server, {
      username: name,
      payeeName: `สมหญิง ใจงาม ${name}`,
      registeredAddress: address,
      ...account,
    })
    if (device)
      await run(
        database().kysely,
        sql`
        INSERT INTO identity.sign_in (sign_in_id, account_id, merchant_id, how, address, visitor_id, at)
        VALUES (${randomUUID()}, ${id}, ${DEMO_MERCHANT}, 'REGISTER', ${address}, ${device}, ${clock.now()})`,
      )
    await house().settle()
    return house().player(0, { account: name }, id)
  }

  /** A deposit, and play whose stakes come back whole, which counts for turnover like any other. */
  async function bring(player: Player, depositBaht: number, validBaht: number): Promise<void> {
    if (depositBaht > 0) await player.deposit(depositBaht * 100)
    for (let left = validBaht; left > 0; left -= 100) {
      const stake = BigInt(Math.min(left, 100)) * 100n
      await house().play(player.id, stake, stake)
    }
    await rollUpAll(database())
  }

  return {
    database,
    promote,
    person,
    friendOf: (referrer: Player, traits: Traits = {}) => person({ referrerId: referrer.id, ...traits }),
    bring,
    settle: () => house().settle('promotions/settle-referrals'),
    main: async (player: Player) => (await player.balances()).main,
    readyOf: async (player: Player) =>
      (await player.call(listRewards)).value.ready.filter(({ source }) => source === 'REFERRAL'),
    claimAll: (player: Player) => player.call(claimRewards, { body: {} }),
    rowOf: (friend: Player) =>
      firstOf(
        database().kysely,
        sql<ReferralRow>`
        SELECT referral_id, state, reason, gift_state, met_day::text, share_until::text, last_day::text
        FROM promotions.referral WHERE friend_id = ${friend.id}`,
      ),
    /** What is still to be played for friends: the amounts, and whether it is bonus money. */
    turnoverOf: async (player: Player) =>
      (await house().transaction((tx) => requirementsOf(tx, player.id)))
        .filter(({ source }) => source === 'REFERRAL')
        .map(({ requiredAmount, isBonus }) => [requiredAmount, isBonus]),
    stateOf: async (promotionId: string) =>
      firstOf(
        database().kysely,
        sql<{ state: string; reason: string }>`
        SELECT state, stop_reason AS reason FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
      ),
    spentOf: async (promotionId: string) =>
      (await firstOf(
        database().kysely,
        sql<{
          spent: bigint
        }>`SELECT spent_amount AS spent FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
      ))!.spent,
    /** As the cashier keeps it: who binds an account first has it, and whoever tries after them is noted. */
    bindAs: (friend: Player, bankCode: string, accountNo: string) =>
      run(
        database().kysely,
        sql`
        WITH own AS (
          INSERT INTO cashier.bank_account (bank_account_id, merchant_id, member_id, bank_code, account_no, holder_name, bound_at, usable_from)
          VALUES (${newId()}, ${DEMO_MERCHANT}, ${friend.id}, ${bankCode}, ${accountNo}, 'x', ${clock.now()}, ${clock.now()})
          ON CONFLICT DO NOTHING RETURNING 1
        )
        INSERT INTO cashier.bank_account_claim (merchant_id, bank_code, account_no, member_id, at)
        SELECT ${DEMO_MERCHANT}, ${bankCode}, ${accountNo}, ${friend.id}, ${clock.now()} WHERE NOT EXISTS (SELECT FROM own)`,
      ),
  }
}
