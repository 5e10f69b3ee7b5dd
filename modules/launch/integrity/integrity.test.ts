import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { openStream } from '../../../kernel/fair/stream.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../tests/support/server.ts'
import { hubKey } from '../../../platform/hub.ts'
import type { IntegrityKind } from '../../../contract/shared/integrity-words.ts'
import { decideFlagRow, lockFlag } from './store.ts'

interface Listed { list: { flagId: string; kind: IntegrityKind; hands: number; score: number; members: { memberId: string; account: string }[]; fromMemberId: string; netAmount: number; state: string; abilities: string[] }[]; totalCount: number }

let server: TestServer
let operator: TestClient
let token: string
let second: string

/** Words without chance, so that the honest tables play the same in every run. */
const stream = openStream({ serverSeed: '21'.repeat(32), clientSeed: 'honest-tables', nonce: 0, tag: 'test' })
const chance = (percent: number) => stream.int(100) < percent

const TABLES = 12
const HANDS = 240
const SEATS = 4
const members: string[] = []
/** A member of a table, the first two of some of which are planted. */
const at = (table: number, seat: number) => members[table * SEATS + seat]!
const DUMPING = [0, 1, 2]
const SOFT = [3, 4]
/** Dumps too, but so little that it is nobody's while. */
const SMALL = 5
const planted = (tables: readonly number[]) => tables.map((table) => [at(table, 0), at(table, 1)].sort().join(' ')).sort()

interface Played { hand: object; seats: object[]; action: object }

/** One hand of four: two fold, two are left, one wins what the others lost. */
function playHand(table: number, handNo: number, endedAt: Date): Played {
  const handId = randomUUID()
  const order = stream.shuffle([0, 1, 2, 3])
  const isAgreed = (left: readonly number[]) => left.includes(0) && left.includes(1)
  let [winner, loser] = order as [number, number, number, number]
  const lost = [0, 0, 0, 0].map(() => 100 + stream.int(900))
  lost[loser] = 1_000 + stream.int(9_000)
  if ((DUMPING.includes(table) || table === SMALL) && isAgreed([winner, loser])) {
    const [from, to] = [0, 1]
    ;[winner, loser] = [to, from]
    lost[loser] = 10_000
  }
  if (table === SMALL) lost.forEach((amount, seat) => { lost[seat] = Math.ceil(amount / 100) })
  const isSoft = SOFT.includes(table) && isAgreed([winner, loser])
  const decisions = [winner, loser, winner, loser].map((seat) => ({ type: isSoft || chance(45) ? 'CHECK' : 'BET', seat }))
  const folds = [0, 1, 2, 3].filter((seat) => seat !== winner && seat !== loser).map((seat) => ({ type: 'FOLD', seat }))
  const won = lost.reduce((sum, amount, seat) => (seat === winner ? sum : sum + amount), 0)
  const base = { hand_id: handId, game_code: 'HOLDEM', ended_at: endedAt.toISOString() }
  return {
    hand: { ...base, room_id: `room-${table}`, hand_no: handNo },
    seats: [0, 1, 2, 3].map((seat) => ({ ...base, member_id: at(table, seat), seat, stake: lost[seat], win: seat === winner ? lost[seat]! + won : 0 })),
    action: { hand_id: handId, events: JSON.stringify([...folds, ...decisions]), at: endedAt.toISOString() },
  }
}

/** A hand is written whole or not at all: the job may look at any moment. */
async function keep(played: readonly Played[]): Promise<void> {
  await server.process.database.transaction((tx) => keepWhole(tx, played))
}

async function keepWhole(tx: Tx, played: readonly Played[]): Promise<void> {
  await run(tx, sql`
    INSERT INTO studio.room_hand (hand_id, room_id, merchant_id, game_code, hand_no, math_version, state, input, seats, commit_hash, seed_sealed, client_seeds, client_part, started_at, ended_at)
    SELECT hand_id, room_id, ${DEMO_MERCHANT}, game_code, hand_no, '1', 'SETTLED', '{}', '[]', 'c', '', '{}', 'p', ended_at, ended_at
    FROM jsonb_to_recordset(${JSON.stringify(played.map(({ hand }) => hand))}::jsonb) AS h (hand_id uuid, room_id text, game_code text, hand_no int, ended_at timestamptz)`)
  await run(tx, sql`
    INSERT INTO studio.room_hand_seat (hand_id, member_id, game_code, seat, stake_amount, win_amount, rake_amount, ended_at)
    SELECT hand_id, member_id, game_code, seat, stake, win, 0, ended_at
    FROM jsonb_to_recordset(${JSON.stringify(played.flatMap(({ seats }) => seats))}::jsonb) AS s (hand_id uuid, member_id text, game_code text, seat int, stake bigint, win bigint, ended_at timestamptz)`)
  await run(tx, sql`
    INSERT INTO studio.room_action (hand_id, step, seat, action, events, at)
    SELECT hand_id, 1, 0, 'BET', events, at FROM jsonb_to_recordset(${JSON.stringify(played.map(({ action }) => action))}::jsonb) AS a (hand_id uuid, events text, at timestamptz)`)
}

