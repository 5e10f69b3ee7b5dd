/**
 * Three days of the demo's history in a database of its own: real ledger entries, real rounds, and work for
 * operators.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositChannels } from '../../../contract/shared/cashier-channels.ts'
import { depositStates, withdrawalStates } from '../../../contract/shared/cashier-states.ts'
import { recomputeRound } from '../../../kernel/games/recompute-round.ts'
import { digestOfTickets, drawWinners, holderOf } from '../../../kernel/promotions/raffle.ts'
import { balancesOf, runAudit } from '../../../modules/wallet/index.ts'
import { proveSportBets } from '../../../modules/sportsbook/index.ts'
import { requirementsOf } from '../../../modules/wagering/index.ts'
import { clock } from '../../../kernel/clock.ts'
import { loadConfig } from '../../../platform/config.ts'
import { createLogger } from '../../../platform/logs.ts'
import { oneOf, openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import { composeProcess, type Process } from '../../../server/compose.ts'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/database.ts'
import { gameByCode } from '../../../studio/house/games.ts'
import { hmac } from '../../../platform/hashes.ts'
import { seedDemo } from '../demo.ts'
import { demoMemberId } from '../identity.ts'
import { House } from './simulated-process.ts'
import { DRAWN_RAFFLE } from './raffle.ts'

const DAYS = 3
interface Stored {
  game_code: string
  bet_amount: bigint
  win_amount: bigint
  events: string
  nonce: number
  server_seed: string
  client_seed: string
  commit_hash: string
}

const count = async (statement: ReturnType<typeof sql<{ count: number }>>) =>
  (await oneOf(owner.kysely, statement)).count

let fresh: FreshDatabase
let dataDir: string
let owner: Database
let house: Process
beforeAll(async () => {
  fresh = await freshDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'sala-history-'))
  owner = openDatabase({ url: fresh.ownerUrl, role: null })
  const config = loadConfig({
    MODE: 'demo',
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '0',
    ALLOW_UNSAFE_DB: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: fresh.url,
    DATABASE_OWNER_URL: fresh.ownerUrl,
  })
  house = await composeProcess({ ...config, roles: [] }, createLogger('silent'))
  expect(await seedDemo(house, () => {}, { historyDays: DAYS, withFiles: true })).toBe(true)
}, 600_000)
afterAll(async () => {
  await house.close()
  await owner.close()
  await fresh.drop()
  rmSync(dataDir, { recursive: true, force: true })
  clock.setOffset(0)
})

test('every invariant of the ledger holds, and the clock is at the present', async () => {
  expect((await runAudit(owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
  expect(await oneOf(owner.kysely, sql`SELECT offset_ms FROM app.clock`)).toEqual({ offset_ms: 0n })
})

test('the demo’s own members have what they begin with', async () => {
  for (let number = 1; number <= 20; number++) {
    const { main, bonus, hold } = await balancesOf(owner.kysely, demoMemberId(number))
    expect([number, main, bonus, hold]).toEqual([number, number === 20 ? 0n : 1_000_000n, 0n, 0n])
  }
})

test('levels of the demo’s own members follow from what they paid in and played, and nothing is left to play', async () => {
  const levels = await rowsOf(
    owner.kysely,
    sql<{ username: string; level: number }>`
    SELECT username, vip_level AS level FROM identity.account WHERE username IN ('member01', 'member02', 'member03', 'member04') ORDER BY 1`,
  )
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 1, 0])
  const ids = [1, 2, 3, 4, 5, 6, 7].map(demoMemberId)
  for (const memberId of ids) {
    const paid = await count(
      sql`SELECT count(*)::int AS count FROM cashier.deposit WHERE member_id = ${memberId} AND state = 'CONFIRMED'`,
    )
    expect([memberId, paid > 0]).toEqual([memberId, true])
    expect(await requirementsOf(owner.kysely, memberId)).toEqual([])
  }
  // Whoever signs in first is asked for the password alone.
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM identity.sign_in WHERE account_id::text = ANY(${ids})`,
    ),
  ).toBe(0)
})

test('the dashboard’s figures, the record of rounds and the ledger say the same', async () => {
  const rounds = await oneOf(
    owner.kysely,
    sql`
    SELECT sum(stake_real + stake_bonus)::bigint AS stakes, sum(win_amount)::bigint AS payouts FROM wallet.round WHERE NOT is_free`,
  )
  const ledger = await oneOf(
    owner.kysely,
    sql`
    SELECT coalesce(sum(t.amount) FILTER (WHERE t.code = 1), 0)::bigint - coalesce(sum(t.amount) FILTER (WHERE t.code = 3), 0)::bigint AS stakes,
           coalesce(sum(CASE WHEN t.code = 6 AND t.guarded_side = 1 THEN -t.amount ELSE t.amount END) FILTER (WHERE t.code IN (2, 5, 6)), 0)::bigint AS payouts
    FROM wallet.transfer t JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard WHERE NOT r.is_free`,
  )
  expect(rounds).toEqual(ledger)
  const days = await oneOf(
    owner.kysely,
    sql`SELECT sum(deposits)::bigint AS deposits, sum(stakes)::bigint AS stakes, sum(payouts)::bigint AS payouts FROM operator.member_day`,
  )
  const slots = await oneOf(
    owner.kysely,
    sql<{
      payouts: bigint
    }>`SELECT sum(deposits)::bigint AS deposits, sum(stakes)::bigint AS stakes, sum(payouts)::bigint AS payouts FROM operator.house_slot`,
  )
  // A pool pays its jackpots, not the house: they are part of a member's day and not of the house's.
  const { jackpots } = await oneOf(
    owner.kysely,
    sql<{
      jackpots: bigint
    }>`SELECT coalesce(sum(amount), 0)::bigint AS jackpots FROM launch.jackpot_win WHERE paid_at IS NOT NULL`,
  )
  expect(days).toEqual({ ...slots, payouts: slots.payouts + jackpots })
  expect(
    await oneOf(
      owner.kysely,
      sql`SELECT sum(settled_stakes)::bigint AS stakes, sum(settled_payouts)::bigint AS payouts FROM operator.house_slot`,
    ),
  ).toEqual(
    await oneOf(
      owner.kysely,
      sql`
      SELECT sum(r.stake_real + r.stake_bonus)::bigint AS stakes, sum(r.win_amount)::bigint AS payouts
      FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no WHERE NOT r.is_free AND r.state = 1 AND o.owner_kind <> 'house_player'`,
    ),
  )
  const { deposits } = await oneOf(
    owner.kysely,
    sql<{ deposits: bigint }>`SELECT sum(credited_amount)::bigint AS deposits FROM cashier.deposit`,
  )
  expect(days).toMatchObject({ deposits })
})

test('rounds are of the days in which they say they were played', async () => {
  const days = await rowsOf(
    owner.kysely,
    sql<{ day: string; rounds: number }>`
    SELECT to_char(opened_at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD') AS day, count(*)::int AS rounds FROM wallet.round GROUP BY 1 ORDER BY 1`,
  )
  expect(days.length).toBeGreaterThanOrEqual(DAYS - 1)
  const { late } = await oneOf(
    owner.kysely,
    sql<{
      late: number
    }>`SELECT count(*)::int AS late FROM studio.round r JOIN wallet.round w ON w.round_id = r.round_id::text WHERE abs(extract(epoch FROM w.opened_at - r.played_at)) > 60`,
  )
  expect(late).toBe(0)
})

test('a seeded round is what its seeds give, and nothing else', async () => {
  const rounds = await rowsOf(
    owner.kysely,
    sql<Stored>`
    SELECT r.game_code, r.bet_amount, r.win_amount, r.events, r.nonce, p.server_seed, p.client_seed, p.commit_hash
    FROM studio.round r JOIN studio.seed_pair p USING (pair_id) ORDER BY md5(r.round_id::text) LIMIT 50`,
  )
  expect(rounds.length).toBeGreaterThan(20)
  for (const {
    game_code: code,
    bet_amount: betAmount,
    server_seed: serverSeed,
    client_seed: clientSeed,
    nonce,
    ...stored
  } of rounds) {
    const { commit, winAmount, events } = recomputeRound(
      gameByCode(code)!,
      { serverSeed, clientSeed, nonce, betAmount },
      hmac,
    )
    expect([commit, winAmount, JSON.stringify(events)]).toEqual([
      stored.commit_hash,
      stored.win_amount,
      stored.events,
    ])
  }
})

test('a raffle is drawn, its winners follow from its seed and its list, and their prizes wait', async () => {
  const draw = await oneOf(
    owner.kysely,
    sql<{ state: string; seed: string; beacon: string }>`
    SELECT state, server_seed AS seed, beacon FROM promotions.draw WHERE promotion_id = ${DRAWN_RAFFLE}`,
  )
  expect(draw.state).toBe('DRAWN')
  const tickets = await rowsOf(
    owner.kysely,
    sql<{ firstNumber: number; count: number; memberId: string }>`
    SELECT first_number::float8 AS "firstNumber", count::float8 AS count, member_id AS "memberId"
    FROM promotions.raffle_ticket WHERE promotion_id = ${DRAWN_RAFFLE} ORDER BY first_number`,
  )
  const list = tickets.map(({ memberId, ...range }) => ({
    ...range,
    holder: holderOf(DRAWN_RAFFLE, memberId),
  }))
  expect(tickets.map(({ memberId }) => memberId)).toContain(demoMemberId(2))
  expect(digestOfTickets(list)).toBe(draw.beacon)
  const winners = await rowsOf(
    owner.kysely,
    sql<{ number: number; state: string }>`
    SELECT w.number::float8 AS number, c.state FROM promotions.raffle_winner w JOIN promotions.claim c USING (claim_id)
    WHERE w.promotion_id = ${DRAWN_RAFFLE} ORDER BY w.place`,
  )
  expect(winners.map(({ state }) => state)).toEqual(Array(5).fill('CLAIM'))
  expect(winners.map(({ number }) => number)).toEqual(
    drawWinners(draw.seed, DRAWN_RAFFLE, list, 5).map(({ number }) => number),
  )
})

test('there are payouts in every lasting state, and they have passed every other', async () => {
  const states = await rowsOf(
    owner.kysely,
    sql<{ state: string }>`SELECT DISTINCT state FROM cashier.withdrawal ORDER BY 1`,
  )
  expect(states.map(({ state }) => state)).toEqual(
    withdrawalStates.filter((state) => !['CREATED', 'APPROVED', 'PAID'].includes(state)).sort(),
  )
  const steps = await rowsOf(
    owner.kysely,
    sql<{
      state: string
    }>`SELECT DISTINCT s.state FROM cashier.step s JOIN cashier.withdrawal w ON w.withdrawal_id = s.object_id ORDER BY 1`,
  )
  expect(steps.map(({ state }) => state)).toEqual([...withdrawalStates].sort())
  // The member's word is still asked for after the start.
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM cashier.withdrawal WHERE state = 'CONFIRM_WAIT' AND confirm_by > clock_timestamp() + interval '10 minutes'`,
    ),
  ).toBeGreaterThan(0)
})

test('there are deposits of every channel and in every lasting state', async () => {
  const channels = await rowsOf(
    owner.kysely,
    sql<{
      channel: string
    }>`SELECT DISTINCT channel FROM cashier.deposit WHERE state = 'CONFIRMED' ORDER BY 1`,
  )
  expect(channels.map(({ channel }) => channel)).toEqual([...depositChannels].sort())
  const states = await rowsOf(
    owner.kysely,
    sql<{ state: string }>`SELECT DISTINCT state FROM cashier.deposit ORDER BY 1`,
  )
  expect(states.map(({ state }) => state)).toEqual(
    depositStates.filter((state) => state !== 'CREATED').sort(),
  )
  expect(
    await count(sql`SELECT count(*)::int AS count FROM cashier.deposit WHERE state = 'REVIEW'`),
  ).toBeGreaterThan(3)
})

test('operators have work: suspicions, documents, conversations and pending messages', async () => {
  expect(
    await count(
      sql`SELECT count(DISTINCT kind)::int AS count FROM cashier.aml_flag WHERE cleared_at IS NULL`,
    ),
  ).toBeGreaterThan(3)
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM identity.kyc_request WHERE state = 'SUBMITTED' AND level = 2`,
    ),
  ).toBe(4)
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM identity.kyc_request WHERE state = 'SUBMITTED' AND level = 3`,
    ),
  ).toBe(1)
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM messaging.conversation WHERE waiting_since IS NOT NULL`,
    ),
  ).toBeGreaterThan(2)
  expect(
    await count(sql`SELECT count(*)::int AS count FROM messaging.feedback WHERE answered_at IS NULL`),
  ).toBeGreaterThan(2)
  expect(
    await count(sql`SELECT count(DISTINCT payee_name)::int AS count FROM identity.account WHERE type = 0`),
  ).toBeGreaterThan(80)
})

test('a balance, a name, a setting and a move wait for a second person', async () => {
  const staff = await House.open(house)
  const page = { state: 'PENDING', pageNo: 1, pageSize: 20 }
  const proposals = await staff.staff<{ list: { kind: string; requestedBy: string }[] }>(
    'finance',
    'system/list-proposals',
    { query: page },
  )
  expect(proposals.list.map(({ kind, requestedBy }) => [kind, requestedBy])).toEqual([
    ['agents.move', 'support'],
    ['setting.weaken', 'owner'],
  ])
  const ofOwner = await staff.staff<typeof proposals>('owner', 'system/list-proposals', { query: page })
  expect(ofOwner.list.map(({ kind }) => kind)).toContain('member.name')
  const adjustments = await staff.staff<{ list: { requestedBy: string; amount: unknown }[] }>(
    'owner',
    'operator/list-adjustments',
    { query: page },
  )
  expect(adjustments.list).toHaveLength(1)
})

test('the monitoring jobs find nothing wrong in the history', async () => {
  for (const job of ['launch.watch-returns', 'launch/find-agreed-play', 'cashier/find-rings'])
    await house.jobs.runNow(job)
  expect(await count(sql`SELECT count(*)::int AS count FROM launch.return_alarm`)).toBe(0)
  expect(await count(sql`SELECT count(*)::int AS count FROM launch.integrity_flag`)).toBe(0)
  expect(await count(sql`SELECT count(*)::int AS count FROM cashier.person_ring`)).toBe(0)
  const { isEqual, rows } = await (await House.open(house)).staff<{ isEqual: boolean; rows: unknown[] }>(
    'owner',
    'reports/read-reconciliation',
  )
  expect([isEqual, rows.length > 0]).toEqual([true, true])
})

/** A win as the board of winners keeps it. */
const isOnBoard = ({ payout, stake }: { payout: bigint; stake: bigint }): boolean =>
  payout > stake && payout >= 100_000n

