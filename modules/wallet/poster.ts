/**
 * The batched poster: the one way in which bets, wins and rollbacks reach the ledger. There is no timer. While batches
 * are in flight, arriving messages wait and form the next one together, so they share its round trip and its commit;
 * each is answered after that commit with its own result.
 * A member belongs to one lane, so that the batches of two lanes do not wait for each other's locks. A lane with nothing
 * to do helps the fullest one: then its batch stands ready at the lock while the other commits. What carries something
 * along that all batches meet at, as jackpot pools, has a lane to itself: two would only wait for each other there.
 */
import type pg from 'pg'
import { shardOf } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { clientConfig, openDatabase, openPool, sqlStateOf, type Database } from '../../platform/postgres.ts'
import { defineService } from '../../platform/services.ts'
import { batchArguments, batchResults, type Resolved } from './poster/batch.ts'
import { Names } from './store/names.ts'
import { postBatch, postBatchWith, type BatchRider } from './store/posting.ts'
import type { BalanceNotice, PostingResult, VendorPosting } from './types.ts'

export interface PosterOptions {
  url: string
  /** Messages in one batch at most. */
  batchSize?: number
  /** Lanes, each with a connection and at most one batch in flight; beside them stands the riders' one. */
  lanes?: number
  /** Messages that may wait; more are answered BUSY at once. */
  queueLimit?: number
  /** How long a batch is tried again while the database is away, before its messages are answered BUSY: sooner than vendors give up (10 s). */
  patienceMs?: number
  onError?: (error: Error) => void
  /** See DatabaseOptions. */
  waitsForDisk?: boolean
  /** What happens with bets that say so, in the transaction of their batch; batches without one do not notice it. */
  rider?: BatchRider
}

interface Waiting {
  message: VendorPosting
  resolve: (result: PostingResult) => void
  reject: (error: unknown) => void
}

/** The members of one lane: what waits, and whether a batch is in flight. */
interface Lane {
  queue: Waiting[]
  isBusy: boolean
  isScheduled: boolean
  /** The lanes that send what waits in each other's. */
  crew: Lane[]
}

export const posterKey = defineService<Poster>('wallet.poster')

/** Opens the poster with connections of its own, under the application's rights. */
export function openPoster(options: PosterOptions): Poster {
  return new Poster(options)
}

export class Poster {
  readonly #options: Required<Omit<PosterOptions, 'rider'>> & Pick<PosterOptions, 'rider'>
  readonly #database: Database
  readonly #pool: pg.Pool
  readonly #names: Names
  readonly #listeners: ((notices: BalanceNotice[]) => void)[] = []
  readonly #lanes: Lane[]
  readonly #riders: Lane
  #isClosed = false
  #onIdle: (() => void) | null = null

