/**
 * A merchant's heaviest night: a Monday that is a 1st, on which 100,000 members have their levels and months
 * judged, their bonuses paid, the points of the day booked and the rebates of the week paid, while members
 * play. The bonuses are given by promotions of the kinds VIP and BIRTHDAY with an audience and a budget, so
 * each leaves a claim. The night before has given the members their levels; one in twenty rises, one in fifty
 * has their birthday. `--rows N` takes N members.
 */
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedDemo } from '../db/seeds/demo.ts'
import { DEMO_MERCHANT } from '../db/seeds/system.ts'
import { bookDays } from '../modules/points/index.ts'
import { payWeek } from '../modules/promotions/rebate/weekly.ts'
import { runNights } from '../modules/promotions/vip/night.ts'
import { openPoster, rollUp, type Poster } from '../modules/wallet/index.ts'
import { oneOf, openDatabase, sql, type Database } from '../platform/postgres.ts'
import { startServer, WITHOUT_WORKER } from '../tests/support/server.ts'
import { openBenchDatabase, type Bench, type OpenBench } from './harness.ts'
import { GIVERS, memberAt, openGivers, openNight, raiseSome } from './support/night-members.ts'

const rowsAt = process.argv.indexOf('--rows')
const MEMBERS = rowsAt < 0 ? 100_000 : Number.parseInt(process.argv[rowsAt + 1]!, 10)
const MOST_S = 60
const BETS_A_SECOND = 50
const house = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok' }
const now = new Date('2026-06-01T03:30:00+07:00')

export const bench: Bench = { name: 'nightly', rounds: 1, open }

async function open(): Promise<OpenBench> {
  const durable = await openBenchDatabase()
  const server = await startServer({
    database: { url: durable.ownerUrl, ownerUrl: durable.ownerUrl },
    env: WITHOUT_WORKER,
  })
  await seedDemo(server.process, () => {})
  const owner = openDatabase({ url: durable.ownerUrl, role: null, statementTimeoutMs: 3_600_000, max: 1 })
  const { database, services } = server.process
  await openNight(owner, { members: MEMBERS, merchantId: DEMO_MERCHANT, now })
  await database.transaction((tx) => openGivers(tx, DEMO_MERCHANT, now))
  await runNights({ database, services, now: new Date(now.getTime() - 86_400_000) }, house)
  await raiseSome(owner)
  await rollUp(database)
  const poster = openPoster({ url: durable.ownerUrl })
  const notes = [`${MEMBERS} members, ${BETS_A_SECOND} bets a second beside the night`]
  let errors = 0
  const part = async (name: string, work: () => Promise<void>): Promise<void> => {
    const begin = performance.now()
    await work()
    notes.push(`${name} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  }
  const night = async (): Promise<number> => {
    const play = startPlay(poster, database)
    const begin = performance.now()
    await part('levels and bonuses', () => runNights({ database, services, now }, house))
    await part('points', () => bookDays(database, house, now))
    await part('rebates', () => payWeek({ database, services, now }, house))
    const seconds = (performance.now() - begin) / 1000
    const { bets, failed, p99, longest } = await play.stop()
    errors = failed
    notes.push(`${bets} bets meanwhile, p99 ${Math.round(p99)} ms, longest ${Math.round(longest)} ms`)
    notes.push(`load of the machine ${loadavg()[0]!.toFixed(1)}`)
    notes.push(await done(owner))
    return seconds
  }
  return {
    figures: [
      { name: 'a night', unit: 's', take: night },
      { name: 'a minute', unit: 's', take: async () => MOST_S },
      { name: 'bets refused', unit: '', take: async () => errors },
      { name: 'one', unit: '', take: async () => 1 },
    ],
    goals: [
      {
        title: 'levels, bonuses, points and rebates beside play',
        ours: 'a night',
        reference: 'a minute',
        atMost: 1,
      },
      { title: 'no bet refused meanwhile', ours: 'bets refused', reference: 'one', atMost: 0 },
    ],
    notes,
    async close() {
      await poster.close()
      await owner.close()
      await server.close()
      await durable.stop()
    },
  }
}

/** Bets of any of the members at a steady rate, folded once a second as the product's worker does. */
function startPlay(poster: Poster, database: Database) {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let failed = 0
  let isStopped = false
  const bet = async (): Promise<void> => {
    const begin = performance.now()
    const { status } = await poster.post({
      kind: 'BET',
      vendor: 'ACME',
      gameCode: 'ACME-1',
      memberId: memberAt(Math.floor(Math.random() * MEMBERS)),
      roundId: randomUUID(),
      transactionId: randomUUID(),
      amount: 100n,
      mode: 'REAL',
      roundClosed: true,
    })
    times.push(performance.now() - begin)
    if (status !== 'OK') failed++
  }
  const playing = setInterval(() => {
    const one: Promise<void> = bet()
      .catch(() => void failed++)
      .finally(() => open.delete(one))
    open.add(one)
  }, 1_000 / BETS_A_SECOND)
  const folding = (async () => {
    while (!isStopped) {
      await rollUp(database)
      await sleep(1_000)
    }
  })()
  return {
    async stop() {
      clearInterval(playing)
      isStopped = true
      await Promise.all([folding, ...open])
      const sorted = times.sort((one, other) => one - other)
      return {
        bets: sorted.length,
        failed,
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
        longest: sorted.at(-1) ?? 0,
      }
    },
  }
}

/** A night that gave nothing would flatter itself. */
async function done(owner: Database): Promise<string> {
  const { levels, bonuses, claims, birthdays, points, rebates } = await oneOf(
    owner.kysely,
    sql<Record<'levels' | 'bonuses' | 'claims' | 'birthdays' | 'points' | 'rebates', number>>`
    SELECT (SELECT count(*)::int FROM promotions.vip_change WHERE at = ${now}) AS levels,
      (SELECT count(*)::int FROM promotions.vip_payment WHERE at = ${now}) AS bonuses,
      (SELECT count(*)::int FROM promotions.claim WHERE promotion_id = ANY (${[...GIVERS]}) AND paid_at = ${now}) AS claims,
      (SELECT count(*)::int FROM promotions.claim WHERE promotion_id = ${GIVERS[1]} AND paid_at = ${now}) AS birthdays,
      (SELECT coalesce(sum(member_count), 0)::int FROM points.earning_run) AS points,
      (SELECT count(DISTINCT member_id)::int FROM promotions.rebate_claim) AS rebates`,
  )
  if (points < MEMBERS || rebates < MEMBERS || levels < MEMBERS / 20)
    throw new Error(`${points} members earned points, ${rebates} a rebate, ${levels} changed their level`)
  if (claims !== bonuses || birthdays === 0)
    throw new Error(`${bonuses} bonuses left ${claims} claims, ${birthdays} of them of birthdays`)
  return [
    `${levels} levels, ${bonuses} bonuses by promotions (${birthdays} of birthdays)`,
    `points of ${points} and rebates of ${rebates} members`,
  ].join(', ')
}
