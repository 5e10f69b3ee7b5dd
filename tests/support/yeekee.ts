/** Yeekee rounds on a database of their own, whose clock the test moves. */
import { clock } from '../../kernel/clock.ts'
import { yeekeeNumero, yeekeeTimesOf } from '../../kernel/lottery/calendar/cycles.ts'
import { YEEKEE } from '../../kernel/lottery/yeekee/round.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { IssueKey } from '../../modules/lottery/draws/door.ts'
import { beaconOf } from '../../modules/lottery/draws/rules/draw-result.ts'
import { makeIssues } from '../../modules/lottery/draws/store/planning.ts'
import { revealSeed, storeBeacon } from '../../modules/lottery/draws/store/steps.ts'
import { shoot, type TakenShot } from '../../modules/lottery/yeekee/shoot.ts'
import { outcomeOf } from '../../modules/lottery/yeekee/shots-source.ts'
import { addTerms } from '../../modules/lottery/yeekee/store/terms.ts'
import { defaultTerms, type RoundTerms } from '../../modules/lottery/yeekee/rules/terms.ts'
import { oneOf, openDatabase, run, sql, type Database } from '../../platform/postgres.ts'
import { freshDatabase } from './database.ts'

export interface YeekeeHouse {
  readonly database: Database
  readonly owner: Database
  /** A round of the next day with its times; its day has not begun. */
  round(place: number): Promise<YeekeeRound>
  moveTo(moment: Date, moreMs?: number): Promise<void>
  terms(change: Partial<RoundTerms>): Promise<void>
  shoot(memberId: string, round: YeekeeRound, number: string): Promise<TakenShot>
  /** What the draw would store, and the seed that it revealed. */
  draw(round: YeekeeRound): Promise<{ outcome: { result: string } | 'VOID'; seed: string }>
  close(): Promise<void>
}

export interface YeekeeRound extends IssueKey {
  readonly opensAt: Date
  readonly closesAt: Date
  readonly shootsUntil: Date
}

/** Plans a round in a database, behind the planner's back. */
export async function planRound(owner: Database, date: string, place: number): Promise<YeekeeRound> {
  const numero = yeekeeNumero(date, place)
  const { opensAt, closesAt, shootsUntil } = yeekeeTimesOf(numero)
  const making = {
    gameCode: YEEKEE,
    source: 'SHOTS',
    resultTimeoutS: 120,
    chain: { length: 200, spare: 10 },
  } as const
  await makeIssues(owner.kysely, making, [{ numero, opensAt, closesAt, drawsAt: shootsUntil }])
  return { gameCode: YEEKEE, numero, opensAt, closesAt, shootsUntil }
}

/** The Thai date of tomorrow. */
export const tomorrow = (): string => new Date(clock.nowMs() + 31 * 3_600_000).toISOString().slice(0, 10)

/** Moves the product's clock to a moment, never back. */
export async function moveClock(owner: Database, moment: Date, moreMs = 0): Promise<void> {
  const { offset } = await oneOf(
    owner.kysely,
    sql<{ offset: bigint }>`
    UPDATE app.clock SET offset_ms = greatest(offset_ms,
      ceil(extract(epoch FROM ${moment}::timestamptz - clock_timestamp()) * 1000)::bigint + ${moreMs})
    RETURNING offset_ms AS offset`,
  )
  clock.setOffset(Number(offset))
}

export async function openYeekeeHouse(): Promise<YeekeeHouse> {
  const fresh = await freshDatabase()
  const database = openDatabase({ url: fresh.url, max: 20 })
  const owner = openDatabase({ url: fresh.ownerUrl, role: null, max: 4 })
  const date = tomorrow()
  return {
    database,
    owner,
    round: (place) => planRound(owner, date, place),
    moveTo: (moment, moreMs) => moveClock(owner, moment, moreMs),
    terms: (change) => database.transaction((tx) => addTerms(tx, { ...defaultTerms, ...change })),
    shoot: (memberId, { gameCode, numero }, number) =>
      database.transaction((tx) =>
        shoot(
          tx,
          {
            merchant: { id: 'm', timeZone: 'Asia/Bangkok' },
            memberId,
            username: memberId,
            language: 'en',
            isDemo: false,
          },
          { gameCode, numero },
          number,
        ),
      ),
    draw: ({ gameCode, numero }) =>
      database.transaction(async (tx) => {
        const key = { gameCode, numero }
        await run(
          tx,
          sql`UPDATE lottery.issue SET state = 'CLOSED', due_at = NULL WHERE game_code = ${gameCode} AND numero = ${numero}`,
        )
        await storeBeacon(tx, key, beaconOf(numero, []), 0)
        const seed = (await revealSeed(tx, key))!
        return { outcome: await outcomeOf(tx, key, seed), seed }
      }),
    async close() {
      clock.setOffset(0)
      await Promise.all([database.close(), owner.close()])
      await fresh.drop()
    },
  }
}

/** OK, or the refusal with its arguments. */
export const saidOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: Refusal) => [error.code, ...(error.params ?? [])].join(' '),
  )
