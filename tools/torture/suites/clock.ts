/**
 * h: the product's clock is brought to just before midnight in Bangkok, month end and New Year, over it, back and forward
 * again. Deposits run out and unanswered payouts count as received exactly once and not a second early; a day's loss
 * limit starts anew once at midnight, and a clock that jumped back gives nothing a second time.
 */
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { clock } from '../../../kernel/clock.ts'
import { setMemberGuard } from '../../../modules/wallet/index.ts'
import { openDatabase } from '../../../platform/postgres.ts'
import { setVipLevel } from '../../../modules/identity/index.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { Failures, type Outcome, type Suite } from '../suite.ts'

/** Moments in Bangkok time just before which each turn begins. */
const MOMENTS = ['midnight', 'month end', 'new year'] as const
const LIMIT = 500n
const DAY_MS = 86_400_000
const BANGKOK_MS = 7 * 3_600_000

export async function runClock({ turns }: { turns: number }): Promise<Outcome> {
  const house = await openCashierHouse()
  const failures = new Failures()
  try {
    const turner = new Turner(house, failures)
    for (let turn = 0; turn < turns; turn++) await turner.turn(MOMENTS[turn % MOMENTS.length]!, 7 + (turn % 10))
    await house.audit().catch((error: unknown) => failures.add('the audit', error))
    return { figures: [`${turns} turns over ${MOMENTS.join(', ')} in Bangkok, each with jumps back and forward: ${turner.done}`], failures: failures.list() }
  } finally {
    clock.setOffset(0)
    await house.close()
  }
}

class Turner {
  readonly #house: CashierHouse
  readonly #failures: Failures
  #expired = 0
  #received = 0
  #refilled = 0

  constructor(house: CashierHouse, failures: Failures) {
    this.#house = house
    this.#failures = failures
  }

  get done(): string {
    return `${this.#expired} deposits ran out, ${this.#received} payouts counted as received, ${this.#refilled} loss limits started anew`
  }

  async turn(moment: typeof MOMENTS[number], member: number): Promise<void> {
    const boundary = nextBoundary(moment)
    await this.#goTo(boundary - 30_000)
    const player = await this.#house.player(member)
    const operator = await this.#house.operator('clock')
    await this.#house.transaction((tx) => setVipLevel(tx, player.id, 8))
    const depositId = await player.deposit(20_000, false)
    const withdrawalId = await this.#paidOut(player, operator)
    await this.#limit(player, moment, boundary)
    await this.#runsOut('cashier/expire-deposits', 'EXPIRED', depositId, 'SELECT expires_at AS at FROM cashier.deposit WHERE deposit_id = $1', moment)
    this.#expired++
    await this.#runsOut('cashier/receive-unanswered', 'RECEIVED', withdrawalId, 'SELECT confirm_by AS at FROM cashier.withdrawal WHERE withdrawal_id = $1', moment)
    this.#received++
  }

  async #paidOut(player: Player, operator: Caller): Promise<string> {
    const { value, code } = await player.withdraw(10_000)
    if (!value?.withdrawalId) throw new Error(`the withdrawal was refused: ${code}`)
    await operator.call(approveWithdrawal, { params: { withdrawalId: value.withdrawalId } })
    await this.#house.settle('cashier/send-payouts')
    return value.withdrawalId
  }

  /** A day's limit is used up before midnight, anew after it, and not a second time when the clock goes back and over it again. */
  async #limit(player: Player, moment: string, boundary: number): Promise<void> {
    await this.#house.transaction((tx) => setMemberGuard(tx, player.id, { lossLimits: [{ period: 'DAY', limitAmount: LIMIT, leftAmount: LIMIT, endsAt: new Date(boundary) }] }))
    const lose = async (amount: bigint) => (await this.#house.play(player.id, amount, 0n)).status
    const say = (holds: boolean, sentence: string, status: string) => this.#failures.check(holds, `${moment}: ${sentence}`, status)
    let status = await lose(LIMIT)
    say(status === 'OK', 'the limit’s own amount was refused', status)
    status = await lose(1n)
    say(status === 'LIMIT_REACHED', 'a bet over the limit passed before midnight', status)
    await this.#goTo(boundary + 1_000)
    status = await lose(LIMIT)
    say(status === 'OK', 'the limit did not start anew at midnight', status)
    this.#refilled++
    for (const at of [boundary - 60_000, boundary + 2_000]) {
      await this.#goTo(at)
      status = await lose(1n)
      say(status === 'LIMIT_REACHED', 'the limit started anew a second time after a jump', status)
    }
    await this.#house.transaction((tx) => setMemberGuard(tx, player.id, { lossLimits: [] }))
  }

  /** Not a second before its time, once at its time, and never again, whatever the clock does. */
  async #runsOut(job: string, state: string, id: string, dueOf: string, moment: string): Promise<void> {
    const [due] = await this.#query<{ at: Date | null }>(dueOf, [id])
    if (!due?.at) return this.#failures.add(`${moment}: ${id} has no time to run out`)
    const reached = async () => (await this.#query<{ count: string }>('SELECT count(*)::text AS count FROM cashier.step WHERE object_id = $1 AND state = $2', [id, state]))[0]!.count
    const at = due.at.getTime()
    await this.#goTo(at - 5_000)
    await this.#house.settle(job)
    this.#failures.check(await reached() === '0', `${moment}: ${state} came before its time`, id)
    await this.#goTo(at - 3_600_000)
    await this.#house.settle(job)
    await this.#goTo(at + 1_000)
    await this.#house.settle(job, job)
    this.#failures.check(await reached() === '1', `${moment}: ${state} did not come at its time`, id)
    for (const later of [at - DAY_MS, at + 2_000, at + DAY_MS]) {
      await this.#goTo(later)
      await this.#house.settle(job)
    }
    this.#failures.check(await reached() === '1', `${moment}: ${state} came again after a jump`, id)
  }

  async #query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.#house.server.process.database.pool.query<Row>(text, values)).rows
  }

  /** Forward or back: the wire moves the clock forward only, as the machine's own may jump either way. */
  async #goTo(ms: number): Promise<void> {
    const offset = Math.round(ms - Date.now())
    const owner = openDatabase({ url: this.#house.server.ownerUrl, role: null, max: 1 })
    await owner.pool.query('UPDATE app.clock SET offset_ms = $1', [offset]).finally(() => owner.close())
    clock.setOffset(offset)
  }
}

/** The next boundary in Bangkok after the product's present. */
function nextBoundary(moment: typeof MOMENTS[number]): number {
  const there = new Date(clock.nowMs() + BANGKOK_MS + 60_000)
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()]
  const local = moment === 'midnight' ? Date.UTC(year, month, day + 1) : moment === 'month end' ? Date.UTC(year, month + 1, 1) : Date.UTC(year + 1, 0, 1)
  return local - BANGKOK_MS
}

export const clockJumps: Suite = {
  name: 'clock',
  about: 'midnight, month end, new year in Bangkok, with jumps forward and back (h)',
  run: ({ count }) => runClock({ turns: count ?? 12 }),
}
