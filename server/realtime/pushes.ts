/** What is pushed to readers, and to sockets whose session has ended. */
import { withoutOffersKey, type Push } from '../../platform/hub.ts'
import type { Services } from '../../platform/services.ts'
import { CODE, write, writeFrame, type Client } from './client.ts'
import { textFrame } from './frames.ts'
import { nameOf, type RealtimeLine } from './realtime-state.ts'

const SLICE = 500

/** A push to one account: few sockets, each with numbers of its own. */
export function tellAccount({ readers }: Pick<RealtimeLine, 'readers'>, push: Push, accountId: string): void {
  for (const client of readers.ofAccount(accountId)) {
    if (!client.topics.has(push.topic)) continue
    const seq = (client.sequences.get(push.topic) ?? 0) + 1
    client.sequences.set(push.topic, seq)
    write(client, { type: 'event', topic: push.topic, seq, data: push.data })
  }
}

/** A push to everybody: one frame for each merchant, sent in slices, so that HTTP is served in between. */
export function broadcast({ readers, numbers }: RealtimeLine, push: Push): void {
  for (const [merchantId, house] of readers.housesOf(push.topic, push.merchantId)) {
    const seq = (numbers.get(nameOf(merchantId, push.topic)) ?? 0) + 1
    numbers.set(nameOf(merchantId, push.topic), seq)
    sendSlices(
      [...house],
      textFrame(JSON.stringify({ type: 'event', topic: push.topic, seq, data: push.data })),
      0,
    )
  }
}

/**
 * A push to everybody who reads a private topic, of one merchant: each socket has its numbers. The news of an
 * offer leaves out who gets none, looked up set by set.
 */
export async function tellReaders(
  line: Pick<RealtimeLine, 'readers'>,
  services: Pick<Services, 'use'>,
  push: Push & { merchantId: string },
): Promise<void> {
  const accountIds = new Set<string>()
  for (const [, house] of line.readers.housesOf(push.topic, push.merchantId))
    for (const { session } of house) if (session) accountIds.add(session.accountId)
  const all = [...accountIds]
  for (let at = 0; at < all.length; at += SLICE) {
    const some = all.slice(at, at + SLICE)
    const left = push.isOffer
      ? await services.use(withoutOffersKey)(push.merchantId, some)
      : new Set<string>()
    for (const accountId of some) if (!left.has(accountId)) tellAccount(line, push, accountId)
  }
}

function sendSlices(readers: readonly Client[], frame: Buffer, start: number): void {
  const end = Math.min(start + SLICE, readers.length)
  for (let at = start; at < end; at++) writeFrame(readers[at]!, frame)
  if (end < readers.length) setImmediate(sendSlices, readers, frame, end)
}

export function endSessions(
  { readers }: RealtimeLine,
  ended: { sessionId?: string; accountId: string; code: string },
): void {
  for (const client of readers.ofAccount(ended.accountId)) {
    if (ended.sessionId && client.session?.sessionId !== ended.sessionId) continue
    write(client, {
      type: 'event',
      topic: 'session',
      seq: (client.sequences.get('session') ?? 0) + 1,
      data: { ended: ended.code },
    })
    client.socket.close(CODE.ended, ended.code)
  }
}
