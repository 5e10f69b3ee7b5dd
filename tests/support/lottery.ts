/** Bets in lotteries over a real database: members with money, issues by hand, and what must hold. */
import { classicGames } from '../../kernel/lottery/classic/families.ts'
import type { IssueKey } from '../../modules/lottery/draws/door.ts'
import { placeSlip, type Placed, type Slip } from '../../modules/lottery/orders/place.ts'
import { cancelOwnOrder } from '../../modules/lottery/orders/cancel.ts'
import { placePlan, stopOwnPlan, type PlanDraft } from '../../modules/lottery/orders/plans.ts'
import { allGames, type LotteryGame } from '../../modules/lottery/orders/rules/plays.ts'
import type { Terms } from '../../modules/lottery/orders/rules/terms.ts'
import { holdTerms, writeTerms } from '../../modules/lottery/orders/store/terms.ts'
import { lotteryRider, type OnRiderStep } from '../../modules/lottery/orders/rider.ts'
import { refundIssue } from '../../modules/lottery/orders/settling/refund.ts'
import type { SettleParts } from '../../modules/lottery/orders/settling/draw.ts'
import { settleIssue } from '../../modules/lottery/orders/settling/settle.ts'
import {
  balancesOfMany,
  openPoster,
  runAudit,
  setGameGuards,
  settledPlayOf,
  type Poster,
} from '../../modules/wallet/index.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { MERCHANT, openMember } from '../ledger/support.ts'
import { freshDatabase, type FreshDatabase } from './database.ts'
import { rollUpAll } from './ledger-marks.ts'

export const OPENING = 100_000_000n

export interface LotteryHouse {
  readonly fresh: FreshDatabase
  readonly database: Database
  readonly owner: Database
  readonly poster: Poster
  bettor(memberId: string): { merchantId: string; memberId: string; currency: 'THB' }
  member(memberId: string, more?: { main?: bigint; bonus?: bigint; memberG?: number }): Promise<string>
  /** What the house offers, of all games unless some are named. */
  terms(change: Partial<Omit<Terms, 'updatedAt'>>, gameCodes?: readonly string[]): Promise<void>
  /** Opens an issue that closes in so many seconds; one without a chain, so its result is the test's. */
  issue(gameCode: string, more?: { closesInS?: number; opensInS?: number }): Promise<IssueKey>
  close(key: IssueKey): Promise<void>
  /** Closes an issue and states its result, or another result than before. */
  draw(key: IssueKey, result: string): Promise<void>
  makeVoid(key: IssueKey): Promise<void>
  place(memberId: string, slip: Slip, key?: string): Promise<Placed>
  cancel(memberId: string, orderId: string): ReturnType<typeof cancelOwnOrder>
  plan(memberId: string, draft: PlanDraft, key?: string): ReturnType<typeof placePlan>
  stop(memberId: string, chaseId: string, key?: string): ReturnType<typeof stopOwnPlan>
  settle(key: IssueKey, more?: Partial<SettleParts>): Promise<void>
  refund(key: IssueKey, more?: Partial<SettleParts>): Promise<void>
  shut(): Promise<void>
}

let keys = 0
export const freshKey = (): string => `key-${++keys}`

/** What the money of a vendor's lotteries is booked under. */
export const productOf = (vendor: LotteryGame['vendor']): string =>
  ({ LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'VN' })[vendor]

/** The merchant, and the doors of the games in the wallet. */
export async function openGames(database: Database, owner: Database): Promise<void> {
  await run(
    owner.kysely,
    sql`INSERT INTO system.merchant (merchant_id, code, name) VALUES (${MERCHANT}, ${MERCHANT}, 'a house')`,
  )
  await database.transaction((tx) =>
    setGameGuards(
      tx,
      allGames.map(({ gameCode, vendor }) => ({
        vendor,
        gameCode,
        product: productOf(vendor),
        isOpen: true,
      })),
    ),
  )
}

export async function openBettor(
  database: Database,
  owner: Database,
  memberId: string,
  { main = OPENING, bonus = 0n, memberG = 1_980 }: { main?: bigint; bonus?: bigint; memberG?: number } = {},
): Promise<string> {
  await run(
    owner.kysely,
    sql`INSERT INTO identity.account (account_id, merchant_id, username, type, password_hash, member_g)
      VALUES (${memberId}, ${MERCHANT}, ${memberId.toLowerCase()}, 0, '-', ${memberG})`,
  )
  return openMember(database, memberId, { main, bonus })
}

export async function openIssueRow(
  owner: Database,
  key: IssueKey,
  { closesInS = 3_600, opensInS = -3_600 }: { closesInS?: number; opensInS?: number } = {},
): Promise<void> {
  await run(
    owner.kysely,
    sql`
    INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at)
    SELECT ${key.gameCode}, ${key.numero}, app.now() + ${opensInS}::int * interval '1 second',
           app.now() + ${closesInS}::int * interval '1 second', app.now() + ${closesInS + 5}::int * interval '1 second'
    ON CONFLICT DO NOTHING`,
  )
}

