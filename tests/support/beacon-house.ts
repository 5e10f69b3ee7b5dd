/** Lotteries that take public randomness, and two servers of a network whose key is the test's own. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { drandRoundAt } from '../../kernel/lottery/drand/chain.ts'
import type { Draws, DrawsParts } from '../../modules/lottery/draws/draws.ts'
import { games } from '../../modules/lottery/draws/games.ts'
import { run, sql } from '../../platform/postgres.ts'
import {
  jsonAnswer,
  makeDrandNetwork,
  openDrandServer,
  type DrandAnswer,
  type DrandNetwork,
  type DrandServer,
} from './drand.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from './draws.ts'

const HOUR_MS = 3_600_000
/** What an issue has without its beacon. */
export const nothing = { beacon: null, beacon_round: null, beacon_signature: null, result: null }
export const silence: DrandAnswer = () => undefined
/** Of a process that asks a silent server. */
export const short = { timeoutMs: 200 }

export interface BeaconHouse {
  readonly network: DrandNetwork
  readonly right: DrandAnswer
  /** Asked first, and answers rightly until a test says otherwise. */
  readonly server: DrandServer
  readonly spare: DrandServer
  readonly draws: DrawHouse
  process(urls?: readonly string[], more?: Partial<DrawsParts> & { timeoutMs?: number }): Draws
  /** The first issue of a game to come. */
  planned(gameCode: string, aheadMs?: number): Promise<IssueFacts>
  /** The first issue of SSC180 with a bet, closed, and three seconds after its close. */
  closed(clock: { runDue(): Promise<void> }): Promise<IssueFacts>
  factsOf(issue: IssueFacts): Promise<IssueFacts>
  roundOf(issue: IssueFacts): number
  after(moment: Date, ms: number): Promise<void>
  faults(): string[]
}

/** For the tests of a file: a database for each, and the servers for all. */
export function setUpBeaconHouse(gameCodes: readonly string[], withDrand: readonly string[]): BeaconHouse {
  const network = makeDrandNetwork()
  const right = jsonAnswer((round) => network.sign(round))
  let draws: DrawHouse
  let server: DrandServer
  let spare: DrandServer
  beforeAll(async () => {
    server = await openDrandServer(right)
    spare = await openDrandServer(right)
  })
  afterAll(() => Promise.all([server.close(), spare.close()]))
  beforeEach(async () => {
    draws = await openDrawHouse(games.filter(({ gameCode }) => gameCodes.includes(gameCode)))
    for (const gameCode of withDrand)
      await run(draws.database.kysely, sql`INSERT INTO lottery.game_beacon VALUES (${gameCode}, 'DRAND')`)
    for (const one of [server, spare]) {
      one.answer = right
      one.asked.length = 0
    }
  })
  afterEach(() => draws.close())
  const house: BeaconHouse = {
    network,
    right,
    get server() {
      return server
    },
    get spare() {
      return spare
    },
    get draws() {
      return draws
    },
    process: (urls = [server.url], { timeoutMs = 5_000, ...more } = {}) =>
      draws.process({ drand: { chain: network.chain, urls, reach: 'NEARBY', timeoutMs }, ...more }),
    async planned(gameCode, aheadMs = HOUR_MS) {
      await draws.plan({ aheadMs })
      return (await issueFacts(draws, gameCode))[0]!
    },
    async closed(clock) {
      const issue = await house.planned('SSC180')
      const key = { gameCode: issue.game_code, numero: issue.numero }
      await draws.bet(key, { orderId: 'bet', clientSeed: 'seed' })
      await draws.moveTo(issue.closes_at)
      await clock.runDue()
      await house.after(issue.closes_at, 3_000)
      return issue
    },
    factsOf: async (issue) =>
      (await issueFacts(draws, issue.game_code)).find(({ numero }) => numero === issue.numero)!,
    roundOf: ({ closes_at }) => drandRoundAt(network.chain, closes_at),
    after: (moment, ms) => draws.moveTo(new Date(moment.getTime() + ms)),
    faults: () => draws.faults.map((fault) => (fault as Error).message),
  }
  return house
}
