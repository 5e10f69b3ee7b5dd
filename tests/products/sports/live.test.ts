/** Live bets that wait: accepted, or rejected with the stake returned (domain/sportsbook.md §6). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liveClock } from '../../../modules/sportsbook/slips/live-clock.ts'
import { readBets, type ShownBet } from '../../../modules/sportsbook/slips/store/shown.ts'
import { runAudit } from '../../../modules/wallet/index.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { on, slipOn, SportsHouse } from '../../support/sports.ts'

let house: SportsHouse
let members = 0
beforeAll(async () => {
  house = await SportsHouse.open()
})
afterAll(() => house.shut())
beforeEach(() => {
  house.pushes.length = 0
  house.errors.length = 0
})

const shownOf = async (betId: string): Promise<ShownBet> =>
  (await readBets(house.database.kysely, [betId]))[0]!

interface Waiting {
  readonly bet: ShownBet
  readonly memberId: string
  readonly fixtureId: string
  readonly marketNo: bigint
}

async function waiting(): Promise<Waiting> {
  const { fixtureId, marketNo } = await house.match({ status: 'LIVE' })
  const memberId = await house.member(`live${++members}`)
  const { bet } = await house.place(memberId, slipOn([on(marketNo)]))
  expect(bet.state).toBe('PENDING')
  return { bet, memberId, fixtureId, marketNo }
}

const incident = (kind: string) => (at: Waiting) =>
  sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, minute) VALUES (${at.fixtureId}, 1, ${kind}, 30)`
const priced = (price: number) => (at: Waiting) =>
  sql`UPDATE sports.market SET prices_e4[1] = ${price}, version = version + 1 WHERE market_no = ${at.marketNo}`
const stateOf = (state: string) => (at: Waiting) =>
  sql`UPDATE sports.market SET state = ${state} WHERE market_no = ${at.marketNo}`
const suspended = (reason: string | null) => (at: Waiting) =>
  sql`UPDATE sports.fixture SET suspended_for = ${reason} WHERE fixture_id = ${at.fixtureId}`

type Change = (at: Waiting) => ReturnType<typeof sql>
const cases: readonly (readonly [what: string, reason: string | null, changes: readonly Change[]])[] = [
  ['nothing happened', null, []],
  ['a corner was taken', null, [incident('CORNER')]],
  ['points were scored', null, [incident('POINTS')]],
  ['the price rose', null, [priced(26_000)]],
  ['the price fell by 3 %', null, [priced(19_400)]],
  ['the price fell by more', 'SPORT_LIVE_PRICE', [priced(19_399)]],
  ['the selection is not offered any more', 'SPORT_SUSPENDED', [priced(0)]],
  ['a goal was scored', 'SPORT_LIVE_EVENT', [incident('GOAL')]],
  ['a red card was shown', 'SPORT_LIVE_EVENT', [incident('RED')]],
  ['a second yellow card was shown', 'SPORT_LIVE_EVENT', [incident('SECOND_YELLOW')]],
  ['a decision is looked at', 'SPORT_LIVE_EVENT', [incident('VAR')]],
  ['a map was decided', 'SPORT_LIVE_EVENT', [incident('MAP_END')]],
  ['the market is suspended', 'SPORT_SUSPENDED', [stateOf('SUSPENDED')]],
  ['the market was suspended and is open again', 'SPORT_SUSPENDED', [stateOf('SUSPENDED'), stateOf('OPEN')]],
  ['the match was suspended and goes on', 'SPORT_SUSPENDED', [suspended('FEED'), suspended(null)]],
  ['the market is closed', 'SPORT_SUSPENDED', [stateOf('CLOSED')]],
]

describe('while a live bet waited', () => {
  test.each(cases)('%s: %s', async (_, reason, changes) => {
    const at = await waiting()
    const before = await house.balance(at.memberId)
    for (const change of changes) await house.change(change(at))
    await house.decide()
    const shown = await shownOf(at.bet.betId)
    expect(shown).toMatchObject({ state: reason ? 'REJECTED' : 'ACCEPTED', rejectReason: reason })
    expect(await house.balance(at.memberId)).toBe(before + (reason ? 2_000n : 0n))
    expect(house.pushes).toEqual([
      {
        topic: 'slip',
        accountId: at.memberId,
        data: {
          betId: at.bet.betId,
          betNo: at.bet.betNo,
          state: shown.state,
          ...(reason ? { rejectReason: reason } : {}),
        },
      },
    ])
    expect(house.errors).toEqual([])
    expect(await house.faults()).toEqual([])
  })
})

test('a bet that is rejected keeps which leg it was for, and the incident or the price it fell to', async () => {
  const [fine, priceFell] = [await house.match({ status: 'LIVE' }), await waiting()]
  const scored = await house.match({ status: 'LIVE' })
  const parlay = await house.place(
    await house.member(`live${++members}`),
    slipOn([on(fine.marketNo), on(scored.marketNo)]),
  )
  const score = JSON.stringify({ score: { home: 2, away: 1 } })
  await house.change(sql`
    INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute, detail)
    VALUES (${scored.fixtureId}, 1, 'CORNER', 'AWAY', 29, '{}'),
      (${scored.fixtureId}, 2, 'GOAL', 'HOME', 30, ${score}::jsonb)`)
  await house.change(priced(15_000)(priceFell))
  await house.decide()
  expect((await shownOf(parlay.bet.betId)).rejectCause).toEqual({
    legNo: 2,
    incident: { kind: 'GOAL', side: 'HOME', score: { home: 2, away: 1 } },
    priceE4: null,
  })
  expect((await shownOf(priceFell.bet.betId)).rejectCause).toEqual({
    legNo: 1,
    incident: null,
    priceE4: 15_000,
  })
})

test('what happened before a bet was placed is in its price already', async () => {
  const { fixtureId, marketNo } = await house.match({ status: 'LIVE' })
  await house.change(incident('GOAL')({ fixtureId, marketNo } as Waiting))
  await house.change(stateOf('SUSPENDED')({ fixtureId, marketNo } as Waiting))
  await house.change(stateOf('OPEN')({ fixtureId, marketNo } as Waiting))
  const { bet } = await house.place(await house.member(`live${++members}`), slipOn([on(marketNo)]))
  await house.decide()
  expect((await shownOf(bet.betId)).state).toBe('ACCEPTED')
})

test('a bet that is rejected is told once in the inbox, by an event of its commit', async () => {
  const at = await waiting()
  await house.change(incident('GOAL')(at))
  await Promise.all([house.decide(), house.decide()])
  const events = await rowsOf(
    house.database.kysely,
    sql<{ payload: object }>`
    SELECT payload FROM app.outbox WHERE event = 'sports.bet-rejected' AND payload->>'betId' = ${at.bet.betId}`,
  )
  expect(events).toHaveLength(1)
})

test('a bet waits for its moment, and what is left by a process that died is decided by another one', async () => {
  const at = await waiting()
  const clock = () =>
    liveClock({
      database: house.database,
      poster: house.poster,
      tell: () => {},
      onError: (error) => house.errors.push(error),
    })
  await clock().runDue()
  expect((await shownOf(at.bet.betId)).state).toBe('PENDING')
  // Leased by a process that is gone.
  await house.change(
    sql`UPDATE sports.bet SET decide_at = app.now(), leased_until = app.now() + interval '5 seconds' WHERE bet_id = ${at.bet.betId}`,
  )
  await clock().runDue()
  expect((await shownOf(at.bet.betId)).state).toBe('PENDING')
  await house.change(sql`UPDATE sports.bet SET leased_until = app.now() WHERE bet_id = ${at.bet.betId}`)
  await clock().runDue()
  expect((await shownOf(at.bet.betId)).state).toBe('ACCEPTED')
})

test('two hundred live bets, decided by two processes that are cut off: each is accepted or returned, once', async () => {
  const [calm, goal] = [await house.match({ status: 'LIVE' }), await house.match({ status: 'LIVE' })]
  const bettors = await Promise.all(Array.from({ length: 10 }, () => house.member(`live${++members}`)))
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      house.place(bettors[n % 10]!, slipOn([on((n % 2 ? calm : goal).marketNo)])),
    ),
  )
  await house.change(incident('GOAL')({ ...goal } as Waiting))
  let cuts = 0
  const cut = async () => {
    if (++cuts > 4) return
    await run(
      house.owner.kysely,
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'sala-poster'`,
    )
  }
  for (let turn = 0; turn < 20 && (await house.waiting()).length > 0; turn++)
    await Promise.all([house.decide(cut), house.decide(cut)])
  const states = await rowsOf(
    house.database.kysely,
    sql<{ market_no: bigint; state: string; count: number }>`
    SELECT l.market_no, b.state, count(*)::int AS count FROM sports.bet b JOIN sports.leg l USING (bet_id)
    WHERE l.market_no IN (${calm.marketNo}, ${goal.marketNo}) GROUP BY 1, 2 ORDER BY 1`,
  )
  expect(states).toEqual([
    { market_no: calm.marketNo, state: 'ACCEPTED', count: 100 },
    { market_no: goal.marketNo, state: 'REJECTED', count: 100 },
  ])
  expect(await house.faults()).toEqual([])
  for (const proof of await runAudit(house.database.kysely)) expect(proof).toMatchObject({ ok: true })
})
