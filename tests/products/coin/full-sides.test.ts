/**
 * Batches of the coin are judged side by side and lock the sides last: a side is never sold twice, and who
 * finds it sold is judged again.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPoster, runAudit, type Poster } from '../../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../support/database.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { cancel, coinRider, stake, type CoinBet, type CoinStep, type OnStep } from './coin.ts'
import { coinFaults, openCoinHouse } from './house.ts'
import { draw, openIssue, pay } from './settling.ts'

const MEMBERS = ['f0', 'f1', 'f2', 'f3']
let fresh: FreshDatabase
let database: Database
let owner: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 1 })
  await openCoinHouse(fresh.ownerUrl, database, MEMBERS)
})
afterAll(async () => {
  await Promise.all([owner.close(), database.close()])
  await fresh.drop()
})

let ids = 0
const betOf = (issue: string, memberId: string, amount: bigint): CoinBet => ({
  betId: `full-${++ids}`,
  memberId,
  issue,
  side: 'HEADS',
  amount,
})
const place = async (poster: Poster, bet: CoinBet) => {
  const { status, reason } = await poster.place(stake(bet))
  return reason ?? status
}

/** A poster as another process has it, with what its batches ran into. */
function openProcess(onStep: OnStep): { poster: Poster; faults: string[] } {
  const faults: string[] = []
  const poster = openPoster({
    url: fresh.url,
    riders: [coinRider(onStep)],
    onError: (error) => faults.push((error as Error & { code?: string }).code ?? error.message),
  })
  return { poster, faults }
}

/** Lets nobody through before `count` have come, and everybody afterwards. */
function gateFor(count: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const isOpen = new Promise<void>((done) => {
    open = done
  })
  return () => {
    if (++come === count) open()
    return isOpen
  }
}

async function check(issue: string, opening: bigint): Promise<void> {
  const { room, staked } = await oneOf(
    database.kysely,
    sql<{ room: bigint; staked: bigint }>`
    SELECT s.room, (SELECT coalesce(sum(amount), 0)::bigint FROM coin.bet b
                    WHERE b.issue = s.issue AND b.side = s.side AND NOT b.is_cancelled) AS staked
    FROM coin.side s WHERE s.issue = ${issue} AND s.side = 'HEADS'`,
  )
  expect(room + staked).toBe(opening)
  await draw(database, issue, 'HEADS')
  await pay(database, issue)
  expect(await coinFaults(database, MEMBERS)).toEqual([])
  await rollUpAll(database)
  for (const proof of await runAudit(database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('two processes judge by the same room: one is taken, the other judged again and refused', async () => {
  await openIssue(database.kysely, 'f1', 500n)
  const judged = gateFor(2)
  const step: OnStep = (at) => (at === 'judged' ? judged() : undefined)
  const [one, two] = [openProcess(step), openProcess(step)]
  const answers = await Promise.all([
    place(one.poster, betOf('f1', 'f0', 300n)),
    place(two.poster, betOf('f1', 'f1', 300n)),
  ])
  expect(answers.toSorted()).toEqual(['COIN_SIDE_FULL', 'OK'])
  expect([...one.faults, ...two.faults]).toEqual(['40001'])
  expect(await place(one.poster, betOf('f1', 'f2', 200n))).toBe('OK')
  await Promise.all([one.poster.close(), two.poster.close()])
  await check('f1', 500n)
})

test('a process that has met a full side locks sides first: who then waits for the other is sent again', async () => {
  await openIssue(database.kysely, 'f2', 1_000n)
  let step: (at: CoinStep, process: number) => Promise<void> | void = () => {}
  const processes = [0, 1].map((number) => openProcess((at) => step(at, number)))
  const judged = gateFor(2)
  step = (at) => (at === 'judged' ? judged() : undefined)
  await Promise.all(processes.map(({ poster }, n) => place(poster, betOf('f2', MEMBERS[n]!, 600n))))
  const careful = processes.findIndex(({ faults }) => faults.includes('40001'))
  const quick = 1 - careful
  // The careful one has the sides and wants the member; the quick one has the member and wants the sides.
  let isHeld = false
  let holds = () => {}
  const hasSides = new Promise<void>((done) => {
    holds = done
  })
  step = async (at, number) => {
    if (at !== 'judged' || number !== careful || isHeld) return
    isHeld = true
    holds()
    await expect.poll(() => waitingForLocks()).toBe(1)
  }
  const first = place(processes[careful]!.poster, betOf('f2', 'f3', 50n))
  await hasSides
  const second = place(processes[quick]!.poster, betOf('f2', 'f3', 60n))
  expect(await Promise.all([first, second])).toEqual(['OK', 'OK'])
  expect(processes.flatMap(({ faults }) => faults)).toContain('40P01')
  await Promise.all(processes.map(({ poster }) => poster.close()))
  await check('f2', 1_000n)
})

/** How many transactions of the posters wait for a lock. */
async function waitingForLocks(): Promise<number> {
  const { count } = await oneOf(
    owner.kysely,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sala-poster' AND wait_event_type = 'Lock'`,
  )
  return count
}

test('a side that was sold, and given back, is sold again', async () => {
  await openIssue(database.kysely, 'f3', 300n)
  const { poster } = openProcess(() => {})
  const bet = betOf('f3', 'f0', 300n)
  expect(await place(poster, bet)).toBe('OK')
  expect(await place(poster, betOf('f3', 'f1', 1n))).toBe('COIN_SIDE_FULL')
  expect(await poster.place(cancel(bet))).toMatchObject({ status: 'OK' })
  expect(await place(poster, betOf('f3', 'f1', 300n))).toBe('OK')
  await poster.close()
  await check('f3', 300n)
})
