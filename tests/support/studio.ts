/** A member at one of the studio's games, as its page speaks to it. */
import { randomUUID } from 'node:crypto'
import type { Reply, TestClient, TestServer } from './server.ts'
import { launchTokenOf, type LaunchWish } from './vendor.ts'

export interface RoundAnswer {
  roundId: string
  events: { type: string }[]
  betAmount: number
  winAmount: number
  balance: number
  currency: string
  proof: { commit: string; clientSeed: string; nonce: number; mathVersion: string }
  closed: boolean
}
export interface SeedsAnswer {
  commit: string
  nextCommit: string
  clientSeed: string
  nonce: number
  revealedServerSeed: string
}

export interface Player {
  client: TestClient
  token: string
  gameToken: string
  gameCode: string
  entered: {
    balance: number
    currency: string
    mode: string
    state: (RoundAnswer & { gameCode: string }) | null
  }
  play(betAmount?: number, key?: string, more?: object): Promise<Reply<RoundAnswer>>
  balance(): Promise<number>
}

/** Signs a demo member in and sits down at a game. */
export async function playerOf(server: TestServer, username: string, wish: LaunchWish = {}): Promise<Player> {
  const client = server.client()
  return sitDown(server, client, await client.signIn(username), wish)
}

export async function sitDown(
  server: TestServer,
  client: TestClient,
  token: string,
  wish: LaunchWish = {},
): Promise<Player> {
  const gameCode = wish.gameCode ?? 'TUKTUK3'
  const launchToken = await launchTokenOf(server, client, token, { vassalage: 'STUDIO', ...wish, gameCode })
  const reply = await client.post<Player['entered'] & { gameToken: string }>('/api/studio/v1/authenticate', {
    launchToken,
  })
  if (!reply.success) throw new Error(`the studio answered ${reply.code}`)
  const { gameToken } = reply.value
  return {
    client,
    token,
    gameToken,
    gameCode,
    entered: reply.value,
    play: (betAmount = 100, key = randomUUID(), more = {}) =>
      client.post('/api/studio/v1/rounds', { gameCode, betAmount, ...more }, { token: gameToken, key }),
    balance: async () =>
      (await client.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance,
  }
}
