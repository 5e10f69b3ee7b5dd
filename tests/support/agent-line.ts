/** A line of agents with contracts, and play in the ledger's sums at moments that the test chooses. */
import { randomUUID } from 'node:crypto'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { PayTerms } from '../../kernel/agents/pay/calculate.ts'
import type { ContractKind } from '../../kernel/agents/contracts/words.ts'
import { businessDate, type PeriodKind } from '../../kernel/calendar.ts'
import { payAgents, type PayParts } from '../../modules/agents/pay/runs.ts'
import { oneOf, rowsOf, run, sql } from '../../platform/postgres.ts'
import { makeAccount } from './identity.ts'
import { rollUpAll } from './ledger-marks.ts'
import type { TestServer } from './server.ts'

const ZONE = 'Asia/Bangkok'
/** A moment on the wall of Bangkok. */
export const at = (wall: string): Date => new Date(`${wall}+07:00`)

export interface LinePlay {
  readonly at: Date
  readonly stake: number
  readonly payout?: number
  readonly valid?: number
  readonly product?: string
  /** Of a correction: the round that it corrects. */
  readonly roundNo?: bigint
}

export interface LineContract {
  readonly kind?: ContractKind
  readonly periodKind?: PeriodKind
  readonly giverId?: string | null
  readonly startsAt: Date
  readonly endsAt?: Date | null
  readonly state?: string
  readonly ratePpm?: number
  readonly tiers?: PayTerms['tiers']
  readonly options?: Record<string, unknown>
  readonly writtenBy?: string
}

const baht = (amount: number): bigint => BigInt(Math.round(amount * 100))

export type AgentLine = ReturnType<typeof openAgentLine>