const nowOf = async (reader: Reader) => (await rowsOf(reader, sql<{ now: Date }>`SELECT app.now() AS now`))[0]!.now

/** Hands of every table, a minute apart, the last one an hour ago. */
async function playTables(tables: readonly number[], firstHand: number): Promise<void> {
  const now = (await nowOf(server.process.database.kysely)).getTime()
  await keep(tables.flatMap((table) => Array.from({ length: HANDS }, (_, place) => playHand(table, firstHand + place, new Date(now - 3_600_000 - (HANDS - place) * 1_000)))))
}

beforeAll(async () => {
  server = await startServer()
  operator = server.client()
  token = await operator.signInOperator('owner')
  second = await server.client().signInOperator('viewer')
  const { kysely } = server.process.database
  const known = await rowsOf(kysely, sql<{ account_id: string }>`SELECT account_id FROM identity.account WHERE username IN ('member01', 'member02') ORDER BY username`)
  members.push(...known.map((row) => row.account_id), ...Array.from({ length: TABLES * SEATS - 2 }, (_, place) => `sitter-${place}`))
  await run(kysely, sql`
    INSERT INTO studio.room (room_id, merchant_id, game_code, number, big_bet, seat_count, body, commit_hash, seed_sealed, opened_at, changed_at)
    SELECT 'room-' || n, ${DEMO_MERCHANT}, 'HOLDEM', 1000 + n, 1000, 6, '{}', 'c', '', app.now(), app.now() FROM generate_series(0, ${TABLES - 1}::int) n`)
  await playTables(Array.from({ length: TABLES }, (_, table) => table), 1)
})
afterAll(() => server.close())

const look = () => server.process.jobs.runNow('launch/find-agreed-play')
const listed = async (state = 'OPEN', more = '', caller = token) => (await operator.get<Listed>(`/api/operator/integrity?pageSize=100&state=${state}${more}`, { token: caller })).value
const pairsOf = (flags: Listed['list'], kind: IntegrityKind) => flags.filter((flag) => flag.kind === kind).map((flag) => flag.members.map(({ memberId }) => memberId).join(' ')).sort()
const decide = (flagId: string, state: string, caller = token) => operator.post<{ state: string }>(`/api/operator/integrity/${flagId}/decide`, { state, reason: 'looked at every hand' }, { token: caller, key: randomUUID() })

describe('T-MA1 agreed play among honest tables', () => {
  test('every planted pair is flagged, honest members are not', async () => {
    await look()
    const { list } = await listed()
    expect(pairsOf(list, 'CHIP_DUMPING')).toEqual(planted(DUMPING))
    expect(pairsOf(list, 'SOFT_PLAY')).toEqual(planted(SOFT))
    const dumping = list.find(({ members: [one, other] }) => [one!.account, other!.account].sort().join(' ') === 'member01 member02')!
    expect(dumping).toMatchObject({ kind: 'CHIP_DUMPING', state: 'OPEN', hands: HANDS, fromMemberId: at(0, 0), abilities: ['decide'] })
    expect(dumping.score).toBeGreaterThan(70)
  })

  test('each hand counts once, however often it is looked', async () => {
    const before = (await listed()).list.map(({ flagId, hands, netAmount }) => ({ flagId, hands, netAmount }))
    await look()
    expect((await listed()).list.map(({ flagId, hands, netAmount }) => ({ flagId, hands, netAmount }))).toEqual(before)
  })

  test('a suspicion shows the hands of the two, their nets in its order', async () => {
    const { flagId } = (await listed('OPEN', '&member=member01')).list[0]!
    const { value } = await operator.get<{ flag: { members: { memberId: string }[]; netAmount: number; fromMemberId: string }; hands: { totalCount: number; list: { netAmounts: number[] }[] } }>(`/api/operator/integrity/${flagId}?pageSize=100`, { token })
    expect(value.hands.totalCount).toBe(HANDS)
    const loser = value.flag.members.findIndex(({ memberId }) => memberId === value.flag.fromMemberId)
    expect(value.hands.list.some(({ netAmounts }) => netAmounts[loser] === -10_000)).toBe(true)
    expect((await operator.get('/api/operator/integrity/none', { token })).code).toBe('FLAG_NOT_FOUND')
  })
})

