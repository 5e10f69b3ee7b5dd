/** Speaks the feed port from outside, with every part of a delivery open to be spoilt. */
import { feedBasePath, type FeedPath } from '../../contract/vendor/sportsbook/feed-messages.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'

export interface FeedEndpoint {
  readonly url: string
  readonly provider: string
  readonly secret: string
}

export interface FeedReply {
  readonly http: number
  readonly status: string
  readonly seq?: number
  readonly wants?: 'NEXT' | 'SNAPSHOT'
  readonly field?: string
  readonly fixtureId?: string
}

export interface SpoiledDelivery {
  /** Signed over instead of what is sent. */
  readonly signedBody?: string
  readonly provider?: string
  readonly secret?: string
  /** Seconds to add to the clock. */
  readonly skewS?: number
  /** Signed with, instead of the clock's seconds. */
  readonly timestamp?: string
}

export const unixSeconds = (skewS = 0): string => String(Math.floor(Date.now() / 1000) + skewS)

/** As no other request was, so that none is taken for a repeat of it. */
export const timed = (body: unknown): string =>
  JSON.stringify({ sentAt: new Date().toISOString(), ...(body as object) })

/** `body` is sent as it is, if it is a text; otherwise it says when it was sent. */
export async function sendToFeed(
  { url, provider, secret }: FeedEndpoint,
  path: FeedPath,
  body: unknown,
  spoiled: SpoiledDelivery = {},
): Promise<FeedReply> {
  const isRead = path === 'state'
  const text = isRead ? '' : typeof body === 'string' ? body : timed(body)
  const timestamp = spoiled.timestamp ?? unixSeconds(spoiled.skewS)
  const reply = await fetch(`${url.replace(/\/$/, '')}${feedBasePath}/${path}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      ...(isRead ? {} : { 'content-type': 'application/json' }),
      'x-vendor': spoiled.provider ?? provider,
      'x-timestamp': timestamp,
      'x-signature': signVendorMessage(spoiled.secret ?? secret, timestamp, spoiled.signedBody ?? text),
    },
    ...(isRead ? {} : { body: text }),
    signal: AbortSignal.timeout(20_000),
  })
  const answer = await reply.text()
  try {
    return { ...(JSON.parse(answer) as FeedReply), http: reply.status }
  } catch {
    throw new Error(`${path} answered HTTP ${reply.status} without JSON: ${answer.slice(0, 120)}`)
  }
}
