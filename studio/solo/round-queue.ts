/**
 * Draws and stores rounds. Orders that arrive while a batch is on its way to the database form the next one,
 * so they share a commit; rounds settled meanwhile are marked with it. One batch is under way at a time, so
 * the nonces that this process believes to be next are right unless another process plays for the same
 * member, which the row decides.
 */
import type { Pool } from 'pg'
import { clock } from '../../kernel/clock.ts'
import { openStream } from '../../kernel/fair/stream.ts'
import { poolDrawOf } from '../../kernel/games/pool-shares.ts'
import type { SoloGame } from '../../kernel/games/solo-game.ts'
import { newId } from '../../kernel/ids.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { sqlStateOf } from '../../platform/postgres.ts'
import { hmac } from '../../platform/hashes.ts'
import type { Pair, Seeds } from '../core/seeds.ts'
import { KNOWN, STALE, STORED, storeRounds } from './store/rounds.ts'
import type { DrawnRound, SettledRound } from './drawn-round.ts'

export interface RoundOrder {
  readonly memberId: string
  readonly merchantId: string
  readonly sessionId: string
  readonly key: string
  readonly bodyHash: string
  readonly game: SoloGame
  readonly betAmount: bigint
  readonly choice: unknown
  readonly isFree: boolean
  readonly grantId: string | null
  /** Checked again before every further try: another process may have drawn for the member meanwhile. */
  readonly judge?: () => Promise<void>
}

interface Waiting {
  order: RoundOrder
  tries: number
  resolve: (stored: DrawnRound | 'known') => void
  reject: (error: unknown) => void
}

interface Parts {
  pool: Pool
  seeds: Seeds
  onError: (error: unknown) => void
}

const BATCH = 64
const MOST_WAITING = 5_000
/**
 * Each try is lost to a batch of another process for the same member: on a slow machine many small ones may
 * follow each other.
 */
const MOST_TRIES = 40
/** How long a settled round may wait to be marked when no other round comes. */
const NOTE_MS = 300

export class RoundQueue {
  readonly #parts: Parts
  #waiting: Waiting[] = []
  #settled: SettledRound[] = []
  #running: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Resolves once the round is stored, or with `known` if the member has used the key before. */
  draw(order: RoundOrder): Promise<DrawnRound | 'known'> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(busy())
    return new Promise((resolve, reject) => this.#enter({ order, tries: 0, resolve, reject }))
  }

