/**
 * Fetches the beacons of closed issues that take public randomness, beside the clock of draws: a slow server
 * makes no other draw late. Every process of the role looks for them in the rows, so what a killed one left
 * is picked up; a lease keeps two from the same issue, and a beacon is stored once whoever fetched it. An
 * issue that gets none in its time is made void by the clock. Nothing else ever takes the place of its
 * beacon: that would be a choice of the house.
 */
import { drawTopicOf } from '../../../contract/pushes/draw.ts'
import { clock } from '../../../kernel/clock.ts'
import { drandRoundAt, type DrandRound } from '../../../kernel/lottery/drand/chain.ts'
import type { Database } from '../../../platform/postgres.ts'
import { drawPush } from './draw-push.ts'
import { askDrand, isFalse, type AskedRound, type DrandServers } from './drand-servers.ts'
import type { IssueKey } from './issue-key.ts'
import { issuesAhead } from './store/issues.ts'
import { keepBeacon, leaveWithoutBeacon, takeWithoutBeacon, type WaitingIssue } from './store/beacons.ts'

/** Longer than all servers together take to time out. */
const LEASE_MS = 20_000
const AGAIN_MS = 2_000

export interface BeaconLaneParts {
  readonly database: Database
  readonly drand: DrandServers
  tell(topic: string, data: Record<string, unknown>): void
  /** An issue has its beacon and can be drawn from this moment on. */
  onBeacon(key: IssueKey, drawsAt: Date): void
  onError(error: unknown): void
}

export class BeaconLane {
  readonly #parts: BeaconLaneParts
  readonly #atWork = new Set<Promise<void>>()
  /** Issues that close together wait for the same round. */
  readonly #asked = new Map<number, Promise<AskedRound>>()
  #isLooking = false
  #isStopping = false

  constructor(parts: BeaconLaneParts) {
    this.#parts = parts
  }

  /** Begins nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    this.#isStopping = true
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** Something may wait for its beacon. */
  kick(): void {
    if (this.#isLooking || this.#isStopping) return
    this.#isLooking = true
    this.#track(this.#begin().finally(() => (this.#isLooking = false)))
  }

  /** Fetches for everything that waits now, and returns when all of it was tried once. */
  async runAll(): Promise<void> {
    this.kick()
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** None waits for another: a round that no server has must not hold up the next one. */
  async #begin(): Promise<void> {
    const { database, drand } = this.#parts
    while (!this.#isStopping) {
      const issue = await takeWithoutBeacon(database.kysely, drand.chain.periodS, LEASE_MS)
      if (!issue) return
      this.#track(this.#fetch(issue))
    }
  }

  #track(work: Promise<void>): void {
    const quiet = work.catch(this.#parts.onError)
    this.#atWork.add(quiet)
    void quiet.finally(() => this.#atWork.delete(quiet))
  }

  async #fetch(issue: WaitingIssue): Promise<void> {
    const { database, drand } = this.#parts
    const asked = drandRoundAt(drand.chain, issue.closesAt)
    const { round, problems } = await this.#ask(asked)
    if (!round || problems.some(isFalse)) this.#parts.onError(new Error(faultOf(asked, problems)))
    if (!round) await leaveWithoutBeacon(database.kysely, issue, AGAIN_MS)
    else if (await keepBeacon(database.kysely, issue, round)) await this.#tell(issue, round)
  }

  #ask(round: number): Promise<AskedRound> {
    const running = this.#asked.get(round)
    if (running) return running
    const asking = askDrand(this.#parts.drand, round).finally(() => this.#asked.delete(round))
    this.#asked.set(round, asking)
    return asking
  }

  async #tell(issue: WaitingIssue, { randomness }: DrandRound): Promise<void> {
    this.#parts.onBeacon(issue, issue.drawsAt)
    // Once the draw is due its own push says the beacon, and nothing may come behind that.
    if (issue.drawsAt.getTime() <= clock.nowMs()) return
    const [next] = await issuesAhead(this.#parts.database.kysely, issue.gameCode, 1)
    const push = drawPush(issue, { state: 'CLOSED', beacon: randomness }, next)
    this.#parts.tell(drawTopicOf(issue.gameCode), { ...push })
  }
}

function faultOf(round: number, problems: AskedRound['problems']): string {
  const said = problems.map(({ url, problem }) => `${url} ${problem}`).join(', ')
  return `round ${round} of drand: ${said || 'there is no server to ask'}`
}
