/**
 * Carries an XML odds feed to the feed port: numbers what the adapter makes of it, sends a snapshot whenever
 * the port asks for one, and is silent while the provider itself is behind, so that the port suspends.
 */
import type { FeedMessage, FeedState } from '../../kernel/sports/feed.ts'
import { OddsXmlAdapter } from '../../kernel/sports/odds-xml/adapter.ts'
import type { FeedReply } from '../feed-check/client.ts'

export interface BridgePort {
  state(): Promise<FeedReply>
  messages(firstSeq: number, messages: readonly FeedMessage[]): Promise<FeedReply>
  snapshot(seq: number, fixtures: readonly FeedState[]): Promise<FeedReply>
  heartbeat(seq: number): Promise<FeedReply>
}

export class Bridge {
  readonly #port: BridgePort
  readonly #adapter = new OddsXmlAdapter()
  #seq = 0
  /** The provider has sent everything. */
  #isWhole = false
  /** Said of what could not be carried. */
  readonly #say: (line: string) => void

  constructor(port: BridgePort, say: (line: string) => void) {
    this.#port = port
    this.#say = say
  }

  /** Documents come one after another: the next one is taken when this is done. */
  async take(xml: string): Promise<void> {
    const { messages, recovery, wantsFixture } = this.#adapter.take(xml)
    if (wantsFixture) this.#say(`the fixture document of ${wantsFixture} is needed`)
    if (recovery === 'BEHIND') this.#isWhole = false
    if (recovery === 'WHOLE') {
      this.#isWhole = true
      await this.#snapshot()
    } else if (this.#isWhole && messages.length > 0) await this.#send(messages)
  }

  /** To be called every two seconds. */
  async beat(): Promise<void> {
    if (!this.#isWhole) return
    const { wants } = await this.#port.heartbeat(this.#seq)
    if (wants === 'SNAPSHOT') await this.#snapshot()
  }

  async #send(messages: readonly FeedMessage[]): Promise<void> {
    const reply = await this.#port.messages(this.#seq + 1, messages)
    if (reply.status !== 'OK') this.#say(`refused: ${JSON.stringify(reply)}`)
    // What the port did not take is in the snapshot, which says everything again.
    if (reply.status === 'OK' && reply.wants === 'NEXT') this.#seq = reply.seq!
    else await this.#snapshot()
  }

  async #snapshot(): Promise<void> {
    const { seq } = await this.#port.state()
    this.#seq = Math.max(this.#seq, seq ?? 0)
    const reply = await this.#port.snapshot(this.#seq, this.#adapter.states())
    if (reply.status !== 'OK') this.#say(`the snapshot was refused: ${JSON.stringify(reply)}`)
  }
}
