/**
 * h: the product's clock is brought to just before midnight in Bangkok, month end and New Year, over it, back
 * and forward again. Deposits run out and unanswered payouts count as received exactly once and not a second
 * early; a day's loss limit starts again once at midnight, and a clock that jumped back gives nothing a
 * second time.
 */
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { clock } from '../../../kernel/clock.ts'
import { setMemberGuard } from '../../../modules/wallet/index.ts'
import { setVipLevel } from '../../../modules/identity/index.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'
import { Failures, type Outcome, type Suite } from '../suite.ts'
import { Hands, MOMENTS, nextBoundary, type Moment } from './clock-hands.ts'
import { WithdrawalClock } from './clock-withdrawals.ts'

const LIMIT = 500n

/** A short run takes one turn over a month's end, with fewer of the withdrawals' rules. */
export async function runClock({
  turns,
  isShort = false,
}: {
  turns: number
  isShort?: boolean
}): Promise<Outcome> {
  const house = await openCashierHouse()
  const failures = new Failures()
  try {
    const hands = new Hands(house, failures)
    const [turner, withdrawals] = [new Turner(hands), new WithdrawalClock(hands)]
    for (let turn = 0; turn < turns; turn++) {
      const moment = isShort ? 'month end' : MOMENTS[turn % MOMENTS.length]!
      await turner.turn(moment, 7 + (turn % 5))
      await withdrawals.turn(moment, nextBoundary(moment), 12 + (turn % 4), isShort)
    }
    await house.audit().catch((error: unknown) => failures.add('the audit', error))
    return {
      figures: [
        `${turns} turns over ${MOMENTS.join(', ')} in Bangkok, each with jumps back and forward: ${turner.done}; ${withdrawals.done}`,
      ],
      failures: failures.list(),
    }
  } finally {
    clock.setOffset(0)
    await house.close()
  }
}

class Turner {
  readonly #hands: Hands
  readonly #house: CashierHouse
  readonly #failures: Failures
  #expired = 0
  #received = 0
  #refilled = 0

  constructor(hands: Hands) {
    this.#hands = hands
    this.#house = hands.house
    this.#failures = hands.failures
  }

  get done(): string {
    return `${this.#expired} deposits ran out, ${this.#received} payouts counted as received, ${this.#refilled} loss limits started again`
  }

  async turn(moment: Moment, member: number): Promise<void> {
    const boundary = nextBoundary(moment)
    await this.#hands.goTo(boundary - 30_000)
    const player = await this.#house.player(member)
    const operator = await this.#house.operator('clock')
    await this.#house.transaction((tx) => setVipLevel(tx, player.id, 8))
    const depositId = await player.deposit(20_000, false)
    const withdrawalId = await this.#paidOut(player, operator)
    await this.#limit(player, moment, boundary)
    await this.#hands.runsOut(
      'cashier/expire-deposits',
      'EXPIRED',
      depositId,
      'SELECT expires_at AS at FROM cashier.deposit WHERE deposit_id = $1',
      moment,
    )
    this.#expired++
    await this.#hands.runsOut(
      'cashier/receive-unanswered',
      'RECEIVED',
      withdrawalId,
      'SELECT confirm_by AS at FROM cashier.withdrawal WHERE withdrawal_id = $1',
      moment,
    )
    this.#received++
  }

  async #paidOut(player: Player, operator: Caller): Promise<string> {
    const { value, code } = await player.withdraw(10_000)
    if (!value?.withdrawalId) throw new Error(`the withdrawal was refused: ${code}`)
    await operator.call(approveWithdrawal, { params: { withdrawalId: value.withdrawalId } })
    await this.#house.settle('cashier/send-payouts')
    return value.withdrawalId
  }

  /**
   * A day's limit is used up before midnight, again after it, and not a second time when the clock goes back
   * and over it again.
   */
  async #limit(player: Player, moment: string, boundary: number): Promise<void> {
    await this.#house.transaction((tx) =>
      setMemberGuard(tx, player.id, {
        lossLimits: [{ period: 'DAY', limitAmount: LIMIT, leftAmount: LIMIT, endsAt: new Date(boundary) }],
      }),
    )
    const lose = async (amount: bigint) => (await this.#house.play(player.id, amount, 0n)).status
    const say = (holds: boolean, sentence: string, status: string) =>
      this.#failures.check(holds, `${moment}: ${sentence}`, status)
    let status = await lose(LIMIT)
    say(status === 'OK', 'the limit’s own amount was refused', status)
    status = await lose(1n)
    say(status === 'LIMIT_REACHED', 'a bet over the limit passed before midnight', status)
    await this.#hands.goTo(boundary + 1_000)
    status = await lose(LIMIT)
    say(status === 'OK', 'the limit did not start again at midnight', status)
    this.#refilled++
    for (const at of [boundary - 60_000, boundary + 2_000]) {
      await this.#hands.goTo(at)
      status = await lose(1n)
      say(status === 'LIMIT_REACHED', 'the limit started again a second time after a jump', status)
    }
    await this.#house.transaction((tx) => setMemberGuard(tx, player.id, { lossLimits: [] }))
  }
}

export const clockJumps: Suite = {
  name: 'clock',
  about: 'midnight, month end, new year in Bangkok, with jumps forward and back (h)',
  run: ({ count }) => runClock({ turns: count ?? 12 }),
}
