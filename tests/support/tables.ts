/**
 * A merchant with the tables' clock stopped: every round is driven by the test, step by step, with the
 * product's clock.
 */
import { randomUUID } from 'node:crypto'
import type { HousePort } from '../../contract/vendor/launch/house-port.ts'
import { firstOf, openDatabase, rowsOf, sql } from '../../platform/postgres.ts'
import { openStudio, studioKey, type Studio } from '../../studio/index.ts'
import type { PlacedValue } from '../../studio/tables/bets.ts'
import { startServer, type TestClient, type TestServer } from './server.ts'
import { sitDown, type Player } from './studio.ts'

type Seat = ReturnType<Studio['seats']['of']>
export interface Guest {
  seat: Seat
  client: TestClient
  player: Player
  balance(): Promise<number>
}
export interface Standing {
  tableId: string
  roundNo: number
  roundId: string
}
export type TablesHouse = Awaited<ReturnType<typeof openTablesHouse>>

/** `given`: a house that stands already, and the studio that deals at its tables. */
export async function openTablesHouse(given?: { server: TestServer; studio: Studio }) {
  const server = given?.server ?? (await startServer())
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const house = given?.studio ?? server.process.services.use(studioKey)
  const wallet = house.port
  await house.tables.clock.stop()
  const opened: Studio[] = []
  const guests = new Map<string, Promise<Guest>>()
  const client = server.client()

  async function arrive(username: string, gameCode: string, isFree: boolean): Promise<Guest> {
    const own = server.client()
    const player = await sitDown(server, own, await own.signIn(username), {
      gameCode,
      ...(isFree ? { accountType: 0 as const } : {}),
    })
    return {
      client: own,
      player,
      seat: house.seats.of((await house.seats.find(player.gameToken))!),
      balance: player.balance,
    }
  }
  const advance = async (seconds: number) => {
    await client.post('/api/dev/clock', { advance: `PT${seconds}S` })
  }

  return {
    server,
    owner,
    wallet,
    house,
    advance,
    /** A process of its own at the same tables, whose line to the wallet is as told. */
    studioWith(port: Partial<HousePort>, more: Partial<Parameters<typeof openStudio>[0]> = {}): Studio {
      const studio = openStudio({
        databaseUrl: server.ownerUrl,
        port: { ...wallet, ...port },
        currencyOf: () => 'THB',
        secretKey: server.process.config.secretKey,
        onError: () => {},
        ...more,
      })
      opened.push(studio)
      return studio
    },
    /** A demo member at the game's tables; signed in once. */
    guest(username: string, gameCode = 'BACCARAT', isFree = false): Promise<Guest> {
      const name = `${username} ${gameCode} ${isFree}`
      if (!guests.has(name)) guests.set(name, arrive(username, gameCode, isFree))
      return guests.get(name)!
    },
    /**
     * A table of the guest's game, open for bets; if there are several the second one, which has the usual
     * limits.
     */
    async openTable({ seat }: Guest, place = 1): Promise<Standing> {
      const tableId = (await house.tables.ofHouse('demo', seat.gameCode))[place]!.table_id
      // Another process of the test may have moved it a moment ago.
      house.tables.views.forget(tableId)
      const { view } = await house.tables.open(seat, tableId)
      if (view.state !== 'BETTING') throw new Error(`the table stands at ${view.state}`)
      return { tableId, roundNo: view.roundNo, roundId: view.roundId! }
    },
    place: (
      { seat }: Guest,
      at: Standing,
      bets: Record<string, number>,
      key: string = randomUUID(),
      studio = house,
    ): Promise<{ value: PlacedValue; isRepeat: boolean }> =>
      studio.tables.place(seat, at.tableId, {
        roundNo: at.roundNo,
        bets: Object.entries(bets).map(([spot, stake]) => ({ spot, stake })),
        key,
      }),
    /** Brings every running round to its end; with two clocks at once if a second one is named. */
    async finish(...studios: Studio[]): Promise<void> {
      for (const seconds of [20, 2, 6, 2]) {
        await advance(seconds)
        await Promise.all(
          (studios.length > 0 ? studios : [house]).map((studio) => studio.tables.clock.runDue()),
        )
      }
    },
    roundOf: async (roundId: string) =>
      (await firstOf(
        owner.kysely,
        sql<{
          step: string
          outcome: string | null
          result: string | null
          server_seed: string
          client_part: string
          stake_amount: bigint
          payout_amount: bigint
        }>`
      SELECT step, outcome, result, server_seed, client_part, stake_amount, payout_amount FROM studio.table_round WHERE round_id = ${roundId}`,
      ))!,
    /**
     * What the ledger has of a round, by member: stakes, what came back, how often, and its state (1 closed,
     * 2 cancelled).
     */
    ledgerOf: (roundId: string) =>
      rowsOf(
        owner.kysely,
        sql<{ bet: bigint; win: bigint; state: number; wins: number }>`
      SELECT stake_real + stake_bonus AS bet, win_amount AS win, state, win_count AS wins FROM wallet.round WHERE round_id = ${roundId} ORDER BY win_count, owner_no`,
      ),
    async close(): Promise<void> {
      for (const studio of opened) await studio.close()
      await owner.close()
      if (!given) await server.close()
    },
  }
}