describe('a decision', () => {
  test('is for who may decide, once', async () => {
    const flag = (await listed()).list.find(({ kind }) => kind === 'SOFT_PLAY')!
    const waiting = async () => (await operator.get<{ suspicionsOpen: number }>('/api/operator/work', { token })).value.suspicionsOpen
    const open = await waiting()
    expect(open).toBe((await listed()).totalCount)
    expect((await operator.get('/api/operator/integrity', { token: second })).status).toBe(403)
    expect((await decide(flag.flagId, 'CLEARED', second)).status).toBe(403)
    const pushed = vi.spyOn(server.process.services.use(hubKey), 'push')
    expect((await decide(flag.flagId, 'CLEARED')).value).toEqual({ state: 'CLEARED' })
    // Every desk hears of it: what waits there is fewer by one.
    await vi.waitFor(() => expect(pushed).toHaveBeenCalledWith({ topic: 'work', data: { queue: 'integrity' } }), { timeout: 30_000 })
    pushed.mockRestore()
    expect((await decide(flag.flagId, 'CONFIRMED')).code).toBe('INTEGRITY_STATE')
    expect(await waiting()).toBe(open - 1)
    expect((await listed('CLEARED')).list).toMatchObject([{ flagId: flag.flagId, abilities: [] }])
  })

  test('that clears chip dumping takes back what the compliance desk was told of both', async () => {
    const flag = (await listed()).list.filter(({ kind }) => kind === 'CHIP_DUMPING').find(({ members: [one, other] }) => [one!.account, other!.account].sort().join(' ') !== 'member01 member02')!
    const standing = () => rowsOf(server.process.database.kysely, sql<{ member_id: string; score: number }>`
      SELECT member_id, score::int AS score FROM cashier.aml_flag WHERE kind = 'CHIP_DUMPING' AND reference = ${flag.flagId} AND cleared_at IS NULL ORDER BY member_id`)
    expect(await standing()).toEqual(flag.members.map(({ memberId }) => ({ member_id: memberId, score: 60 })).sort((one, other) => (one.member_id < other.member_id ? -1 : 1)))
    expect((await decide(flag.flagId, 'CLEARED')).value).toEqual({ state: 'CLEARED' })
    expect(await standing()).toEqual([])
  })

  test('stands: what was played before it raises no new flag, what is played on later days does', async () => {
    await look()
    expect(pairsOf((await listed()).list, 'SOFT_PLAY')).toHaveLength(SOFT.length - 1)
    await operator.post('/api/dev/clock', { advance: 'PT72H' })
    token = await operator.signInOperator('owner')
    await playTables(SOFT, 1 + HANDS)
    await look()
    expect(pairsOf((await listed()).list, 'SOFT_PLAY')).toEqual(planted(SOFT))
  })

  test('given while it is looked raises no flag anew', async () => {
    const { list: [flag, ...others] } = await listed('OPEN', '&kind=SOFT_PLAY')
    const { database } = server.process
    const isAwaited = async (tx: Tx) => (await rowsOf(tx, sql<{ is_awaited: boolean }>`
      SELECT EXISTS (SELECT FROM pg_locks other JOIN pg_locks mine ON mine.transactionid = other.transactionid OR (mine.classid, mine.objid) = (other.classid, other.objid)
                     WHERE mine.pid = pg_backend_pid() AND mine.granted AND NOT other.granted) AS is_awaited`))[0]!.is_awaited
    const [looking] = await database.transaction(async (tx) => {
      await lockFlag(tx, DEMO_MERCHANT, flag!.flagId)
      await decideFlagRow(tx, flag!.flagId, { state: 'CLEARED', by: 'owner', reason: 'looked at every hand', now: await nowOf(tx) })
      const looked = look()
      await vi.waitFor(async () => expect(await isAwaited(tx)).toBe(true), { timeout: 60_000 })
      return [looked]
    })
    await looking
    expect((await listed('OPEN', '&kind=SOFT_PLAY')).list.map(({ flagId }) => flagId)).toEqual(others.map(({ flagId }) => flagId))
  })

  test('CONFIRMED makes both suspects of the compliance desk, which holds their payouts, and the log says who', async () => {
    const { flagId } = (await listed('OPEN', '&member=member01')).list[0]!
    expect((await decide(flagId, 'CONFIRMED')).value).toEqual({ state: 'CONFIRMED' })
    for (const memberId of [at(0, 0), at(0, 1)]) {
      const { value } = await operator.get<{ isHeld: boolean; flags: { kind: string; reference: string }[] }>(`/api/operator/aml/${memberId}`, { token })
      expect(value.isHeld).toBe(true)
      expect(value.flags.map(({ kind, reference }) => [kind, reference]).toSorted(([one], [other]) => one!.localeCompare(other!))).toEqual([['CHIP_DUMPING', flagId], ['COLLUSION', flagId]])
    }
    const logged = await rowsOf(server.process.database.kysely, sql<{ action: string; actor: string }>`SELECT action, subject AS actor FROM app.audit_log WHERE subject = ${`integrity:${flagId}`}`)
    expect(logged).toEqual([{ action: 'integrity.decide', actor: `integrity:${flagId}` }])
  })
})

