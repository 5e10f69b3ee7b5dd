/** A vendor as it speaks to a test's server, and a member's way into its games. */
import { randomUUID } from 'node:crypto'
import { ACME_SECRET } from '../../db/seeds/launch.ts'
import { VendorClient, type Answer } from '../../tools/vendor-check/client.ts'
import type { TestClient, TestServer } from './server.ts'

export function acmeOf(
  server: TestServer,
  endpoint: { vendor?: string; secret?: string } = {},
): VendorClient {
  return new VendorClient({
    url: server.origin,
    vendor: endpoint.vendor ?? 'ACME',
    secret: endpoint.secret ?? ACME_SECRET,
  })
}

export interface LaunchWish {
  vassalage?: string
  gameCode?: string
  accountType?: 0 | 1
}

/** The launch token that a member's browser is handed. */
export async function launchTokenOf(
  server: TestServer,
  client: TestClient,
  token: string,
  wish: LaunchWish = {},
): Promise<string> {
  const reply = await client.post<{ url: string }>(
    '/api/wps/game/launchGame',
    { vassalage: 'ACME', gameCode: 'ACME-1', ...wish },
    { token },
  )
  if (!reply.success) throw new Error(`the launch failed: ${reply.code}`)
  return new URL(reply.value.url, server.origin).searchParams.get('token')!
}

export interface Seat {
  memberId: string
  sessionToken: string
  gameCode: string
  currency: string
}

/** A member's session in a vendor's game. */
export async function seatOf(
  server: TestServer,
  vendor: VendorClient,
  client: TestClient,
  token: string,
  wish: LaunchWish = {},
): Promise<Seat> {
  const answer = await vendor.send('authenticate', {
    launchToken: await launchTokenOf(server, client, token, wish),
  })
  if (answer.status !== 'OK') throw new Error(`authenticate answered ${answer.status}`)
  return {
    memberId: answer.memberId as string,
    sessionToken: answer.sessionToken as string,
    gameCode: wish.gameCode ?? 'ACME-1',
    currency: answer.currency as string,
  }
}

/** Messages of one round at a seat. */
export function roundAt(seat: Seat, roundId: string = randomUUID()) {
  const { memberId, sessionToken, gameCode, currency } = seat
  return {
    roundId,
    bet: (amount = 1_000, transactionId: string = randomUUID()) => ({
      transactionId,
      memberId,
      sessionToken,
      gameCode,
      roundId,
      amount,
      currency,
    }),
    win: (amount = 600, transactionId: string = randomUUID()) => ({
      transactionId,
      memberId,
      gameCode,
      roundId,
      amount,
      currency,
      roundClosed: true,
    }),
    betWin: (betAmount = 1_000, winAmount = 600, transactionId: string = randomUUID()) => ({
      transactionId,
      memberId,
      sessionToken,
      gameCode,
      roundId,
      betAmount,
      winAmount,
      currency,
    }),
    rollback: (originalTransactionId: string, transactionId: string = randomUUID()) => ({
      transactionId,
      originalTransactionId,
      memberId,
      roundId,
    }),
  }
}

export type { Answer }