  /**
   * The wallet has taken the round; it is marked with a later batch. If that is lost in a crash, the sweep
   * finds it.
   */
  noteSettled({ memberId, roundId }: SettledRound): void {
    this.#settled.push({ memberId, roundId })
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#start()
    }, NOTE_MS)
  }

  /** Waits until everything requested so far is stored and marked. */
  async flush(): Promise<void> {
    if (this.#settled.length > 0 || this.#waiting.length > 0) this.#start()
    await this.#running
  }

  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.flush()
  }

  // A pair that is not in memory is fetched before queueing: nobody else waits for that, nor for a rotation.
  #enter(waiting: Waiting): void {
    const { memberId } = waiting.order
    const enter = () => {
      this.#waiting.push(waiting)
      this.#start()
    }
    if (this.#parts.seeds.peek(memberId)) enter()
    else this.#parts.seeds.of(memberId).then(enter, waiting.reject)
  }

  #start(): void {
    // Waiting for the end of the event loop's turn gathers what arrived together.
    this.#running ??= new Promise<void>((done) => {
      setImmediate(done)
    })
      .then(() => this.#run())
      .finally(() => {
        this.#running = null
        // What came in while the run was ending.
        if (this.#waiting.length > 0 || (this.#settled.length > 0 && !this.#timer)) this.#start()
      })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#settled.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      const settled = this.#settled.splice(0, 4 * BATCH)
      try {
        await this.#store(batch, settled)
      } catch (error) {
        if (!(await this.#recover(batch, settled, error))) return
      }
    }
  }

  async #store(batch: readonly Waiting[], settled: readonly SettledRound[]): Promise<void> {
    const { seeds, pool } = this.#parts
    const drawn: { waiting: Waiting; round: DrawnRound }[] = []
    for (const waiting of batch) {
      const round = this.#drawNow(waiting)
      if (round) drawn.push({ waiting, round })
    }
    if (drawn.length === 0 && settled.length === 0) return
    const statuses = await storeRounds(
      pool,
      drawn.map(({ round }) => round),
      settled,
      clock.now(),
    )
    for (const [at, { waiting, round }] of drawn.entries()) {
      if (statuses[at] === STORED) waiting.resolve(round)
      else if (statuses[at] === KNOWN) waiting.resolve('known')
      if (statuses[at] !== STORED) seeds.forget(round.memberId)
      if (statuses[at] === STALE) this.#again(waiting)
    }
  }

  #drawNow(waiting: Waiting): DrawnRound | undefined {
    const pair = this.#parts.seeds.peek(waiting.order.memberId)
    if (!pair) {
      this.#again(waiting)
      return undefined
    }
    try {
      const round = drawRound(waiting.order, pair)
      pair.nonce += 1
      return round
    } catch (error) {
      // The game refuses the stake or the choice before it draws; no nonce is used up.
      waiting.reject(error instanceof RangeError ? new Refusal('GAME_BET_INVALID') : error)
      return undefined
    }
  }

  #again(waiting: Waiting): void {
    waiting.tries += 1
    if (waiting.tries >= MOST_TRIES) waiting.reject(busy())
    else if (waiting.order.judge) waiting.order.judge().then(() => this.#enter(waiting), waiting.reject)
    else this.#enter(waiting)
  }

  /** Returns false if the run should end: what is left is started again by the next call. */
  async #recover(
    batch: readonly Waiting[],
    settled: readonly SettledRound[],
    error: unknown,
  ): Promise<boolean> {
    for (const { order } of batch) this.#parts.seeds.forget(order.memberId)
    this.#settled.unshift(...settled)
    if (sqlStateOf(error) === '23505' && batch.length > 0) {
      // Two processes stored one key, or one nonce, at the same moment: the later one finds it known or moved
      // on.
      for (const waiting of batch) this.#again(waiting)
      return true
    }
    this.#parts.onError(error)
    for (const waiting of batch) waiting.reject(busy())
    if (this.#settled.length > 0)
      this.#timer ??= setTimeout(() => {
        this.#timer = null
        this.#start()
      }, NOTE_MS)
    return batch.length > 0 && this.#waiting.length > 0
  }
}

function drawRound(order: RoundOrder, pair: Pair): DrawnRound {
  const { game, choice, betAmount } = order
  const stream = openStream(
    { serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce: pair.nonce, tag: game.tag },
    hmac,
  )
  const { winAmount, events } = game.play({ stream, betAmount, ...(choice === undefined ? {} : { choice }) })
  return {
    roundId: newId(clock.nowMs()),
    memberId: order.memberId,
    merchantId: order.merchantId,
    sessionId: order.sessionId,
    key: order.key,
    bodyHash: order.bodyHash,
    pairId: pair.pairId,
    nonce: pair.nonce,
    gameCode: game.gameCode,
    mathVersion: game.mathVersion,
    betAmount,
    winAmount,
    isFree: order.isFree,
    grantId: order.grantId,
    choiceText: choice === undefined ? '' : JSON.stringify(choice),
    events,
    eventsText: JSON.stringify(events),
    commit: pair.commit,
    clientSeed: pair.clientSeed,
    jackpotDraw: order.isFree || order.grantId !== null ? null : drawForPools(pair),
  }
}

/** Two words under `jackpot:GRAND`, the one pool that is won by chance (domain/studio-games.md §1.2). */
export function drawForPools({
  serverSeed,
  clientSeed,
  nonce,
}: Pick<Pair, 'serverSeed' | 'clientSeed' | 'nonce'>): string {
  return String(poolDrawOf(openStream({ serverSeed, clientSeed, nonce, tag: 'jackpot:GRAND' }, hmac)))
}

const busy = () => new Refusal('COMMON_BUSY', { retryAfterS: 1 })