test('members have bets on sports that are open, settled and sold, and all of them are proved', async () => {
  const bets = await rowsOf(
    owner.kysely,
    sql<{
      member_id: string
      kind: string
      state: string
      result: string | null
      is_part: boolean
      auto: boolean
      vendor: string
      stake: bigint
      payout: bigint
    }>`
    SELECT member_id, vendor, stake, payout, kind, state, result,
      cashed_stake BETWEEN 1 AND stake - 1 AS is_part, auto_cash_out IS NOT NULL AS auto
    FROM sports.bet`,
  )
  for (let number = 1; number <= 4; number++) {
    const own = bets.filter(({ member_id }) => member_id === demoMemberId(number))
    const kindsOf = (state: string) =>
      new Set(own.filter((bet) => bet.state === state).map(({ kind }) => kind))
    expect(kindsOf('ACCEPTED')).toEqual(new Set(['SINGLE', 'PARLAY', 'SYSTEM']))
    expect(kindsOf('SETTLED')).toEqual(new Set(['SINGLE', 'PARLAY', 'SYSTEM']))
  }
  const has = (isSuch: (bet: (typeof bets)[number]) => boolean) => bets.some(isSuch)
  expect([
    has(({ result }) => result === 'WON'),
    has(({ result }) => result === 'LOST'),
    has(({ state }) => state === 'CASHED_OUT'),
    has(({ is_part }) => is_part),
    has(({ state, auto }) => state === 'ACCEPTED' && auto),
  ]).toEqual([true, true, true, true, true])
  for (const vendor of ['TCG_SPORT', 'TCG_ESPORT'])
    expect([vendor, has((bet) => bet.vendor === vendor && isOnBoard(bet))]).toEqual([vendor, true])
  expect(has(({ state }) => state === 'PENDING')).toBe(false)
  // Every match that began has a result; those to come begin after the demo does.
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM sports.fixture
        WHERE status NOT IN ('SCHEDULED', 'RESULTED') OR (status = 'SCHEDULED' AND start_at < app.now())`,
    ),
  ).toBe(0)
  expect((await proveSportBets(owner.kysely)).filter(({ ok }) => !ok)).toEqual([])
})

test('members have tickets of lotteries that are won, lost and open, and plans that are over', async () => {
  const orders = await rowsOf(
    owner.kysely,
    sql<{ member_id: string; state: string }>`SELECT member_id, state FROM lottery.order_shown`,
  )
  for (let number = 1; number <= 4; number++) {
    const own = orders.filter(({ member_id }) => member_id === demoMemberId(number))
    const has = (start: string) => own.some(({ state }) => state.startsWith(start))
    expect([number, has('PLACED'), has('SETTLED')]).toEqual([number, true, true])
  }
  const states = new Set(orders.map(({ state }) => state))
  expect(['SETTLED_WIN', 'SETTLED_LOSE'].filter((state) => !states.has(state))).toEqual([])
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM lottery.chase
        WHERE state IN ('FINISHED', 'STOPPED_WIN') AND member_id = ${demoMemberId(1)}`,
    ),
  ).toBe(1)
  // Nothing of what was bet on is left unpaid, and no draw of the house came too late.
  expect(
    await count(
      sql`SELECT count(*)::int AS count FROM lottery.issue
        WHERE state IN ('DRAWN', 'SETTLING') OR (state = 'VOID' AND source <> 'IMPORT')`,
    ),
  ).toBe(0)
})

