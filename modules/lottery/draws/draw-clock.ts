/**
 * Closes and draws the issues of all lotteries on time, in every process with the worker's role. What an
 * issue pays is not its work: that runs in a lane of its own (settle-lane.ts), which gives way to what is due
 * here.
 */
import { drawTopicOf, type DrawPush } from '../../../contract/pushes/draw.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { LeasedClock } from '../../../platform/leased-clock.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { DigestEntry, DigestSource, ShotsSource } from './slots.ts'
import { drawPush } from './draw-push.ts'
import { gameOf } from './games.ts'
import { textOfIssue, type IssueKey } from './issue-key.ts'
import { beaconOf, chainResult } from './rules/draw-result.ts'
import { issuesAhead } from './store/issues.ts'
import { skipMissed } from './store/planning.ts'
import * as store from './store/steps.ts'
import type { StepRow } from './store/steps.ts'

export interface DrawClockParts {
  readonly database: Database
  /** Of the accepted bets; asked at each close. */
  digestSource(): DigestSource
  /** Of the members; asked at each draw of a round of shots. */
  shotsSource(): ShotsSource
  tell(topic: string, data: Record<string, unknown>): void
  /** An issue was drawn or became void and has bets. */
  onUnpaid(): void
  /** At the end of every scan. */
  onLook?(): Promise<void>
  onError(error: unknown): void
}

type Told = Pick<DrawPush, 'state' | 'beacon' | 'result' | 'seed' | 'version'>

const LOST_AGAIN_MS = 5_000
/** A payout that gives way to the draws begins nothing so shortly before one, and waits no longer than this. */
const WAY_AHEAD_MS = 100
const WAY_MS = 500
const WAY_LOOK_MS = 10

export class DrawClock {
  readonly #parts: DrawClockParts
  readonly #clock: LeasedClock<StepRow>

  constructor(parts: DrawClockParts) {
    this.#parts = parts
    const { kysely } = parts.database
    this.#clock = new LeasedClock({
      readDue: async () =>
        (await store.readDue(kysely)).map(({ game_code: gameCode, numero, due_at: dueAt }) => ({
          name: textOfIssue({ gameCode, numero }),
          dueAt,
        })),
      take: (leaseMs) => store.takeDueStep(kysely, leaseMs),
      perform: (row) => this.#perform(row),
      nameOf: (row) => textOfIssue(keyOf(row)),
      release: (row, againMs) => store.releaseStep(kysely, keyOf(row), againMs),
      ...(parts.onLook ? { onLook: parts.onLook } : {}),
      onError: parts.onError,
    })
  }

  start(): void {
    this.#clock.start()
  }

  /** Takes no further step. */
  stop(): Promise<void> {
    return this.#clock.stop()
  }

  /** Takes every step that is due. */
  runDue(): Promise<void> {
    return this.#clock.runDue()
  }

  /** An issue can be drawn from this moment on. */
  expect(key: IssueKey, at: Date): void {
    this.#clock.expect(textOfIssue(key), at.getTime())
  }

  /** Resolves once no close or draw is due or being taken here, after half a second at the latest. */
  async giveWay(): Promise<void> {
    const untilMs = performance.now() + WAY_MS
    while (this.#clock.isBusyWithin(WAY_AHEAD_MS) && performance.now() < untilMs) await sleep(WAY_LOOK_MS)
  }

  async #perform(row: StepRow): Promise<{ name: string; dueAt: Date } | undefined> {
    const key = keyOf(row)
    if (row.state === 'VOID') {
      await this.#parts.database.transaction(async (tx) => {
        if (row.has_chain) await store.revealSeed(tx, key)
        await store.endVoid(tx, key)
      })
      return undefined
    }
    const told = await this.#parts.database.transaction((tx) => this.#step(tx, row, key))
    if (!told) return undefined
    if (told.state !== 'CLOSED' && (told.state === 'VOID' || row.order_count !== 0)) this.#parts.onUnpaid()
    await this.#tell(row, told)
    return told.state === 'CLOSED' ? { name: textOfIssue(key), dueAt: row.draws_at } : undefined
  }

  #step(tx: Tx, row: StepRow, key: IssueKey): Promise<Told | undefined> {
    if (row.is_late) return missed(tx, key, row)
    if (row.state === 'WAITING') return close(tx, key, row, this.#parts.digestSource())
    if (row.source === 'IMPORT') return wait(tx, key, row)
    if (isWithoutBeacon(row)) return store.awaitBeacon(tx, key).then(() => undefined)
    return draw(tx, key, row, this.#parts.shotsSource())
  }

  async #tell(row: StepRow, told: Told): Promise<void> {
    const [next] = await issuesAhead(this.#parts.database.kysely, row.game_code, 1)
    const push = drawPush({ ...keyOf(row), drawsAt: row.draws_at, source: row.source }, told, next)
    this.#parts.tell(drawTopicOf(row.game_code), { ...push })
  }
}

