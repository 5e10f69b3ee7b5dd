/** The product's clock, moved in both directions, and what must happen once and on time while it moves. */
import { clock } from '../../../kernel/clock.ts'
import { openDatabase } from '../../../platform/postgres.ts'
import type { CashierHouse } from '../../../tests/support/cashier.ts'
import type { Failures } from '../suite.ts'

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
const BANGKOK_MS = 7 * HOUR_MS

/** Moments in Bangkok time that a turn goes over. */
export const MOMENTS = ['midnight', 'month end', 'new year'] as const
export type Moment = (typeof MOMENTS)[number]

export class Hands {
  readonly house: CashierHouse
  readonly failures: Failures

  constructor(house: CashierHouse, failures: Failures) {
    this.house = house
    this.failures = failures
  }

  /** Forward or back: the wire moves the clock forward only, as the machine's own may jump either way. */
  async goTo(ms: number): Promise<void> {
    const offset = Math.round(ms - Date.now())
    const owner = openDatabase({ url: this.house.server.ownerUrl, role: null, max: 1 })
    await owner.pool.query('UPDATE app.clock SET offset_ms = $1', [offset]).finally(() => owner.close())
    clock.setOffset(offset)
  }

  async query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.house.server.process.database.pool.query<Row>(text, values)).rows
  }

  /** Not a second before its time, once at its time, and never again, whatever the clock does. */
  async runsOut(job: string, state: string, id: string, dueOf: string, moment: string): Promise<void> {
    const [due] = await this.query<{ at: Date | null }>(dueOf, [id])
    if (!due?.at) return this.failures.add(`${moment}: ${id} has no time to run out`)
    const reached = async () =>
      (
        await this.query<{ count: string }>(
          'SELECT count(*)::text AS count FROM cashier.step WHERE object_id = $1 AND state = $2',
          [id, state],
        )
      )[0]!.count
    const at = due.at.getTime()
    await this.goTo(at - 5 * SECOND_MS)
    await this.house.settle(job)
    this.failures.check((await reached()) === '0', `${moment}: ${state} came before its time`, id)
    await this.goTo(at - HOUR_MS)
    await this.house.settle(job)
    await this.goTo(at + SECOND_MS)
    await this.house.settle(job, job)
    this.failures.check((await reached()) === '1', `${moment}: ${state} did not come at its time`, id)
    for (const later of [at - DAY_MS, at + 2 * SECOND_MS, at + DAY_MS]) {
      await this.goTo(later)
      await this.house.settle(job)
    }
    this.failures.check((await reached()) === '1', `${moment}: ${state} came again after a jump`, id)
  }
}

/** The next such moment in Bangkok after the product's present. */
export function nextBoundary(moment: Moment): number {
  const there = new Date(clock.nowMs() + BANGKOK_MS + MINUTE_MS)
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()]
  const local =
    moment === 'midnight'
      ? Date.UTC(year, month, day + 1)
      : moment === 'month end'
        ? Date.UTC(year, month + 1, 1)
        : Date.UTC(year + 1, 0, 1)
  return local - BANGKOK_MS
}
