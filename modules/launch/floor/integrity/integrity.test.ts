import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { hubKey } from '../../../../platform/hub.ts'
import type { IntegrityKind } from '../../../../contract/shared/integrity-words.ts'
import { decideFlagRow, lockFlag } from './store.ts'
import {
  DUMPING,
  keepHands,
  openPlantedTables,
  SEATS,
  SMALL,
  SOFT,
  TABLES,
  type Played,
} from '../../../../tests/support/planted-play.ts'

interface Listed {
  list: {
    flagId: string
    kind: IntegrityKind
    hands: number
    score: number
    members: { memberId: string; account: string }[]
    fromMemberId: string
    netAmount: number
    state: string
    abilities: string[]
  }[]
  totalCount: number
}

let server: TestServer
let operator: TestClient
let token: string
let second: string

const { members, at, planted, playHand } = openPlantedTables()
const HANDS = 240

/** A hand is written completely or not at all, so the job may read at any moment. */
async function keep(played: readonly Played[]): Promise<void> {
  await server.process.database.transaction((tx) => keepHands(tx, played))
}

const nowOf = async (reader: Reader) =>
  (await rowsOf(reader, sql<{ now: Date }>`SELECT app.now() AS now`))[0]!.now

/** Hands of every table, a minute apart, the last one an hour ago. */
async function playTables(tables: readonly number[], firstHand: number): Promise<void> {
  const now = (await nowOf(server.process.database.kysely)).getTime()
  await keep(
    tables.flatMap((table) =>
      Array.from({ length: HANDS }, (_, place) =>
        playHand(table, firstHand + place, new Date(now - 3_600_000 - (HANDS - place) * 1_000)),
      ),
    ),
  )
}

beforeAll(async () => {
  server = await startServer()
  operator = server.client()
  token = await operator.signInOperator('owner')
  second = await server.client().signInOperator('viewer')
  const { kysely } = server.process.database
  const known = await rowsOf(
    kysely,
    sql<{
      account_id: string
    }>`SELECT account_id FROM identity.account WHERE username IN ('member01', 'member02') ORDER BY username`,
  )
  members.push(
    ...known.map((row) => row.account_id),
    ...Array.from({ length: TABLES * SEATS - 2 }, (_, place) => `sitter-${place}`),
  )
  await run(
    kysely,
    sql`
    INSERT INTO studio.room (room_id, merchant_id, game_code, number, big_bet, seat_count, body, commit_hash, seed_sealed, opened_at, changed_at)
    SELECT 'room-' || n, ${DEMO_MERCHANT}, 'HOLDEM', 1000 + n, 1000, 6, '{}', 'c', '', app.now(), app.now() FROM generate_series(0, ${TABLES - 1}::int) n`,
  )
  await playTables(
    Array.from({ length: TABLES }, (_, table) => table),
    1,
  )
})
afterAll(() => server.close())

const look = () => server.process.jobs.runNow('launch/find-agreed-play')
const listed = async (state = 'OPEN', more = '', caller = token) =>
  (
    await operator.get<Listed>(`/api/operator/integrity?pageSize=100&state=${state}${more}`, {
      token: caller,
    })
  ).value
const pairsOf = (flags: Listed['list'], kind: IntegrityKind) =>
  flags
    .filter((flag) => flag.kind === kind)
    .map((flag) => flag.members.map(({ memberId }) => memberId).join(' '))
    .sort()
const decide = (flagId: string, state: string, caller = token) =>
  operator.post<{ state: string }>(
    `/api/operator/integrity/${flagId}/decide`,
    { state, reason: 'looked at every hand' },
    { token: caller, key: randomUUID() },
  )

