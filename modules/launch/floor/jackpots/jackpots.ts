/** The pools as a process knows them: what each bet takes part in, and the board, at most a second old. */
import { poolCodes, type PoolCode } from '../../../../contract/shared/jackpot-words.ts'
import { clock } from '../../../../kernel/clock.ts'
import { participationOf, readRtp, writeRtp, type PoolTerms } from '../../../../kernel/games/pool-shares.ts'
import type { Line } from '../../../../platform/notifications.ts'
import type { Database, Reader } from '../../../../platform/postgres.ts'
import { defineService } from '../../../../platform/services.ts'
import type { PoolRide } from './ride.ts'
import { readPools, type PoolRow } from './store/pools.ts'

/** What a round of the in-house vendor adds: the pools' two words as one number, and the RTP of its game. */
export interface RoundDraw {
  readonly draw: string
  readonly rtp: string
}

export interface BoardPool {
  readonly code: PoolCode
  readonly amount: bigint
  readonly mustHitBy: bigint | null
  readonly perSecond: string
}
export interface Board {
  readonly total: bigint
  readonly pools: readonly BoardPool[]
  readonly asOf: Date
}

interface Taken {
  readonly mask: number
  readonly pools: readonly PoolCode[]
  readonly totalRtp: string
}

const MICRO = 1_000_000n
const FRESH_MS = 1_000
const MOST_DRAW = 2n ** 64n
/** The highest number: it wins no pool that is won by chance, whatever the stake. */
const NO_DRAW = String(MOST_DRAW - 1n)

export class Jackpots {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  #pools: ReadonlyMap<string, readonly PoolRow[]> = new Map()
  #taken = new Map<string, Taken>()
  readonly #told = new Map<string, string>()
  #readAtMs = Number.NEGATIVE_INFINITY
  #asOf = new Date(0)
  #loading: Promise<void> | null = null

  constructor(parts: { database: Database; line: Line; onError: (error: unknown) => void }) {
    this.#database = parts.database
    this.#onError = parts.onError
    parts.line.on('jackpots', () => this.#refresh())
    parts.line.onGap(() => {
      if (parts.line.isUp()) this.#refresh()
    })
  }

  /** Reads every pool again. */
  async load(reader: Reader = this.#database.kysely): Promise<void> {
    const rows = await readPools(reader)
    this.#pools = Map.groupBy(rows, (row) => row.merchant_id)
    this.#taken = new Map()
    this.#readAtMs = performance.now()
    this.#asOf = clock.now()
  }

  /** Play from a stack contributes to must-hit pools only: its rounds draw no number for the others. */
  rideOfPlay(play: { merchantId: string; rtp: string; pools: readonly string[] }): PoolRide | undefined {
    const { merchantId, rtp, pools } = play
    const taken = this.#takenBy(merchantId, rtp, pools)
    return taken.mask === 0 ? undefined : { kind: 'jackpot', merchantId, pools: taken.mask, draw: NO_DRAW }
  }

  /** What the bet contributes to which pools; undefined if it takes part in none. */
  rideOf(merchantId: string, { draw, rtp }: RoundDraw): PoolRide | undefined {
    if (!/^[0-9]{1,20}$/.test(draw) || BigInt(draw) >= MOST_DRAW) return undefined
    const taken = this.#takenBy(merchantId, rtp)
    return taken.mask === 0 ? undefined : { kind: 'jackpot', merchantId, pools: taken.mask, draw }
  }

  /**
   * The pools of a game by its RTP, out of those it may take part in, and its RTP with them; null if it takes
   * part in none.
   */
  shownFor(
    merchantId: string,
    rtp: string,
    of: readonly string[] = poolCodes,
  ): { pools: readonly PoolCode[]; totalRtp: string } | null {
    const { pools, totalRtp } = this.#takenBy(merchantId, rtp, of)
    return pools.length === 0 ? null : { pools, totalRtp }
  }

  /** The pools that can be won now, at most a second old. */
  async board(merchantId: string): Promise<Board> {
    if (performance.now() - this.#readAtMs > FRESH_MS)
      await (this.#loading ??= this.load().finally(() => {
        this.#loading = null
      }))
    const pools = (this.#pools.get(merchantId) ?? []).filter((row) => row.state === 'RUNNING').map(boardPool)
    return { total: pools.reduce((sum, pool) => sum + pool.amount, 0n), pools, asOf: this.#asOf }
  }

  /** Whether this differs from what was pushed before for the merchant's pools. */
  isNews(merchantId: string, text: string): boolean {
    const isNew = this.#told.get(merchantId) !== text
    this.#told.set(merchantId, text)
    return isNew
  }

  /** All pools of a merchant, closed ones too, as of the last reading. */
  poolsOf(merchantId: string): readonly PoolRow[] {
    return this.#pools.get(merchantId) ?? []
  }

  #takenBy(merchantId: string, rtp: string, of: readonly string[] = poolCodes): Taken {
    const name = `${merchantId}\n${rtp}\n${of.join()}`
    const known = this.#taken.get(name)
    if (known) return known
    const rtpPpm = readRtp(rtp)
    // A paused pool keeps its place, so that the pools of a game do not change by the hour.
    const open = this.poolsOf(merchantId).filter((row) => row.state !== 'OFF' && of.includes(row.pool_code))
    const { pools, totalPpm } =
      rtpPpm === undefined ? { pools: [], totalPpm: 0n } : participationOf(rtpPpm, open.map(termsOf))
    const mask = open.reduce(
      (bits, row) => (pools.includes(row.pool_code) ? bits | (1 << row.place) : bits),
      0,
    )
    const taken: Taken = { mask, pools, totalRtp: writeRtp(totalPpm) }
    this.#taken.set(name, taken)
    return taken
  }

  #refresh(): void {
    void this.load().catch(this.#onError)
  }
}

/** The pools of this process, filled when it is wired. */
export const jackpotsKey = defineService<Jackpots>('launch.jackpots')

export function termsOf(row: PoolRow): PoolTerms<PoolCode> {
  return {
    code: row.pool_code,
    kind: row.kind,
    seedAmount: row.seed_amount,
    capAmount: row.cap_amount,
    ratePpm: row.rate_ppm,
    oddsAmount: row.odds_amount,
  }
}

function boardPool(row: PoolRow): BoardPool {
  return {
    code: row.pool_code,
    amount: amountOf(row),
    mustHitBy: row.cap_amount,
    perSecond: writeMicro(row.growth),
  }
}

/** What a win would pay now: whole satang, never above the cap. */
export function amountOf(row: PoolRow): bigint {
  const whole = row.counter / MICRO
  return row.cap_amount !== null && whole > row.cap_amount ? row.cap_amount : whole
}

/** Millionths of a satang as satang: 12500000n → '12.500000'. */
export function writeMicro(micro: bigint): string {
  return `${micro / MICRO}.${String(micro % MICRO).padStart(6, '0')}`
}
