/**
 * A member's pairs of seeds (domain/studio-games.md §1.3): one in use, the next committed in advance, retired
 * ones revealed. A process caches the pairs it draws from; the row's nonce in the database decides which
 * round gets which number.
 */
import { randomBytes } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import { commitOf } from '../../kernel/fair/stream.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../platform/secrets.ts'
import {
  activateNext,
  addActivePair,
  addNextPair,
  lockActivePair,
  readActivePair,
  readLastRetired,
  readNextCommit,
  retirePair,
  type PairRow,
  type RetiredRow,
} from './store/seeds.ts'

export interface Pair {
  readonly pairId: bigint
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly activatedAtMs: number
  /** Of the next round, as this process believes. */
  nonce: number
  /** If it is worn out, it stays in use until then: an open hand of blackjack continues with it. */
  heldUntilMs: number
}

export interface SeedsShown {
  commit: string
  nextCommit: string
  clientSeed: string
  nonce: number
}

const MOST_ROUNDS = 10_000
const LONGEST_MS = 24 * 3_600_000
const MOST_KEPT = 100_000
const ROTATE_TRIES = 5
/** How long a pair that a hand needs is used before its retirement is tried again. */
const HELD_MS = 30_000

type Resolve = () => Promise<void>

interface Parts {
  database: Database
  secretKey: Buffer
  /**
   * What finds out the result of the pair's rounds that were stored and not yet seen settled; undefined if
   * there are none.
   */
  pendingOf(tx: Tx, pairId: bigint): Promise<Resolve | undefined>
  /** Whether an open hand continues with the pair. */
  isHeld(tx: Tx, pairId: bigint): Promise<boolean>
}

export class Seeds {
  readonly #parts: Parts
  readonly #kept = new Map<string, Pair>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The pair to draw the member's next round from; one that is worn out is retired first. */
  async of(memberId: string): Promise<Pair> {
    const pair = this.#kept.get(memberId) ?? (await this.#load(memberId))
    if (!isWornOut(pair)) return pair
    await this.rotate(memberId, undefined, pair.pairId)
    const next = await this.#load(memberId)
    if (next.pairId === pair.pairId) next.heldUntilMs = clock.nowMs() + HELD_MS
    return next
  }

  /** The cached pair may be stale: another process drew from it or retired it. */
  forget(memberId: string): void {
    this.#kept.delete(memberId)
  }

  /** The same without asking the database: undefined if nothing is cached, or the pair is worn out. */
  peek(memberId: string): Pair | undefined {
    const pair = this.#kept.get(memberId)
    return pair && !isWornOut(pair) ? pair : undefined
  }

  async show(memberId: string): Promise<SeedsShown> {
    await this.of(memberId)
    const { commit, clientSeed, nonce } = await this.#read(memberId)
    return {
      commit,
      clientSeed,
      nonce,
      nextCommit: await readNextCommit(this.#parts.database.kysely, memberId),
    }
  }

  lastRetired(memberId: string): Promise<RetiredRow | undefined> {
    return readLastRetired(this.#parts.database.kysely, memberId)
  }

  /**
   * Retires the pair in use and reveals its server seed; returns the seed. With `onlyPair`, nothing happens
   * if another pair is in use already. A seed is never revealed while one of its rounds could still be
   * settled: otherwise a member could see a result and withdraw before the stake is taken. While a hand of
   * blackjack is open its pair stays: HAND_OPEN, or with `onlyPair` nothing happens (domain/studio-games.md
   * §1.3).
   */
  async rotate(memberId: string, clientSeed: string | undefined, onlyPair?: bigint): Promise<string> {
    await this.#load(memberId)
    for (let attempt = 1; attempt <= ROTATE_TRIES; attempt++) {
      const outcome = await this.#parts.database.transaction((tx) =>
        this.#rotateOnce(tx, memberId, clientSeed, onlyPair),
      )
      this.forget(memberId)
      if (typeof outcome === 'string') return outcome
      await outcome()
    }
    throw new Error('rounds of a pair stayed open while it was to be retired')
  }

  async #rotateOnce(
    tx: Tx,
    memberId: string,
    clientSeed: string | undefined,
    onlyPair: bigint | undefined,
  ): Promise<string | Resolve> {
    const row = await lockActivePair(tx, memberId)
    if (!row) throw new Error('a member with seeds has no active pair')
    if (onlyPair !== undefined && row.pair_id !== onlyPair) return ''
    const resolve = await this.#parts.pendingOf(tx, row.pair_id)
    if (resolve) return resolve
    if (await this.#parts.isHeld(tx, row.pair_id)) {
      if (onlyPair === undefined) throw new Refusal('HAND_OPEN')
      return ''
    }
    const serverSeed = this.serverSeedOf(row)
    const now = clock.now()
    await retirePair(tx, row.pair_id, serverSeed, now)
    await activateNext(tx, memberId, clientSeed ?? row.client_seed, now)
    await addNextPair(tx, this.#fresh(memberId))
    return serverSeed
  }

  async #load(memberId: string): Promise<Pair> {
    const pair = await this.#read(memberId)
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    this.#kept.set(memberId, pair)
    return pair
  }

  async #read(memberId: string): Promise<Pair> {
    const { kysely } = this.#parts.database
    let row = await readActivePair(kysely, memberId)
    if (!row) {
      await addNextPair(kysely, this.#fresh(memberId))
      await addActivePair(kysely, this.#fresh(memberId), randomBytes(8).toString('hex'), clock.now())
      row = await readActivePair(kysely, memberId)
    }
    return {
      pairId: row!.pair_id,
      serverSeed: this.serverSeedOf(row!),
      commit: row!.commit_hash,
      clientSeed: row!.client_seed,
      activatedAtMs: row!.activated_at.getTime(),
      nonce: row!.nonce,
      heldUntilMs: 0,
    }
  }

  /** The secret of a stored pair, for the studio's own use: nobody may see it before the pair is retired. */
  serverSeedOf({ commit_hash: commit, sealed }: Pick<PairRow, 'commit_hash' | 'sealed'>): string {
    return openSecret(this.#parts.secretKey, purposeOf(commit), sealed)
  }

  #fresh(memberId: string): { memberId: string; commit: string; sealed: Buffer } {
    const serverSeed = randomBytes(32).toString('hex')
    const commit = commitOf(serverSeed)
    return { memberId, commit, sealed: sealSecret(this.#parts.secretKey, purposeOf(commit), serverSeed) }
  }
}

const isWornOut = (pair: Pair) =>
  clock.nowMs() >= pair.heldUntilMs &&
  (pair.nonce >= MOST_ROUNDS || clock.nowMs() - pair.activatedAtMs >= LONGEST_MS)
const purposeOf = (commit: string) => `studio-seed:${commit}`