describe('T-MA1 collusion among honest tables', () => {
  test('every planted pair is flagged, honest members are not', async () => {
    await look()
    const { list } = await listed()
    expect(pairsOf(list, 'CHIP_DUMPING')).toEqual(planted(DUMPING))
    expect(pairsOf(list, 'SOFT_PLAY')).toEqual(planted(SOFT))
    const dumping = list.find(
      ({ members: [one, other] }) => [one!.account, other!.account].sort().join(' ') === 'member01 member02',
    )!
    expect(dumping).toMatchObject({
      kind: 'CHIP_DUMPING',
      state: 'OPEN',
      hands: HANDS,
      fromMemberId: at(0, 0),
      abilities: ['decide'],
    })
    expect(dumping.score).toBeGreaterThan(70)
  })

  test('each hand counts once, however often the job runs', async () => {
    const before = (await listed()).list.map(({ flagId, hands, netAmount }) => ({ flagId, hands, netAmount }))
    await look()
    expect(
      (await listed()).list.map(({ flagId, hands, netAmount }) => ({ flagId, hands, netAmount })),
    ).toEqual(before)
  })

  test('a suspicion shows the hands of the two, with their results in its order', async () => {
    const { flagId } = (await listed('OPEN', '&member=member01')).list[0]!
    const { value } = await operator.get<{
      flag: { members: { memberId: string }[]; netAmount: number; fromMemberId: string }
      hands: { totalCount: number; list: { netAmounts: number[] }[] }
    }>(`/api/operator/integrity/${flagId}?pageSize=100`, { token })
    expect(value.hands.totalCount).toBe(HANDS)
    const loser = value.flag.members.findIndex(({ memberId }) => memberId === value.flag.fromMemberId)
    expect(value.hands.list.some(({ netAmounts }) => netAmounts[loser] === -10_000)).toBe(true)
    expect((await operator.get('/api/operator/integrity/none', { token })).code).toBe('FLAG_NOT_FOUND')
  })
})

