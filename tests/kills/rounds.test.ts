/**
 * Slots of the studio, played at the product as `npm start` runs it, while its database and its server are
 * killed.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAudit } from '../../modules/wallet/index.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { createClient, type TestServer } from '../support/server.ts'
import { sitDown, type Player, type RoundAnswer } from '../support/studio.ts'
import { startSupervised, type Supervised } from '../support/supervised.ts'

let product: Supervised
beforeAll(async () => {
  product = await startSupervised()
}, 300_000)
afterAll(() => product?.stop())

type Told = Pick<RoundAnswer, 'roundId' | 'winAmount'> & { key: string; by: Player }

async function enter(username: string): Promise<Player> {
  const client = createClient(product.origin)
  return sitDown({ origin: product.origin } as TestServer, client, await client.signIn(username), {
    gameCode: 'TUKTUK3',
  })
}

/** The same key until its answer is definite. */
async function insist(player: Player, key: string): Promise<RoundAnswer> {
  for (let asked = 0; asked < 600; asked++) {
    const reply = await player.play(100, key).catch(() => undefined)
    if (reply?.success) return reply.value
    await sleep(100)
  }
  throw new Error('no definite answer within a minute')
}

/**
 * What the studio's table has of the answered rounds, and the wallet's rounds of the studio that it lacks.
 */
async function compare(told: readonly Told[]): Promise<{ missing: string[]; unknown: string[] }> {
  const database: Database = openDatabase({ url: product.databaseUrl()!, max: 1, role: null })
  try {
    expect(told.length).toBeGreaterThan(400)
    const stored = new Map(
      (
        await rowsOf(
          database.kysely,
          sql<{ round_id: string; key: string; win_amount: bigint }>`
      SELECT round_id, key, win_amount FROM studio.round WHERE state < 2`,
        )
      ).map((row) => [row.round_id, row]),
    )
    const taken = await rowsOf(
      database.kysely,
      sql<{
        round_id: string
      }>`SELECT round_id FROM audit.bets WHERE vendor = 'STUDIO' AND game_code = 'TUKTUK3'`,
    )
    for (const { id, ok, detail } of await runAudit(database.kysely))
      expect(ok, `${id}: ${JSON.stringify(detail)}`).toBe(true)
    expect(taken.length).toBeGreaterThanOrEqual(told.length)
    return {
      missing: told
        .filter(
          ({ roundId, key, winAmount }) =>
            stored.get(roundId)?.key !== key || stored.get(roundId)?.win_amount !== BigInt(winAmount),
        )
        .map(({ roundId }) => roundId),
      unknown: taken.filter(({ round_id: id }) => !stored.has(id)).map(({ round_id: id }) => id),
    }
  } finally {
    await database.close()
  }
}

test('every answered round is in the studio’s record, and no stake was taken for a round that is not there', async () => {
  const players: Player[] = []
  for (const name of [
    'member01',
    'member02',
    'member03',
    'member04',
    'member05',
    'member06',
    'member07',
    'member08',
  ])
    players.push(await enter(name))
  const told: Told[] = []
  let isOver = false
  const playing = Promise.all(
    players.map(async (player) => {
      while (!isOver) {
        const key = randomUUID()
        const { roundId, winAmount } = await insist(player, key)
        told.push({ roundId, winAmount, key, by: player })
      }
    }),
  )
  try {
    for (const part of ['database', 'server', 'database', 'database'] as const) {
      const before = told.length
      await expect.poll(() => told.length - before).toBeGreaterThan(100)
      await product.kill(part, 60_000)
    }
    const before = told.length
    await expect.poll(() => told.length - before).toBeGreaterThan(50)
  } finally {
    isOver = true
    await playing
  }
  expect(await compare(told)).toEqual({ missing: [], unknown: [] })
  // A key that was answered before a kill answers the same after it.
  for (const { key, roundId, by } of told.filter((_, at) => at % 50 === 0))
    expect((await insist(by, key)).roundId).toBe(roundId)
}, 480_000)
