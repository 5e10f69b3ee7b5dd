/**
 * P4: pages of 40 among 20,000 games, for a member with 200 favourites, a fifth of them found by name,
 * against a constant page through the same pipeline and against one query a request; and how long an
 * operator's change takes until every process shows it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { bigCatalogue, bigVendors } from '../tests/support/big-catalogue.ts'
import { things, qualities } from '../tests/support/data/game-words.ts'
import { createClient, type TestClient } from '../tests/support/server.ts'
import { openBenchDatabase, type Bench } from './harness.ts'

const SECONDS = 3
const CONNECTIONS = 64
const FAVOURITES = 200
const VISIBLE_MS = 2_000

export const bench: Bench = {
  name: 'catalogue',
  rounds: 5,
  async open() {
    const database = await openBenchDatabase()
    const first = await start(database.ownerUrl, true)
    const second = await start(database.ownerUrl, false)
    const client = createClient(first.origin)
    const token = await client.signIn('member01')
    for (const { nodeId } of bigCatalogue(FAVOURITES))
      await client.post('/api/wps/relay/MCSFE_addFavoriteGameV2', { nodeId }, { token })
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const load = (path: string, queries: readonly string[]) => () =>
      rateOf(
        first.origin,
        headers,
        queries.map((query) => `/api/${path}?${query}`),
      )
    const [usual, unusual] = [usualQueries(), unusualQueries()]
    await checkPages(client, token, usual)
    const change = changer(client, first.origin, second.origin, load('wps/relay/GCSGAME_gameList', usual))
    return {
      figures: [
        { name: 'constant page', unit: 'GET/s', take: load('bench/constant', usual) },
        { name: 'list of games', unit: 'GET/s', take: load('wps/relay/GCSGAME_gameList', usual) },
        { name: 'one query a request', unit: 'GET/s', take: load('bench/asked', usual) },
        { name: 'searches never asked', unit: 'GET/s', take: load('wps/relay/GCSGAME_gameList', unusual) },
        { name: 'two seconds', unit: 'ms', take: async () => VISIBLE_MS },
        { name: 'change seen everywhere', unit: 'ms', take: change },
      ],
      goals: [
        {
          title: 'the list of games against a constant page through the same pipeline',
          ours: 'list of games',
          reference: 'constant page',
          atLeast: 0.9,
        },
        {
          title: 'the list of games against one query a request',
          ours: 'list of games',
          reference: 'one query a request',
          atLeast: 15,
        },
        {
          title: 'an operator’s change until both processes show it, one of them under load',
          ours: 'change seen everywhere',
          reference: 'two seconds',
          atMost: 1,
        },
      ],
      notes: [
        `${CONNECTIONS} connections, signed in, ${FAVOURITES} favourites; ${usual.length} different pages of 40 games, a fifth found by name; every answer of the same size`,
        `searches never asked: ${unusual.length} names in turn, half of them misspelled, more than a process keeps`,
      ],
      async close() {
        for (const { child } of [first, second]) {
          child.kill('SIGTERM')
          await once(child, 'exit')
        }
        await database.stop()
      },
    }
  },
}

async function start(
  databaseUrl: string,
  isFirst: boolean,
): Promise<{ origin: string; child: ChildProcess }> {
  const child = fork(fileURLToPath(new URL('support/catalogue-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...(isFirst ? { IS_FIRST: '1' } : {}) },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { origin: `http://127.0.0.1:${port}`, child }
}

/** What people ask for: pages of categories and vendors, and words that many games have. */
function usualQueries(): string[] {
  const common = 'clientType=3&platform=html5-desktop&language=TH&pageSize=40'
  const lists = Array.from({ length: 160 }, (_, at) => {
    if (at % 3 === 0) return `${common}&gameType=RNG&pageNo=${1 + (at % 50)}`
    return `${common}&gameType=${at % 3 === 1 ? 'ALL' : ''}&vassalage=${bigVendors[at % bigVendors.length]!.code}&pageNo=${1 + (at % 8)}`
  })
  const words = [...things.slice(0, 20), ...qualities.slice(0, 20)].map(
    (word, at) => `${common}&gameName=${encodeURIComponent(word[at % 2]!)}`,
  )
  // In turn: four pages, one search.
  return words.flatMap((word, at) => [...lists.slice(at * 4, at * 4 + 4), word])
}

/** Names of single games, every second one with a letter left out. */
function unusualQueries(): string[] {
  return bigCatalogue()
    .filter((_, at) => at % 5 === 0)
    .map(({ names }, at) => {
      const name = at % 4 < 2 ? names.EN : names.TH
      return `language=TH&pageSize=40&gameName=${encodeURIComponent(at % 2 === 0 ? name : name.slice(0, 4) + name.slice(5))}`
    })
}

/** A bench that measured short pages would flatter itself. */
async function checkPages(client: TestClient, token: string, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    const { value } = await client.get<{ games: object[]; favourites: number[] }>(
      `/api/wps/relay/GCSGAME_gameList?${query}`,
      { token },
    )
    if (value.games.length !== 40) throw new Error(`${query} has ${value.games.length} games and not 40`)
  }
}

async function rateOf(
  url: string,
  headers: Record<string, string>,
  paths: readonly string[],
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    requests: paths.map((path) => ({ path, headers })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} connections failed`)
  return result.requests.average
}

/** Milliseconds from an operator's answer until a game's mark has changed on both, the first under load. */
function changer(
  client: TestClient,
  first: string,
  second: string,
  load: () => Promise<number>,
): () => Promise<number> {
  const { nodeId, gameCode } = bigCatalogue(10)[9]!
  let isHot = false
  return async () => {
    isHot = !isHot
    const operator = await client.signInOperator('owner')
    const busy = load()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const reply = await client.post(`/api/operator/games/${nodeId}`, { isHot }, { token: operator })
    if (!reply.success) throw new Error(`the change was refused: ${reply.code}`)
    const begin = performance.now()
    const seen = [first, second].map(async (origin) => {
      const visitor = createClient(origin)
      for (;;) {
        const { value } = await visitor.get<{ games: { isHot: number; gameCode: string }[] }>(
          `/api/wps/relay/GCSGAME_gameList?gameName=${gameCode}&pageSize=1`,
        )
        if (value.games[0]?.gameCode === gameCode && value.games[0].isHot === (isHot ? 1 : 0))
          return performance.now() - begin
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })
    const times = await Promise.all(seen)
    await busy
    return Math.max(...times)
  }
}