describe('a decision', () => {
  test('is for operators with the ability, once', async () => {
    const flag = (await listed()).list.find(({ kind }) => kind === 'SOFT_PLAY')!
    const waiting = async () =>
      (await operator.get<{ suspicionsOpen: number }>('/api/operator/work', { token })).value.suspicionsOpen
    const open = await waiting()
    expect(open).toBe((await listed()).totalCount)
    expect((await operator.get('/api/operator/integrity', { token: second })).status).toBe(403)
    expect((await decide(flag.flagId, 'CLEARED', second)).status).toBe(403)
    const pushed = vi.spyOn(server.process.services.use(hubKey), 'push')
    expect((await decide(flag.flagId, 'CLEARED')).value).toEqual({ state: 'CLEARED' })
    // Every console is notified: one less is waiting.
    await vi.waitFor(
      () => expect(pushed).toHaveBeenCalledWith({ topic: 'work', data: { queue: 'integrity' } }),
      { timeout: 30_000 },
    )
    pushed.mockRestore()
    expect((await decide(flag.flagId, 'CONFIRMED')).code).toBe('INTEGRITY_STATE')
    expect(await waiting()).toBe(open - 1)
    expect((await listed('CLEARED')).list).toMatchObject([{ flagId: flag.flagId, abilities: [] }])
  })

  test('that clears chip dumping removes the compliance flags of both', async () => {
    const flag = (await listed()).list
      .filter(({ kind }) => kind === 'CHIP_DUMPING')
      .find(
        ({ members: [one, other] }) =>
          [one!.account, other!.account].sort().join(' ') !== 'member01 member02',
      )!
    const standing = () =>
      rowsOf(
        server.process.database.kysely,
        sql<{ member_id: string; score: number }>`
      SELECT member_id, score::int AS score FROM cashier.aml_flag WHERE kind = 'CHIP_DUMPING' AND reference = ${flag.flagId} AND cleared_at IS NULL ORDER BY member_id`,
      )
    expect(await standing()).toEqual(
      flag.members
        .map(({ memberId }) => ({ member_id: memberId, score: 60 }))
        .sort((one, other) => (one.member_id < other.member_id ? -1 : 1)),
    )
    expect((await decide(flag.flagId, 'CLEARED')).value).toEqual({ state: 'CLEARED' })
    expect(await standing()).toEqual([])
  })

  test('stays: hands before it raise no new flag, hands of later days do', async () => {
    await look()
    expect(pairsOf((await listed()).list, 'SOFT_PLAY')).toHaveLength(SOFT.length - 1)
    await operator.post('/api/dev/clock', { advance: 'PT72H' })
    token = await operator.signInOperator('owner')
    await playTables(SOFT, 1 + HANDS)
    await look()
    expect(pairsOf((await listed()).list, 'SOFT_PLAY')).toEqual(planted(SOFT))
  })

  test('made during a run raises no flag again', async () => {
    const {
      list: [flag, ...others],
    } = await listed('OPEN', '&kind=SOFT_PLAY')
    const { database } = server.process
    const isAwaited = async (tx: Tx) =>
      (
        await rowsOf(
          tx,
          sql<{ is_awaited: boolean }>`
      SELECT EXISTS (SELECT FROM pg_locks other JOIN pg_locks mine ON mine.transactionid = other.transactionid OR (mine.classid, mine.objid) = (other.classid, other.objid)
                     WHERE mine.pid = pg_backend_pid() AND mine.granted AND NOT other.granted) AS is_awaited`,
        )
      )[0]!.is_awaited
    const [looking] = await database.transaction(async (tx) => {
      await lockFlag(tx, DEMO_MERCHANT, flag!.flagId)
      await decideFlagRow(tx, flag!.flagId, {
        state: 'CLEARED',
        by: 'owner',
        reason: 'looked at every hand',
        now: await nowOf(tx),
      })
      const looked = look()
      await vi.waitFor(async () => expect(await isAwaited(tx)).toBe(true), { timeout: 60_000 })
      return [looked]
    })
    await looking
    expect((await listed('OPEN', '&kind=SOFT_PLAY')).list.map(({ flagId }) => flagId)).toEqual(
      others.map(({ flagId }) => flagId),
    )
  })

  test('CONFIRMED makes both suspects for compliance, which holds their payouts, and the log says who decided', async () => {
    const { flagId } = (await listed('OPEN', '&member=member01')).list[0]!
    expect((await decide(flagId, 'CONFIRMED')).value).toEqual({ state: 'CONFIRMED' })
    for (const memberId of [at(0, 0), at(0, 1)]) {
      const { value } = await operator.get<{ isHeld: boolean; flags: { kind: string; reference: string }[] }>(
        `/api/operator/aml/${memberId}`,
        { token },
      )
      expect(value.isHeld).toBe(true)
      expect(
        value.flags
          .map(({ kind, reference }) => [kind, reference])
          .toSorted(([one], [other]) => one!.localeCompare(other!)),
      ).toEqual([
        ['CHIP_DUMPING', flagId],
        ['COLLUSION', flagId],
      ])
    }
    const logged = await rowsOf(
      server.process.database.kysely,
      sql<{
        action: string
        actor: string
      }>`SELECT action, subject AS actor FROM app.audit_log WHERE subject = ${`integrity:${flagId}`}`,
    )
    expect(logged).toEqual([{ action: 'integrity.decide', actor: `integrity:${flagId}` }])
  })
})

test('two who pass each other less than the least amount are not suspected until the setting includes any amount', async () => {
  const isSmallFlagged = async () =>
    pairsOf((await listed()).list, 'CHIP_DUMPING').includes(planted([SMALL])[0]!)
  await look()
  expect(await isSmallFlagged()).toBe(false)
  const saved = await operator.post(
    '/api/operator/settings/launch.integrityDumpLeastAmount',
    { value: '0' },
    { token, key: randomUUID() },
  )
  expect(saved.success).toBe(true)
  await look()
  expect(await isSmallFlagged()).toBe(true)
})