/** States a result, the first or another one; the same again changes nothing. */
export async function stateResult(owner: Database, key: IssueKey, result: string): Promise<void> {
  await run(
    owner.kysely,
    sql`
    UPDATE lottery.issue SET state = 'DRAWN', version = version + 1, result = ${result}, settled_at = NULL, drawn_at = app.now(),
           opens_at = least(opens_at, app.now() - interval '2 seconds'), closes_at = least(closes_at, app.now() - interval '1 second')
    WHERE game_code = ${key.gameCode} AND numero = ${key.numero} AND result IS DISTINCT FROM ${result}`,
  )
}

export async function openLotteryHouse(onStep?: OnRiderStep): Promise<LotteryHouse> {
  const fresh = await freshDatabase()
  const database = openDatabase({ url: fresh.url, max: 10 })
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 4 })
  await openGames(database, owner)
  const poster = openPoster({ url: fresh.url, riders: [lotteryRider(onStep)] })
  const parts = { database, poster }
  const bettor = (memberId: string) => ({ merchantId: MERCHANT, memberId, currency: 'THB' as const })
  const change = (key: IssueKey, values: ReturnType<typeof sql>) =>
    run(
      owner.kysely,
      sql`UPDATE lottery.issue SET ${values}, opens_at = least(opens_at, app.now() - interval '2 seconds'),
        closes_at = least(closes_at, app.now() - interval '1 second')
        WHERE game_code = ${key.gameCode} AND numero = ${key.numero}`,
    )
  let issues = 0
  return {
    fresh,
    database,
    owner,
    poster,
    bettor,
    member: (memberId, more) => openBettor(database, owner, memberId, more),
    terms: (change, gameCodes = classicGames.map(({ gameCode }) => gameCode)) =>
      database.transaction(async (tx) => {
        for (const gameCode of gameCodes)
          await writeTerms(tx, MERCHANT, gameCode, {
            ...(await holdTerms(tx, MERCHANT, gameCode)),
            ...change,
          })
      }),
    async issue(gameCode, more) {
      const key = { gameCode, numero: String(20_261_128_0001n + BigInt(issues++)) }
      await openIssueRow(owner, key, more)
      return key
    },
    async close(key) {
      await change(key, sql`state = 'CLOSED'`)
    },
    draw: (key, result) => stateResult(owner, key, result),
    async makeVoid(key) {
      await change(key, sql`state = 'VOID', void_reason = 'the seed is lost'`)
    },
    place: (memberId, slip, key = freshKey()) => placeSlip(parts, bettor(memberId), key, slip),
    cancel: (memberId, orderId) => cancelOwnOrder(parts, bettor(memberId), orderId),
    plan: (memberId, draft, key = freshKey()) =>
      database.transaction((tx) => placePlan(tx, parts, bettor(memberId), key, draft)),
    stop: (memberId, chaseId, key = freshKey()) => stopOwnPlan(parts, bettor(memberId), key, chaseId),
    settle: (key, more) => settleIssue({ ...parts, ...more }, key),
    refund: (key, more) => refundIssue({ ...parts, ...more }, key),
    async shut() {
      await poster.close()
      await Promise.all([database.close(), owner.close()])
      await fresh.drop()
    },
  }
}

/**
 * What is wrong between bets, lines, wins and the ledger: bets without their money, money without its bet,
 * bets that differ from their lines, rounds that differ from what members are paid, and members who hold
 * something else than their bets left them.
 */
