/**
 * The batched poster: the only way in which bets, wins and rollbacks reach the ledger. There is no timer.
 * While batches are in flight, arriving messages wait and form the next batch together, so they share its
 * round trip and its commit; each is answered after that commit with its own result. A member belongs to one
 * lane, so that the batches of two lanes do not wait for each other's locks. A lane with nothing to do helps
 * the fullest one: its batch then waits at the lock while the other commits. Messages with a rider have lanes
 * of their own, by its kind: two batches that lock the same row, such as a jackpot pool, would only wait for
 * each other.
 */
import type pg from 'pg'
import { shardOf } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import {
  clientConfig,
  openDatabase,
  openKysely,
  openPool,
  type Database,
  type Tx,
} from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import { lanesOf, takeBatch, type Lane, type Waiting } from './poster/lanes.ts'
import { isPassing } from './poster/passing.ts'
import { postJudged, postMessages, type Connections } from './poster/post-messages.ts'
import type { BatchRider } from './poster/riders.ts'
import { Names } from './store/names.ts'
import type { BalanceNotice, PostingResult, RidingMessage, RidingResult, VendorPosting } from './types.ts'

export interface PosterOptions {
  url: string
  /** The most messages in one batch. */
  batchSize?: number
  /** The most that the messages of one batch weigh together, see the riders' `weightOf`. */
  batchWeight?: number
  /**
   * Lanes, each with a connection and at most one batch in flight; those of the riders come in addition.
   */
  lanes?: number
  /** The most messages that may wait; further ones are answered BUSY at once. */
  queueLimit?: number
  /** The most that waiting messages of a lane weigh together; further ones are answered BUSY as well. */
  queueWeight?: number
  /**
   * How long a batch is retried while the database is away before its messages are answered BUSY: shorter
   * than the time-out of vendors (10 s).
   */
  patienceMs?: number
  onError?: (error: Error) => void
  /** See DatabaseOptions. */
  waitsForDisk?: boolean
  /**
   * What also happens with messages that have a ride, by its kind, in the transaction of their batch; other
   * batches are not affected.
   */
  riders?: readonly BatchRider[]
}

/** So many callers of a batch go on at a time. */
const PORTION = 8

export const posterKey = defineService<Poster>('wallet.poster')

/** Opens the poster with connections of its own, under the application's rights. */
export function openPoster(options: PosterOptions): Poster {
  return new Poster(options)
}

export class Poster {
  readonly #options: Required<PosterOptions>
  readonly #database: Database
  readonly #pool: pg.Pool
  readonly #connections: Connections
  readonly #listeners: ((notices: BalanceNotice[]) => void)[] = []
  readonly #lanes: Lane[]
  readonly #riders: ReadonlyMap<string, Lane[]>
  /** Batches whose callers are not all answered. */
  #answering = 0
  #isClosed = false
  #onIdle: (() => void) | null = null

