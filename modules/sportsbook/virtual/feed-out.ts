/**
 * Sends what the matches have to say to the feed port, in order, as any provider does. Every process with the
 * worker's role has one; a lease keeps two from sending at once, and the port takes each number once anyway.
 */
import type { FeedMessage, FeedSnapshot } from '../../../kernel/sports/feed.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneAtATime } from '../../../platform/one-at-a-time.ts'
import type { Database } from '../../../platform/postgres.ts'
import { readSnapshot } from './snapshot.ts'
import * as outbox from './store/outbox.ts'

export type FeedCall =
  | { readonly path: 'messages'; readonly firstSeq: number; readonly messages: readonly FeedMessage[] }
  | ({ readonly path: 'snapshot' } & FeedSnapshot)
  | { readonly path: 'heartbeat'; readonly seq: number }

export interface PortReply {
  /** OK, FEED_OFF, or why nothing was taken. */
  readonly status: string
  readonly seq: number
  readonly wants: 'NEXT' | 'SNAPSHOT'
}

export type SendToPort = (call: FeedCall) => Promise<PortReply>

export interface FeedOutParts {
  readonly database: Database
  readonly send: SendToPort
  /** Whether the house plays matches of its own by now. */
  isOn(): Promise<boolean>
  onError(error: unknown): void
}

/** Messages of one delivery. */
const AT_ONCE = 60
const LEASE_MS = 5_000
/** The port takes a feed that says nothing for five seconds as silent. */
const HEARTBEAT_MS = 2_000
/** After a refusal, so that a fault is not sent round and round. */
const AGAIN_MS = 5_000
const WAIT_MS = 50

export class FeedOut {
  readonly #parts: FeedOutParts
  readonly #sendAll = oneAtATime(() => this.#run())
  #timer: NodeJS.Timeout | null = null
  #work: Promise<unknown> = Promise.resolve()
  #toldMs = 0
  #notBeforeMs = 0
  #isStopping = false

  constructor(parts: FeedOutParts) {
    this.#parts = parts
  }

  start(): void {
    this.#timer ??= setInterval(() => this.kick(), HEARTBEAT_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await this.#work
  }

  /** There may be something to send. */
  kick(): void {
    if (this.#isStopping || Date.now() < this.#notBeforeMs) return
    this.#work = this.#sendAll().catch((error: unknown) => {
      this.#notBeforeMs = Date.now() + AGAIN_MS
      this.#parts.onError(error)
    })
  }

  /** Sends everything that is there, and a heartbeat if that is nothing. */
  sendAll(): Promise<void> {
    return this.#sendAll()
  }

  async #run(): Promise<void> {
    const { kysely } = this.#parts.database
    if (!(await this.#parts.isOn()) && !(await outbox.hasWork(kysely))) return
    const feed = await outbox.takeSending(kysely, LEASE_MS)
    if (!feed) {
      // Another process sends; it may have looked before what this one wrote was there.
      setTimeout(() => this.kick(), WAIT_MS).unref()
      return
    }
    try {
      if (feed.wants_snapshot && !(await this.#sendSnapshot())) return
      await this.#sendMessages(feed.wants_snapshot ? undefined : feed.sent_seq)
    } finally {
      await outbox.leaveSending(kysely)
    }
  }

  /** False if the port did not take it. */
  async #sendSnapshot(): Promise<boolean> {
    const snapshot = await this.#parts.database.transaction((tx) => readSnapshot(tx, clock.now()))
    const reply = await this.#send({ path: 'snapshot', ...snapshot })
    if (reply.status !== 'OK') {
      this.#refused(reply)
      return false
    }
    if (reply.wants === 'SNAPSHOT') return false
    await outbox.markSent(this.#parts.database.kysely, BigInt(snapshot.seq))
    return true
  }

  async #sendMessages(fromSeq?: bigint): Promise<void> {
    const { kysely } = this.#parts.database
    let sent = fromSeq ?? (await outbox.readFeed(kysely)).sent_seq
    while (!this.#isStopping) {
      const next = await outbox.unsent(kysely, sent, AT_ONCE)
      const [first] = next
      if (!first) return this.#beat(sent)
      const messages = next.map(({ message }) => message)
      const reply = await this.#send({ path: 'messages', firstSeq: Number(first.seq), messages })
      if (reply.status !== 'OK' || reply.wants === 'SNAPSHOT') return this.#lost(reply)
      sent = BigInt(reply.seq)
      await outbox.markSent(kysely, sent)
    }
  }

  /** What was not taken is told by a snapshot: at once, or a while after a refusal. */
  async #lost(reply: PortReply): Promise<void> {
    await outbox.markLost(this.#parts.database.kysely)
    if (reply.status === 'OK') setTimeout(() => this.kick(), WAIT_MS).unref()
    else this.#refused(reply)
  }

  async #beat(seq: bigint): Promise<void> {
    if (Date.now() - this.#toldMs < HEARTBEAT_MS / 2) return
    const reply = await this.#send({ path: 'heartbeat', seq: Number(seq) })
    if (reply.status !== 'OK' || reply.wants === 'SNAPSHOT') await this.#lost(reply)
  }

  async #send(call: FeedCall): Promise<PortReply> {
    const reply = await this.#parts.send(call)
    this.#toldMs = Date.now()
    return reply
  }

  #refused({ status }: PortReply): void {
    this.#notBeforeMs = Date.now() + AGAIN_MS
    // Operators turn a feed off on purpose.
    if (status !== 'FEED_OFF')
      this.#parts.onError(new Error(`the feed port refused the virtual matches: ${status}`))
  }
}