  constructor(options: PosterOptions) {
    this.#options = { batchSize: 256, lanes: 2, queueLimit: 5_000, patienceMs: 8_000, waitsForDisk: true, onError: () => {}, ...options }
    const { url, lanes, waitsForDisk, onError } = this.#options
    this.#database = openDatabase({ url, max: 2, applicationName: 'sala-poster-names', waitsForDisk, onError })
    this.#pool = openPool({
      ...clientConfig({ url, applicationName: 'sala-poster', statementTimeoutMs: 5_000, waitsForDisk }), max: lanes + 1, idleTimeoutMillis: 0,
    }, onError)
    this.#names = new Names(this.#database)
    this.#lanes = crewOf(lanes)
    this.#riders = crewOf(1)[0]!
  }

  /**
   * Posts one message. Settles after the commit that holds it. Rejects with COMMON_BUSY where the queue is full or the
   * database stayed away: the same message may be sent again and is answered as if it had come once.
   */
  post(message: VendorPosting): Promise<PostingResult> {
    const lane = rides(message) ? this.#riders : this.#lanes[shardOf(message.memberId) % this.#lanes.length]!
    if (this.#isClosed || lane.queue.length >= this.#options.queueLimit) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      lane.queue.push({ message, resolve, reject })
      this.#schedule(lane)
    })
  }

  /** Told after each commit of the members whose balance it moved, with the balances as they are then. */
  onPosted(listener: (notices: BalanceNotice[]) => void): void {
    this.#listeners.push(listener)
  }

  /** How many messages wait and how many batches are under way. */
  load(): { waiting: number; inFlight: number } {
    const lanes = [...this.#lanes, this.#riders]
    return { waiting: lanes.reduce((sum, lane) => sum + lane.queue.length, 0), inFlight: lanes.filter((lane) => lane.isBusy).length }
  }

  /** Takes no more messages, waits for those accepted, and closes the connections. */
  async close(): Promise<void> {
    this.#isClosed = true
    if (!this.#isIdle()) await new Promise<void>((done) => { this.#onIdle = done })
    await this.#pool.end()
    await this.#database.close()
  }

  #isIdle(): boolean {
    const { waiting, inFlight } = this.load()
    return waiting === 0 && inFlight === 0
  }

  // The end of the event loop's turn gathers what arrived together, without waiting for anything.
  #schedule(lane: Lane): void {
    const free = lane.isBusy ? lane.crew.find((other) => !other.isBusy) : lane
    if (!free || free.isScheduled) return
    free.isScheduled = true
    setImmediate(() => {
      free.isScheduled = false
      void this.#send(free)
    })
  }

  async #send(lane: Lane): Promise<void> {
    const source = lane.queue.length > 0 ? lane : lane.crew.reduce((fullest, other) => (other.queue.length > fullest.queue.length ? other : fullest))
    const batch = source.queue.splice(0, this.#options.batchSize)
    if (batch.length === 0) return
    lane.isBusy = true
    try {
      await this.#postUntilKnown(batch)
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
    lane.isBusy = false
    if (lane.crew.some((other) => other.queue.length > 0)) this.#schedule(lane)
    else if (this.#isIdle()) this.#onIdle?.()
  }

  /** An unknown outcome is asked again by the same keys: what was committed comes back as its first answer. */
  async #postUntilKnown(batch: Waiting[]): Promise<void> {
    const deadline = performance.now() + this.#options.patienceMs
    const messages = batch.map((waiting) => waiting.message)
    for (let attempt = 1; ; attempt++) {
      try {
        const names = await this.#names.resolve(messages)
        const results = await this.#postOnce(messages, names)
        for (let item = 0; item < batch.length; item++) batch[item]!.resolve(results[item]!)
        this.#tell(messages, results)
        return
      } catch (error) {
        this.#options.onError(error as Error)
        if (!isPassing(error)) {
          if (batch.length === 1) throw error
          // One message that the database cannot take must not fail its neighbours.
          for (const waiting of batch) await this.#postUntilKnown([waiting]).catch(waiting.reject)
          return
        }
        if (performance.now() > deadline) throw busy()
        await new Promise((done) => setTimeout(done, Math.min(attempt * 20, 250)))
      }
    }
  }

  async #postOnce(messages: VendorPosting[], names: Resolved[]): Promise<PostingResult[]> {
    const { rider } = this.#options
    const lists = rider?.argumentsOf(messages)
    const values = batchArguments(messages, names)
    return batchResults(rider && lists ? await postBatchWith(this.#pool, values, rider, lists) : await postBatch(this.#pool, values))
  }

  #tell(messages: VendorPosting[], results: PostingResult[]): void {
    if (this.#listeners.length === 0) return
    const notices = new Map<string, BalanceNotice>()
    for (let item = 0; item < messages.length; item++) {
      const { status, isRepeat, currentBalance, currency, version } = results[item]!
      if (status !== 'OK' || isRepeat || currentBalance === null) continue
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

function crewOf(count: number): Lane[] {
  const crew: Lane[] = []
  for (let lane = 0; lane < count; lane++) crew.push({ queue: [], isBusy: false, isScheduled: false, crew })
  return crew
}

const rides = (message: VendorPosting): boolean => 'ride' in message && message.ride !== undefined

const busy = () => new Refusal('COMMON_BUSY', { retryAfterS: 1 })

/** True where the same batch may succeed a moment later: the connection or the server went away, or a lock was lost. */
function isPassing(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (error instanceof TypeError || error instanceof RangeError) return false
  if (state === undefined || !/^[0-9A-Z]{5}$/.test(state)) return true
  return state.startsWith('08') || state.startsWith('40') || state.startsWith('53') || state.startsWith('57') || state.startsWith('58') || state === '25006' || state === '23505' || state === '55P03'
}