export function openAgentLine(server: TestServer) {
  const { database } = server.process
  const reader = database.kysely
  let number = 0

  /** An agent (`type` 2, or 1 at the top), a member (0) or any other account below an upline. */
  const account = (name: string, uplineId: string | null, type = 2) =>
    makeAccount(server, { username: `${name}${++number}`, uplineId, type: type as never })

  const ownerOf = (accountId: string) =>
    oneOf(
      reader,
      sql<{ ownerNo: bigint; shard: number }>`
      SELECT owner_no AS "ownerNo", shard FROM wallet.owner WHERE owner_id = ${accountId} AND family = 1`,
    )

  /** Play as the fold of the records leaves it behind; returns the number of its round. */
  async function play(
    accountId: string,
    { at: moment, stake, payout = 0, valid = stake, ...more }: LinePlay,
  ) {
    const { ownerNo, shard } = await ownerOf(accountId)
    const product = more.product ?? 'RNG'
    const { gameNo, vendorNo, purpose } = await oneOf(
      reader,
      sql<{ gameNo: number; vendorNo: number; purpose: number }>`
      SELECT g.game_no AS "gameNo", g.vendor_no AS "vendorNo", 12 AS purpose FROM wallet.game_guard g
      WHERE g.product = ${product} ORDER BY g.game_no LIMIT 1`,
    )
    let roundNo = more.roundNo
    if (roundNo === undefined) {
      roundNo = BigInt(Date.now()) * 1_000n + BigInt(++number)
      await run(
        reader,
        sql`
        INSERT INTO wallet.round (round_no, owner_no, opened_at, ended_at, stake_real, stake_bonus, win_amount, jackpot_amount, game_no,
          house_purpose, bet_count, win_count, vendor_no, state, shard, is_free, round_id)
        VALUES (${roundNo}, ${ownerNo}, ${moment}, ${moment}, ${baht(stake)}, 0, ${baht(payout)}, 0, ${gameNo}, ${purpose}, 1, 1, ${vendorNo}, 2,
          ${shard}, false, ${randomUUID()})`,
      )
    }
    const amounts = sql`${baht(stake)}, ${baht(payout)}, ${baht(valid)}, ${baht(valid)}, ${baht(valid)}`
    await run(
      reader,
      sql`
      INSERT INTO wallet.play_change (round_no, owner_no, settled_at, d_stake, d_payout, d_valid, d_bonus_valid, d_deposit_valid, game_no, shard, product)
      VALUES (${roundNo}, ${ownerNo}, ${moment}, ${amounts}, ${gameNo}, ${shard}, ${product})`,
    )
    await run(
      reader,
      sql`
      INSERT INTO wallet.member_play_day AS t (owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
      VALUES (${ownerNo}, ${businessDate(moment, ZONE)}::date, ${product}, ${shard}, ${amounts})
      ON CONFLICT (owner_no, day, product, shard) DO UPDATE SET stake = t.stake + excluded.stake, payout = t.payout + excluded.payout,
        valid = t.valid + excluded.valid`,
    )
    return roundNo
  }

  /** Money credited under a code, as the fold of the records leaves it behind. */
  async function credit(accountId: string, moment: Date, code: number, amount: number): Promise<void> {
    const { ownerNo, shard } = await ownerOf(accountId)
    for (const [grain, width, origin] of [
      [0, '30 minutes', '2000-01-01Z'],
      [1, '1 day', '1999-12-31 17:00Z'],
    ] as const)
      await run(
        reader,
        sql`
        INSERT INTO wallet.line_slot AS s (owner_no, grain, slot, code, shard, count, in_amount, out_amount, first_id, last_id)
        VALUES (${ownerNo}, ${grain}, date_bin(${width}::interval, ${moment}, ${origin}::timestamptz), ${code}, ${shard}, 1, ${baht(amount)}, 0, 1, 1)
        ON CONFLICT (owner_no, grain, slot, code, shard) DO UPDATE SET in_amount = s.in_amount + excluded.in_amount`,
      )
  }

  async function deposit(accountId: string, moment: Date): Promise<void> {
    await run(
      reader,
      sql`
      INSERT INTO cashier.deposit (deposit_id, merchant_id, member_id, channel, receiver, asked_amount, payable_amount, credited_amount,
        currency, state, created_at, expires_at, changed_at)
      VALUES (${randomUUID()}, ${DEMO_MERCHANT}, ${accountId}, 'PROMPTPAY', ${randomUUID()}, 10000, 10000, 10000, 'THB', 'CONFIRMED',
        ${moment}, ${moment}, ${moment})`,
    )
  }

  async function contract(receiverId: string, given: LineContract): Promise<string> {
    const kind = given.kind ?? 'DAILY_SALARY'
    const periodKind =
      given.periodKind ??
      (
        {
          DIVIDEND: 'HALF_MONTH',
          DAILY_SALARY: 'DAY',
          HOURLY_SALARY: 'HOUR',
          REALTIME_SALARY: 'FIVE_MINUTES',
        } as const
      )[kind]
    const contractId = randomUUID()
    const tiers = (given.tiers ?? [{ minValid: 0n, minActive: 0, ratePpm: given.ratePpm ?? 10_000 }]).map(
      (tier) => ({
        ...tier,
        minValid: tier.minValid.toString(),
      }),
    )
    await run(
      reader,
      sql`
      INSERT INTO agents.contract (contract_id, merchant_id, kind, giver_id, receiver_id, period_kind, tiers, options, state, starts_at, ends_at, written_by)
      VALUES (${contractId}, ${DEMO_MERCHANT}, ${kind}, ${given.giverId ?? null}, ${receiverId}, ${periodKind}, ${JSON.stringify(tiers)}::jsonb,
        ${JSON.stringify(given.options ?? {})}::jsonb, ${given.state ?? 'ACTIVE'}, ${given.startsAt}, ${given.endsAt ?? null}, ${given.writtenBy ?? 'writer'})`,
    )
    return contractId
  }

  /** Everything that was posted is in the sums of the ledger, and what is due is paid. */
  const pay = async (now: Date, more: Partial<PayParts> = {}): Promise<void> => {
    await rollUpAll(database)
    await payAgents({ database, now, ...more }, { id: DEMO_MERCHANT, timeZone: ZONE })
  }

  /** The payments of an agent, the oldest first. */
  const paymentsOf = (agentId: string, kind?: ContractKind) =>
    rowsOf(
      reader,
      sql<{
        paymentId: string
        kind: string
        periodId: string
        base: bigint
        net: bigint
        amount: bigint
        state: string
        active: number
      }>`
      SELECT payment_id AS "paymentId", kind, period_id AS "periodId", base, net, amount, state, active FROM agents.payment
      WHERE agent_id = ${agentId} AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null}) ORDER BY before_at, kind`,
    )

  const mainOf = async (accountId: string): Promise<bigint> => {
    const { ownerNo } = await ownerOf(accountId)
    const { balance } = await oneOf(
      reader,
      sql<{
        balance: bigint
      }>`SELECT coalesce(sum(balance), 0)::bigint AS balance FROM wallet.balance WHERE account_id = ${ownerNo * 65_536n + 4n}`,
    )
    return balance
  }

  return { account, play, credit, deposit, contract, pay, paymentsOf, mainOf }
}