test('two who pass each other less than the least amount are nobody’s suspects until the house asks for any amount', async () => {
  const isSmallFlagged = async () => pairsOf((await listed()).list, 'CHIP_DUMPING').includes(planted([SMALL])[0]!)
  await look()
  expect(await isSmallFlagged()).toBe(false)
  const saved = await operator.post('/api/operator/settings/launch.integrityDumpLeastAmount', { value: '0' }, { token, key: randomUUID() })
  expect(saved.success).toBe(true)
  await look()
  expect(await isSmallFlagged()).toBe(true)
})

describe('bets against each other at shared tables', () => {
  const ROUNDS = 24
  const PLAYERS = ['against-1', 'against-2', 'honest-1', 'honest-2', 'larger']
  /** Two that always stand against each other; two that come and go; one against the first with another stake. */
  const betsOf = (round: number) => [
    ['against-1', 'PLAYER', 10_000], ['against-2', 'BANKER', 10_500], ['honest-1', round % 2 === 0 ? 'PLAYER' : 'BANKER', 10_000],
    ['honest-2', round % 3 === 0 ? 'PLAYER' : 'BANKER', 10_000], ['larger', 'BANKER', 30_000],
  ] as const

  test('T-MA1 two accounts that do so round after round are told to the compliance desk, honest ones are not', async () => {
    const { kysely } = server.process.database
    await run(kysely, sql`
      WITH at AS (
        INSERT INTO studio.game_table (table_id, merchant_id, code, game_code, name_th, name_en, dealer, min_amount, max_amount, side_max_amount, is_on, position, round_no)
        VALUES (gen_random_uuid(), ${DEMO_MERCHANT}, 'against', 'BACCARAT', 'x', 'x', 0, 500, 5000000, 500000, false, 99, ${ROUNDS}) RETURNING table_id),
      chain AS (INSERT INTO studio.table_chain (table_id, sealed, length) SELECT table_id, '', 100 FROM at RETURNING chain_id, table_id)
      INSERT INTO studio.table_round (round_id, table_id, merchant_id, game_code, math_version, round_no, chain_id, chain_place, commit_hash, min_amount, max_amount, side_max_amount, step, opened_at, ends_at, client_part, server_seed, outcome, result)
      SELECT gen_random_uuid(), table_id, ${DEMO_MERCHANT}, 'BACCARAT', '1', n, chain_id, n, 'c', 500, 5000000, 500000, 'SETTLED', app.now() - n * interval '1 second', app.now(), 'p', 's', '{}', '{}' FROM chain, generate_series(1, ${ROUNDS}::int) n`)
    const bets = Array.from({ length: ROUNDS }, (_, place) => betsOf(place + 1).map(([member, spot, stake]) => ({ round_no: place + 1, member, spot, stake }))).flat()
    await run(kysely, sql`
      INSERT INTO studio.table_bet (bet_id, round_id, member_id, is_free, session_id, body_hash, client_seed, amount, spots, stakes, total_amount, state, placed_at)
      SELECT gen_random_uuid(), r.round_id, b.member, false, gen_random_uuid(), gen_random_uuid(), 'c', b.stake, ARRAY[b.spot], ARRAY[b.stake], b.stake, 1, app.now()
      FROM jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) AS b (round_no int, member text, spot text, stake bigint)
      JOIN studio.game_table t ON t.code = 'against' JOIN studio.table_round r ON r.table_id = t.table_id AND r.round_no = b.round_no`)
    await look()
    await look()
    const flagged = await rowsOf(kysely, sql<{ member_id: string; kind: string; score: number; times: string }>`
      SELECT member_id, kind, score::int AS score, detail->>'count' AS times FROM cashier.aml_flag WHERE member_id = ANY (${PLAYERS}) ORDER BY member_id`)
    expect(flagged).toEqual(['against-1', 'against-2'].map((member) => ({ member_id: member, kind: 'OPPOSITE_BETTING', score: 60, times: String(ROUNDS) })))
  })
})
