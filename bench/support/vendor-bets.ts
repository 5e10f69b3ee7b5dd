/** Messages to a running gateway, prepared before they are sent, and the load that sends them. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { ACME_SECRET } from '../../db/seeds/launch.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'
import { MEMBERS, memberAt, tokenAt } from './vendor-process.ts'

export interface Prepared {
  method: 'POST'
  path: string
  headers: Record<string, string>
  body: string
}
interface Client {
  setRequests(requests: Prepared[]): void
}

/** More than any of the paths could answer in a second. */
const MOST_A_SECOND = 14_000

/** A signed bet of a member drawn at random, in a round of its own that it closes. */
export function vendorBet(path = '/vendor/v1/bet'): Prepared {
  const member = Math.floor(Math.random() * MEMBERS)
  const body = JSON.stringify({
    transactionId: randomUUID(),
    memberId: memberAt(member),
    sessionToken: tokenAt(member),
    gameCode: 'ACME-1',
    roundId: randomUUID(),
    amount: 100,
    currency: 'THB',
    roundClosed: true,
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  return {
    method: 'POST',
    path,
    body,
    headers: {
      'content-type': 'application/json',
      'x-vendor': 'ACME',
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(ACME_SECRET, timestamp, body),
    },
  }
}

export interface Load {
  url: string
  connections: number
  seconds: number
  prepare(): Prepared
  /** The most answers a second that messages are prepared for. */
  mostASecond?: number
}

/**
 * Every connection has messages of its own, so that no id is sent twice. All are made before the first
 * connection opens: a client that signs while others wait for it would measure itself. An answer that is not
 * 2xx ends the bench.
 */
export async function sendLoad({
  url,
  connections,
  seconds,
  prepare,
  mostASecond = MOST_A_SECOND,
}: Load): Promise<{ rate: number; p50: number; p99: number }> {
  const each = Math.ceil((mostASecond * seconds) / connections)
  const messages = Array.from({ length: connections }, () => Array.from({ length: each }, prepare))
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => (client as Client).setRequests(messages.pop()!),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 200, ${result.errors} connections failed`)
  return { rate: result.requests.total / seconds, p50: result.latency.p50, p99: result.latency.p99 }
}