  constructor(options: PosterOptions) {
    this.#options = {
      batchSize: 256,
      batchWeight: 4_000,
      lanes: 2,
      queueLimit: 5_000,
      queueWeight: 100_000,
      patienceMs: 8_000,
      waitsForDisk: true,
      onError: () => {},
      riders: [],
      ...options,
    }
    const { url, lanes, riders, waitsForDisk, onError } = this.#options
    this.#lanes = lanesOf(lanes, undefined)
    this.#riders = new Map(riders.map((rider) => [rider.kind, lanesOf(rider.lanes ?? 1, rider)]))
    this.#database = openDatabase({
      url,
      max: 2,
      applicationName: 'sala-poster-names',
      waitsForDisk,
      onError,
    })
    this.#pool = openPool(
      {
        ...clientConfig({ url, applicationName: 'sala-poster', statementTimeoutMs: 5_000, waitsForDisk }),
        max: this.#everyLane().length,
        idleTimeoutMillis: 0,
      },
      onError,
    )
    this.#connections = {
      pool: this.#pool,
      kysely: openKysely(this.#pool),
      names: new Names(this.#database),
    }
  }

  /**
   * Posts one message. Resolves after the commit that contains it. Rejects with COMMON_BUSY if the queue is
   * full or the database stayed away: the same message may be sent again and is answered as if it had come
   * once. If the message has a ride, its rider must be one that refuses nothing.
   */
  post(message: VendorPosting): Promise<PostingResult> {
    const lane = this.#laneOf(message)
    if (lane.rider && 'judge' in lane.rider)
      throw new Error(`${lane.rider.kind} may refuse: place it instead`)
    return this.#queue(lane, message) as Promise<PostingResult>
  }

  /** The same for a message whose rider may refuse it with a code of its own. */
  place(message: RidingMessage): Promise<RidingResult> {
    return this.#queue(this.#laneOf(message), message)
  }

  /**
   * Places messages of one member and one judging rider in the caller's transaction, in their order, so that
   * all are committed with whatever else it writes. Returns their answers; to have all or none, the caller
   * throws when one is not OK, and none has happened. The caller tells the member's pages (`walletMoved`).
   */
  async placeTogether(tx: Tx, messages: readonly RidingMessage[]): Promise<RidingResult[]> {
    const [first] = messages
    if (!first) return []
    const { rider } = this.#laneOf(first)
    if (!rider || !('judge' in rider) || messages.some(({ ride }) => ride.kind !== rider.kind))
      throw new TypeError('together are messages of one rider that judges')
    return postJudged(tx, this.#connections.names, rider, messages)
  }

  #laneOf({ memberId, ride }: VendorPosting): Lane {
    const peers = ride === undefined ? this.#lanes : this.#riders.get(ride.kind)
    if (!peers) throw new Error(`no rider takes ${ride?.kind}`)
    return peers.length === 1 ? peers[0]! : peers[shardOf(memberId) % peers.length]!
  }

  #queue(lane: Lane, message: VendorPosting): Promise<RidingResult> {
    const { queueLimit, queueWeight } = this.#options
    if (this.#isClosed || lane.queue.length >= queueLimit || lane.weight >= queueWeight)
      return Promise.reject(busy())
    const weight = message.ride === undefined ? 1 : (lane.rider?.weightOf?.(message.ride) ?? 1)
    return new Promise((resolve, reject) => {
      lane.queue.push({ message, weight, resolve, reject })
      lane.weight += weight
      this.#schedule(lane)
    })
  }

  /** Called after each commit with the members whose balance it moved and their new balances. */
  onPosted(listener: (notices: BalanceNotice[]) => void): void {
    this.#listeners.push(listener)
  }

  /** How many messages wait and how many batches are under way. */
  load(): { waiting: number; inFlight: number } {
    const lanes = this.#everyLane()
    return {
      waiting: lanes.reduce((sum, lane) => sum + lane.queue.length, 0),
      inFlight: lanes.filter((lane) => lane.isBusy).length,
    }
  }

  /** Takes no more messages, waits for those accepted, and closes the connections. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (!this.#isIdle())
      await new Promise<void>((done) => {
        this.#onIdle = done
      })
    await this.#pool.end()
    await this.#database.close()
  }

  #everyLane(): Lane[] {
    return [...this.#lanes, ...[...this.#riders.values()].flat()]
  }

  #isIdle(): boolean {
    const { waiting, inFlight } = this.load()
    return waiting === 0 && inFlight === 0 && this.#answering === 0
  }

  // Waiting for the end of the event loop's turn gathers what arrived together, without a delay.
  #schedule(lane: Lane): void {
    const free = lane.isBusy ? lane.peers.find((other) => !other.isBusy) : lane
    if (!free || free.isScheduled) return
    free.isScheduled = true
    setImmediate(() => {
      free.isScheduled = false
      void this.#send(free)
    })
  }

  async #send(lane: Lane): Promise<void> {
    const source =
      lane.queue.length > 0
        ? lane
        : lane.peers.reduce((fullest, other) => (other.queue.length > fullest.queue.length ? other : fullest))
    const batch = takeBatch(source, this.#options)
    if (batch.length === 0) return
    lane.isBusy = true
    const answers = await this.#postUntilKnown(batch, lane.rider)
    lane.isBusy = false
    this.#answering++
    // The database has its next batch before the callers of this one go on, who come back a few at a time:
    // what the database answers meanwhile is not left waiting behind all of them.
    if (lane.peers.some((other) => other.queue.length > 0)) void this.#send(lane)
    for (let from = 0; from < answers.length; from += PORTION) {
      await new Promise(setImmediate)
      for (const answer of answers.slice(from, from + PORTION)) answer()
    }
    this.#answering--
    if (this.#isIdle()) this.#onIdle?.()
  }

  /**
   * After an unknown outcome the same keys are sent again: what was committed comes back as its first answer.
   * Resolves with what answers the messages, one after the other.
   */
  async #postUntilKnown(batch: Waiting[], rider: BatchRider | undefined): Promise<(() => void)[]> {
    const deadline = performance.now() + this.#options.patienceMs
    const messages = batch.map((waiting) => waiting.message)
    const refuse = (error: unknown) => batch.map((waiting) => () => waiting.reject(error))
    for (let attempt = 1; ; attempt++) {
      try {
        const results = await postMessages(this.#connections, rider, messages)
        const told = () => this.#tell(messages, results)
        return [...batch.map((waiting, item) => () => waiting.resolve(results[item]!)), told]
      } catch (error) {
        this.#options.onError(error as Error)
        if (!isPassing(error)) {
          if (batch.length === 1) return refuse(error)
          // One message that the database cannot store must not fail the others.
          const answers: (() => void)[] = []
          for (const waiting of batch) answers.push(...(await this.#postUntilKnown([waiting], rider)))
          return answers
        }
        if (performance.now() > deadline) return refuse(busy())
        await new Promise((done) => setTimeout(done, Math.min(attempt * 20, 250)))
      }
    }
  }

  #tell(messages: VendorPosting[], results: RidingResult[]): void {
    if (this.#listeners.length === 0) return
    const notices = new Map<string, BalanceNotice>()
    for (let item = 0; item < messages.length; item++) {
      const { status, isRepeat, currentBalance, currency, version } = results[item]!
      if (status !== 'OK' || isRepeat || currentBalance === null || !currency) continue
      const { memberId } = messages[item]!
      notices.set(memberId + currency, { memberId, currency, balance: currentBalance, version })
    }
    if (notices.size === 0) return
    for (const listener of this.#listeners) {
      try {
        listener([...notices.values()])
      } catch (error) {
        this.#options.onError(error as Error)
      }
    }
  }
}

const busy = () => new Refusal('COMMON_BUSY', { retryAfterS: 1 })