export async function lotteryFaults(
  database: Database,
  openings: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const faults = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    WITH money AS (
      SELECT t.key AS order_id, t.txn_id::text AS wallet_txn, o.owner_id AS member_id, l.amount,
             EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_cancelled
      FROM wallet.transfer t
      JOIN wallet.scope v ON v.scope_no = t.scope_no AND v.scope IN ('vendor:LOTT', 'vendor:ELOTT', 'vendor:TCG_SEA', 'vendor:TCG_LOTTO_VN')
      JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      CROSS JOIN LATERAL (SELECT sum(x.amount)::bigint AS amount FROM wallet.transfer x WHERE x.id >= t.txn_id AND x.id < t.txn_id + 8 AND x.txn_id = t.txn_id AND x.code = 1) AS l
      WHERE t.kind = 1)
    SELECT coalesce(m.order_id, b.order_id) || ': ' || coalesce(m::text, 'no money') || ' against ' || coalesce(b::text, 'no bet') AS fault
    FROM money m FULL JOIN lottery.orders b USING (order_id)
    WHERE (m.wallet_txn, m.member_id, m.amount, m.is_cancelled) IS DISTINCT FROM (b.wallet_txn, b.member_id, b.stake_amount, b.is_cancelled)
    UNION ALL
    SELECT o.order_id || ' has lines of ' || l.amount || ', ' || l.count || ' instead of ' || o.stake_amount || ', ' || o.line_count
    FROM lottery.orders o CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.stake_amount), 0) AS amount, count(*) AS count,
             bool_and(t.stake_amount = t.combinations * t.unit_amount * t.multiple AND (t.game_code, t.numero) = (o.game_code, o.numero)) AS is_whole
      FROM lottery.line t WHERE t.order_id = o.order_id) AS l
    WHERE (l.amount, l.count) IS DISTINCT FROM (o.stake_amount, o.line_count) OR l.is_whole IS NOT TRUE
    UNION ALL
    SELECT coalesce(s.game_code || '-' || s.numero, r.round_id) || ' of ' || coalesce(s.member_id, o.owner_id) || ': ' || coalesce(s::text, 'no share')
           || ' against ' || coalesce(concat_ws(', ', r.state, r.win_amount, v.amount, v.version), 'no round')
    FROM (SELECT r.* FROM wallet.round r JOIN wallet.scope v ON v.scope_no = r.vendor_no AND v.scope IN ('vendor:LOTT', 'vendor:ELOTT', 'vendor:TCG_SEA', 'vendor:TCG_LOTTO_VN')) AS r
    JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
    LEFT JOIN wallet.round_valid v ON v.round_no = r.round_no AND v.shard = r.shard
    FULL JOIN lottery.share s ON r.round_id = s.game_code || '-' || s.numero AND s.member_id = o.owner_id
    LEFT JOIN lottery.issue i ON r.round_id = i.game_code || '-' || i.numero
    WHERE r.state IS DISTINCT FROM 2 AND i.settled_at IS NOT NULL
      AND (r.state, r.win_amount, v.amount, v.version, s.paid_amount) IS DISTINCT FROM (1::smallint, s.win_amount, s.valid_amount, s.paid_version, s.win_amount)
    UNION ALL
    SELECT s.member_id || ' has wins of ' || w.amount || ' instead of ' || s.win_amount || ' in ' || s.game_code || '-' || s.numero
    FROM lottery.share s CROSS JOIN LATERAL (
      SELECT coalesce(sum(w.win_amount + w.refund_amount), 0) AS amount FROM lottery.orders o
      JOIN lottery.line_win w ON w.order_id = o.order_id
      WHERE o.game_code = s.game_code AND o.numero = s.numero AND o.member_id = s.member_id AND NOT o.is_cancelled) AS w
    WHERE w.amount <> s.win_amount`,
  )
  const changes = await rowsOf(
    database.kysely,
    sql<{ member_id: string; change: bigint }>`
    SELECT member_id, sum(change)::bigint AS change FROM (
      SELECT member_id, -stake_amount AS change FROM lottery.orders WHERE NOT is_cancelled
      UNION ALL SELECT member_id, paid_amount + paid_rebate_amount FROM lottery.share) AS s GROUP BY member_id`,
  )
  const due = new Map(changes.map((row) => [row.member_id, row.change]))
  const held = await balancesOfMany(database.kysely, [...openings.keys()])
  const wrong = [...openings].flatMap(([memberId, opening]) => {
    const { main, bonus, receivable } = held.get(memberId)!
    const has = main + bonus - receivable
    const expected = opening + (due.get(memberId) ?? 0n)
    return has === expected ? [] : [`${memberId} holds ${has} instead of ${expected}`]
  })
  return faults.map(({ fault }) => fault).concat(wrong)
}

/** Throws where the ledger breaks an invariant, or the changes of play add up to something else than shares. */
export async function ledgerAgrees(database: Database): Promise<void> {
  await rollUpAll(database)
  const broken = (await runAudit(database.kysely)).filter(({ ok }) => !ok)
  if (broken.length > 0) throw new Error(`the audit found ${JSON.stringify(broken)}`)
  const shares = await rowsOf(
    database.kysely,
    sql<{ member_id: string; stake: bigint; paid: bigint; valid: bigint }>`
    SELECT member_id, sum(stake_amount)::bigint AS stake, sum(paid_amount)::bigint AS paid, sum(valid_amount)::bigint AS valid
    FROM lottery.share WHERE paid_version = version GROUP BY member_id`,
  )
  for (const { member_id: memberId, stake, paid, valid } of shares) {
    const range = { memberId, from: '2000-01-01', to: '3000-01-01' }
    const played = await Promise.all(
      ['LOTT', 'ELOTT', 'SEA', 'VN'].map((product) => settledPlayOf(database.kysely, { ...range, product })),
    )
    const total = (of: (one: (typeof played)[number]) => bigint) =>
      played.reduce((sum, one) => sum + of(one), 0n)
    const sums = [total((one) => one.stake), total((one) => one.payout), total((one) => one.valid)]
    if (sums.join() !== [stake, paid, valid].join())
      throw new Error(`${memberId} played ${sums.join()} instead of ${stake}, ${paid}, ${valid}`)
  }
}
