/** A feed as the kit plays it against a port, and what a case of it is. */
import type { FeedMessage } from '../../kernel/sports/feed.ts'
import { sendToFeed, type FeedEndpoint, type FeedReply, type SpoiledDelivery } from './client.ts'
import { stateOf } from './match.ts'

export class FeedKit {
  readonly endpoint: FeedEndpoint
  readonly fixtureId: string
  seq = 0

  constructor(endpoint: FeedEndpoint, fixtureId: string) {
    this.endpoint = endpoint
    this.fixtureId = fixtureId
  }

  raw(path: 'messages' | 'snapshot' | 'heartbeat' | 'state', body: unknown, spoiled?: SpoiledDelivery) {
    return sendToFeed(this.endpoint, path, body, spoiled)
  }

  messages(messages: readonly unknown[], firstSeq = this.seq + 1): Promise<FeedReply> {
    return this.raw('messages', { firstSeq, messages })
  }

  /** Sends what must be taken. */
  async send(...messages: readonly FeedMessage[]): Promise<void> {
    expect(await this.messages(messages), {
      http: 200,
      status: 'OK',
      seq: this.seq + messages.length,
      wants: 'NEXT',
    })
    this.seq += messages.length
  }

  /** Brings the port back in step, whatever came before. */
  async recover(more: object = {}): Promise<void> {
    const state = await this.raw('state', '')
    this.seq = Math.max(this.seq, state.seq ?? 0)
    const snapshot = { seq: this.seq, fixtures: [{ ...stateOf(this.fixtureId), ...more }] }
    expect(await this.raw('snapshot', snapshot), { http: 200, status: 'OK', seq: this.seq, wants: 'NEXT' })
  }

  /** Sends one message that must be refused by this name, and with it the place of the fault. */
  async refused(status: string, message: unknown): Promise<void> {
    const fixtureId = this.fixtureId
    expect(await this.messages([message]), { http: 422, status, seq: this.seq, wants: 'NEXT', fixtureId })
  }
}

export function expect(reply: FeedReply, fields: Partial<FeedReply>): void {
  for (const [name, value] of Object.entries(fields))
    if (reply[name as keyof FeedReply] !== value)
      throw new Error(
        `${name} is ${JSON.stringify(reply[name as keyof FeedReply])} and not ${JSON.stringify(value)}; the answer was ${JSON.stringify(reply)}`,
      )
}

export interface FeedCase {
  readonly name: string
  /** It waits until the feed is taken for silent. */
  readonly isSlow?: true
  run(kit: FeedKit): Promise<void>
}