const keyOf = ({ game_code: gameCode, numero }: StepRow): IssueKey => ({ gameCode, numero })

/** Its public randomness has not come yet (beacon-lane.ts). */
const isWithoutBeacon = ({ state, beacon_type: type, beacon }: StepRow): boolean =>
  state === 'CLOSED' && type === 'DRAND' && beacon === null

const digestOf = ({ numero }: IssueKey, entries: readonly DigestEntry[]): string =>
  beaconOf(
    numero,
    entries.map(({ orderId, clientSeed }) => `${orderId}:${clientSeed}`),
  )

/** The lock waits for the judges that hold the issue, so its accepted bets are all there. */
async function close(tx: Tx, key: IssueKey, row: StepRow, source: DigestSource): Promise<Told | undefined> {
  if (!(await store.lockForClose(tx, key))) return undefined
  const entries = await source.entriesOf(tx, key)
  const beacon = row.beacon_type === 'ORDER_DIGEST' ? digestOf(key, entries) : null
  await store.storeBeacon(tx, key, beacon, entries.length)
  return { state: 'CLOSED', ...(beacon === null ? {} : { beacon }) }
}

/** The result comes from outside; the seed of a place that has no use any more keeps the chain whole. */
async function wait(tx: Tx, key: IssueKey, { has_chain: hasChain }: StepRow): Promise<undefined> {
  if (hasChain) await store.revealSeed(tx, key)
  await store.awaitResult(tx, key)
}

async function draw(
  tx: Tx,
  key: IssueKey,
  { beacon, source }: StepRow,
  shots: ShotsSource,
): Promise<Told | undefined> {
  const game = gameOf(key.gameCode)
  if (!game || beacon === null) throw new Error(`${key.gameCode} ${key.numero} cannot be drawn`)
  const seed = await store.revealSeed(tx, key)
  if (seed === null) {
    await store.noteLostSeed(tx, key, LOST_AGAIN_MS)
    return undefined
  }
  const outcome =
    source === 'SHOTS'
      ? await shots.outcomeOf(tx, key, seed)
      : { result: chainResult(game, key.numero, seed, beacon) }
  if (outcome === 'VOID') return voided(tx, key, { reason: 'TOO_FEW_SHOTS', when: 'SHOTS' })
  const { result } = outcome
  const isStored = await store.storeResult(tx, key, result)
  return isStored ? { state: 'DRAWN', beacon, result, seed, version: 1 } : undefined
}

/**
 * No result came in its time: nobody published one or its beacon, the house was off, or the seed is lost. A
 * second draw is not allowed. Issues of the house without bets go at once, all that the game missed.
 */
async function missed(tx: Tx, key: IssueKey, row: StepRow): Promise<Told | undefined> {
  if (row.source === 'IMPORT') return voided(tx, key, { reason: 'NO_RESULT', when: 'LATE' })
  await skipMissed(tx, key.gameCode, store.RESULT_TIMEOUT_MS)
  return voided(tx, key, { reason: isWithoutBeacon(row) ? 'NO_BEACON' : 'HOUSE_OFF', when: 'LATE' })
}

async function voided(
  tx: Tx,
  key: IssueKey,
  why: { reason: string; when: store.VoidWhen },
): Promise<Told | undefined> {
  if (!(await store.makeVoid(tx, key, why))) return undefined
  await store.endUnbetVoid(tx, key)
  return { state: 'VOID' }
}