test('of the coming government draw a number is nearly full, one is closed and one pays half', async () => {
  const rules = await rowsOf(
    owner.kysely,
    sql<{ mode: string; numero: string }>`
    SELECT mode, numero FROM lottery.number_rule WHERE game_code = 'THAI_GOV' ORDER BY mode`,
  )
  expect(rules.map(({ mode }) => mode)).toEqual(['CLOSED', 'HALF'])
  const { most } = await oneOf(
    owner.kysely,
    sql<{ most: bigint }>`
    SELECT coalesce(max(exposure_amount), 0)::bigint AS most FROM lottery.exposure
    WHERE game_code = 'THAI_GOV' AND numero = ${rules[0]!.numero} AND play_code = 'BOTTOM2'`,
  )
  expect(most).toBeGreaterThan(30_000_000n)
})

test('every table has a road', async () => {
  const roads = await rowsOf(
    owner.kysely,
    sql<{
      rounds: number
    }>`SELECT count(*)::int AS rounds FROM studio.table_round WHERE step = 'SETTLED' GROUP BY table_id`,
  )
  expect(roads.length).toBeGreaterThan(10)
  expect(Math.min(...roads.map(({ rounds }) => rounds))).toBeGreaterThanOrEqual(30)
})

test('a second start adds nothing', async () => {
  expect(await seedDemo(house, () => {}, { historyDays: DAYS, withFiles: false })).toBe(false)
})
