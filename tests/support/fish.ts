/** Members at guns in tests, and words that fall as wished. */
import { createHmac } from 'node:crypto'
import { game, killThreshold, shoalAt, type FishKind, type Gun } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { setGameGuard } from '../../modules/wallet/index.ts'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { oneOf, openDatabase, rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { studioKey, type Studio } from '../../studio/index.ts'
import type { Seat } from '../../studio/core/seats.ts'
import { studioOver } from './hands.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from './server.ts'
import { launchTokenOf } from './vendor.ts'

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

export type Room = Awaited<ReturnType<Studio['fish']['enter']>>['room']
export interface Gunner {
  seat: Seat
  token: string
  client: ReturnType<TestServer['client']>
}

export async function openSea(owner: Database): Promise<void> {
  await owner.transaction((tx) =>
    setGameGuard(tx, { vendor: 'STUDIO', gameCode: game.gameCode, product: 'FISH', isOpen: true }),
  )
}

/** A merchant with its sea open, and a studio of its own on it. Only the test sweeps the sea. */
export async function openSeaHouse() {
  const server = await startServer({ env: WITHOUT_WORKER })
  // What is open stays open, however slow the machine is.
  await server.process.services.use(studioKey).fish.clock.stop()
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const studio = studioOver(server)
  await openSea(owner)
  const opened: Studio[] = []
  return {
    server,
    owner,
    studio,
    /** Another process with a given connection to the wallet's stacks; `closeOpened` ends it. */
    studioWith(stacks: Partial<StackPort>): Studio {
      const one = studioOver(server, { stacks: { ...studio.port.stacks, ...stacks } })
      opened.push(one)
      return one
    },
    windowsOf: (memberId: string) =>
      rowsOf(
        owner.kysely,
        sql<{ window_id: string; state: number; bet: number; win: number }>`
      SELECT window_id, state, bet_amount::int AS bet, win_amount::int AS win FROM studio.fish_window WHERE member_id = ${memberId} ORDER BY window_id`,
      ),
    async closeOpened(): Promise<void> {
      for (const one of opened.splice(0)) await one.close()
    },
    async close(): Promise<void> {
      await studio.close()
      await owner.close()
      await server.close()
    },
  }
}
export type SeaHouse = Awaited<ReturnType<typeof openSeaHouse>>

/** A member with the game open, not yet at a gun. */
export async function gunner(
  server: TestServer,
  studio: Studio,
  username: string,
  isFree = false,
): Promise<Gunner> {
  const client = server.client()
  const token = await client.signIn(username)
  const launchToken = await launchTokenOf(server, client, token, {
    vassalage: 'STUDIO',
    gameCode: 'BLACKJACK',
    ...(isFree ? { accountType: 0 } : {}),
  })
  const answer = await studio.port.authenticate({ launchToken })
  const { seat } = await studio.seats.take({
    memberId: answer.memberId!,
    merchantId: 'demo',
    gameCode: game.gameCode,
    isFree,
    walletToken: answer.sessionToken!,
  })
  return { seat, token, client }
}

/** What the member has: to spend, and set aside. */
export async function moneyOf(
  owner: Database,
  memberId: string,
): Promise<{ main: number; hold: number; total: number }> {
  const row = await oneOf(
    owner.kysely,
    sql<{ main: number; hold: number }>`
    SELECT coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 4), 0)::float8 AS main, coalesce(sum(b.balance) FILTER (WHERE b.account_id & 65535 = 12), 0)::float8 AS hold
    FROM wallet.owner o JOIN wallet.balance b ON b.account_id >> 16 = o.owner_no AND b.shard = o.shard WHERE o.owner_id = ${memberId} AND o.family = 1`,
  )
  return { ...row, total: row.main + row.hold }
}

export const nowIn = (room: Room, seenAtMs: number): number => room.roomMs + clock.nowMs() - seenAtMs

/**
 * Fish that swim now and for a while, of a kind if one is named, and were not shot; those that stay longest
 * first.
 */
export function fishNow(room: Room, atMs: number, kinds?: readonly FishKind[]): number[] {
  return shoalAt(room.seed, atMs)
    .filter(
      (fish) =>
        fish.leavesMs > atMs + 3_000 &&
        fish.bornMs < atMs - 700 &&
        !room.dead.includes(fish.fishId) &&
        (!kinds || kinds.includes(fish.kind)),
    )
    .sort((a, b) => b.leavesMs - a.leavesMs)
    .map(({ fishId }) => fishId)
}

/** Moves the member's pair to a nonce whose word kills, or spares, a kind. */
export async function loadGun(
  owner: Database,
  studio: Studio,
  memberId: string,
  kind: FishKind,
  kills: boolean,
): Promise<void> {
  const pair = await studio.seeds.of(memberId)
  const from = (
    await oneOf(
      owner.kysely,
      sql<{ nonce: number }>`SELECT nonce FROM studio.seed_pair WHERE pair_id = ${pair.pairId}`,
    )
  ).nonce
  for (let nonce = from; nonce < from + 3_000; nonce++) {
    if (
      openStream(
        { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce, tag: game.tag },
        hmac,
      ).isBelow(killThreshold(kind)) !== kills
    )
      continue
    await run(owner.kysely, sql`UPDATE studio.seed_pair SET nonce = ${nonce} WHERE pair_id = ${pair.pairId}`)
    studio.seeds.forget(memberId)
    return
  }
  throw new Error('no such word within three thousand')
}

let shots = 0
export const shotAt = (
  fishIds: readonly number[],
  firedMs: number,
  more: { price?: number; gun?: Gun; shotId?: string } = {},
) => ({
  shotId: `s${shots++}`,
  fishIds: [...fishIds],
  price: 100,
  gun: 'CANNON' as Gun,
  firedMs: Math.round(firedMs),
  ...more,
})
