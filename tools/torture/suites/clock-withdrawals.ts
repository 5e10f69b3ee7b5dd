/**
 * What withdrawals hang on the clock by: the day's count and sum, the month's bound of verification level 1,
 * the hold of a new bank account, the receipt of day and night, and the thirty days of a complaint; each over
 * midnight, month end and New Year in Bangkok, with jumps back, and each exactly once and on time
 * (domain/economy.md §8, §9).
 */
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { addBankAccount } from '../../../contract/player/cashier/add-bank-account.ts'
import { complainWithdrawal } from '../../../contract/player/cashier/complain-withdrawal.ts'
import { confirmWithdrawal } from '../../../contract/player/cashier/confirm-withdrawal.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { bankAccountSettings } from '../../../modules/cashier/settings/accounts.ts'
import { setKycLevel, setVipLevel } from '../../../modules/identity/index.ts'
import { setSetting } from '../../../modules/system/index.ts'
import { adjustmentAccount, memberAccount, postTransaction } from '../../../modules/wallet/index.ts'
import { PAYMENT_PASSWORD, type Caller, type Player } from '../../../tests/support/cashier.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type Hands, type Moment } from './clock-hands.ts'

const SMALL = 10_000
const MONTH_OF_LEVEL_1 = 20_000_000
const DAY_OF_LEVEL_1 = 5_000_000
/** When a payout is sent, from midnight on, and how many minutes its member has. */
const NIGHTFALL = [
  [-HOUR_MS - 20 * SECOND_MS, 30],
  [-HOUR_MS + SECOND_MS, 120],
] as const
const DAYBREAK = [
  [7 * HOUR_MS - 20 * SECOND_MS, 120],
  [7 * HOUR_MS + SECOND_MS, 30],
] as const
const RECEIPT = 'SELECT confirm_by AS at FROM cashier.withdrawal WHERE withdrawal_id = $1'

export class WithdrawalClock {
  readonly #hands: Hands
  #moment: Moment = 'midnight'
  #turn = 0
  #checks = 0

  constructor(hands: Hands) {
    this.#hands = hands
  }

  get done(): string {
    return `${this.#checks} rules of withdrawals held on both sides of their moment`
  }

  /** A short one leaves out the month's bound and the complaint, which take many withdrawals each. */
  async turn(moment: Moment, boundary: number, member: number, isShort = false): Promise<void> {
    this.#moment = moment
    this.#turn++
    const { house } = this.#hands
    await this.#hands.goTo(boundary - 2 * HOUR_MS)
    const [player, operator] = [await house.player(member), await house.operator('clock')]
    await this.#prepare(player)
    await this.#daysCount(player, operator, boundary)
    if (!isShort) await this.#monthOfLevel1(player, operator, boundary)
    await this.#newAccount(player, operator, boundary)
    await this.#nightAndDay(player, operator, boundary, isShort ? NIGHTFALL : [...NIGHTFALL, ...DAYBREAK])
    if (!isShort) await this.#complaint(player, operator, boundary)
  }

  #expect(actual: unknown, wanted: unknown, sentence: string): void {
    this.#checks++
    this.#hands.failures.check(actual === wanted, `${this.#moment}: ${sentence}`, { actual, wanted })
  }

  async #prepare(player: Player): Promise<void> {
    await this.#hands.house.transaction(async (tx) => {
      await setVipLevel(tx, player.id, 0)
      await setKycLevel(tx, DEMO_MERCHANT, player.id, 2)
      await postTransaction(tx, {
        scope: 'torture',
        key: `clock:${player.id}:${this.#turn}`,
        kind: 'ADJUSTMENT',
        currency: 'THB',
        actor: 'torture',
        reason: 'money to withdraw',
        entries: [
          {
            from: adjustmentAccount(DEMO_MERCHANT),
            to: memberAccount(player.id),
            amount: 30_000_000n,
            code: 'ADJUSTMENT',
          },
        ],
      })
    })
  }

  /** Paid out and received; returns the code if it was refused. */
  async #received(player: Player, operator: Caller, amount: number): Promise<string> {
    const id = await this.#paid(player, operator, amount)
    if (id.refusal) return id.refusal
    await player.call(confirmWithdrawal, {
      params: { withdrawalId: id.withdrawalId },
      body: { action: 'RECEIVED' },
    })
    return 'OK'
  }

  async #paid(
    player: Player,
    operator: Caller,
    amount: number,
    bankAccountId?: string,
  ): Promise<{ withdrawalId: string; refusal: string }> {
    const reply = await player.withdraw(amount, bankAccountId ? { bankAccountId } : {})
    if (!reply.success) return { withdrawalId: '', refusal: reply.code }
    const { withdrawalId } = reply.value
    await operator.call(approveWithdrawal, { params: { withdrawalId } })
    await this.#hands.house.settle('cashier/send-payouts')
    return { withdrawalId, refusal: '' }
  }

  /**
   * Three a day at VIP 0: used up before midnight, available after it, and still used up if the clock goes
   * back.
   */
  async #daysCount(player: Player, operator: Caller, boundary: number): Promise<void> {
    await this.#hands.goTo(boundary - 90 * MINUTE_MS)
    for (const count of [1, 2, 3])
      this.#expect(
        await this.#received(player, operator, SMALL),
        'OK',
        `withdrawal ${count} of the day was refused`,
      )
    await this.#hands.goTo(boundary - 5 * SECOND_MS)
    this.#expect(
      (await player.withdraw(SMALL)).code,
      'WD_LIMIT',
      'a fourth withdrawal passed before midnight',
    )
    await this.#hands.goTo(boundary + 2 * SECOND_MS)
    this.#expect(
      await this.#received(player, operator, SMALL),
      'OK',
      'midnight did not begin a new day of withdrawals',
    )
    await this.#hands.goTo(boundary - MINUTE_MS)
    this.#expect(
      (await player.withdraw(SMALL)).code,
      'WD_LIMIT',
      'a jump back gave the old day’s count again',
    )
    await this.#hands.goTo(boundary + MINUTE_MS)
    for (const count of [2, 3])
      this.#expect(
        await this.#received(player, operator, SMALL),
        'OK',
        `withdrawal ${count} of the new day was refused after a jump`,
      )
    this.#expect(
      (await player.withdraw(SMALL)).code,
      'WD_LIMIT',
      'a jump over midnight gave the new day’s count again',
    )
  }

  /** Level 1 withdraws 200,000 baht a month: withdrawals before the month's end do not count after it. */
  async #monthOfLevel1(player: Player, operator: Caller, boundary: number): Promise<void> {
    if (this.#moment === 'midnight') return
    await this.#hands.house.transaction(async (tx) => {
      await setVipLevel(tx, player.id, 8)
      await setKycLevel(tx, DEMO_MERCHANT, player.id, 1)
    })
    for (let daysBefore = 4; daysBefore >= 1; daysBefore--) {
      await this.#hands.goTo(boundary - daysBefore * DAY_MS)
      const left = daysBefore === 1 ? await this.#leftOfMonth(player) : DAY_OF_LEVEL_1
      this.#expect(
        await this.#received(player, operator, left),
        'OK',
        `what the month leaves was refused ${daysBefore} days before its end`,
      )
    }
    await this.#hands.goTo(boundary - 5 * SECOND_MS)
    this.#expect(
      (await player.withdraw(SMALL)).code,
      'KYC_LEVEL',
      'level 1 withdrew more than its month before the month’s end',
    )
    await this.#hands.goTo(boundary + 10 * MINUTE_MS)
    this.#expect(await this.#received(player, operator, SMALL), 'OK', 'the month’s bound did not begin again')
    await this.#hands.goTo(boundary - MINUTE_MS)
    this.#expect(
      (await player.withdraw(SMALL)).code,
      'KYC_LEVEL',
      'a jump back opened the month that was used up',
    )
    await this.#hands.house.transaction((tx) => setKycLevel(tx, DEMO_MERCHANT, player.id, 2))
  }

  async #leftOfMonth(player: Player): Promise<number> {
    const [row] = await this.#hands.query<{ left: string }>(
      `
      SELECT ($2::bigint - coalesce(sum(amount), 0))::text AS left FROM cashier.withdrawal
      WHERE member_id = $1 AND business_date >= date_trunc('month', (app.now() AT TIME ZONE 'Asia/Bangkok')::date) AND state = 'RECEIVED'`,
      [player.id, MONTH_OF_LEVEL_1],
    )
    return Math.min(DAY_OF_LEVEL_1, Number.parseInt(row!.left, 10))
  }

  /**
   * A later account may be paid to after 24 hours, over the boundary, to the second; a jump back closes it
   * again.
   */
  async #newAccount(player: Player, operator: Caller, boundary: number): Promise<void> {
    const { house } = this.#hands
    await house.transaction((tx) => setVipLevel(tx, player.id, 8))
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdChangeHours, 24))
    await this.#hands.goTo(boundary - 12 * HOUR_MS)
    const [{ holder }] = (await this.#hands.query<{ holder: string }>(
      'SELECT holder_name AS holder FROM cashier.bank_account WHERE member_id = $1 ORDER BY bound_at LIMIT 1',
      [player.id],
    )) as [{ holder: string }]
    const added = await player.call(addBankAccount, {
      body: {
        bankCode: 'SCB',
        accountNo: String(4_000_000_000 + this.#turn * 1_000 + ((boundary / MINUTE_MS) % 1_000)),
        holderName: holder,
        paymentPassword: PAYMENT_PASSWORD,
      },
    })
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdChangeHours, 0))
    if (!added.success)
      return this.#hands.failures.add(`${this.#moment}: no account could be bound`, added.code)
    const { bankAccountId, usableFrom } = added.value
    const at = Date.parse(usableFrom)
    const asked = async (ms: number) => {
      await this.#hands.goTo(ms)
      return (await player.withdraw(SMALL, { bankAccountId })).code ?? 'OK'
    }
    this.#expect(
      await asked(at - 5 * SECOND_MS),
      'WD_ACCOUNT_HOLD',
      'a new account was paid to before its 24 hours',
    )
    await this.#hands.goTo(at + SECOND_MS)
    const { withdrawalId, refusal } = await this.#paid(player, operator, SMALL, bankAccountId)
    this.#expect(refusal, '', 'a new account was refused after its 24 hours')
    await player.call(confirmWithdrawal, { params: { withdrawalId }, body: { action: 'RECEIVED' } })
    this.#expect(await asked(at - HOUR_MS), 'WD_ACCOUNT_HOLD', 'a jump back left a new account open')
    await this.#hands.query(
      'UPDATE cashier.bank_account SET removed_at = app.now() WHERE bank_account_id = $1',
      [bankAccountId],
    )
  }

  /**
   * Sent a moment before 23:00 it has 30 minutes, at 23:00 two hours, over midnight; before and at 07:00 the
   * other way.
   */
  async #nightAndDay(
    player: Player,
    operator: Caller,
    boundary: number,
    sendings: readonly (readonly [number, number])[],
  ): Promise<void> {
    for (const [sentAt, minutes] of sendings) {
      await this.#hands.goTo(boundary + DAY_MS + sentAt)
      const { withdrawalId, refusal } = await this.#paid(player, operator, SMALL)
      if (refusal)
        return this.#hands.failures.add(`${this.#moment}: a withdrawal by day or night was refused`, refusal)
      const [row] = await this.#hands.query<{ minutes: number }>(
        'SELECT extract(epoch FROM confirm_by - paid_at)::int / 60 AS minutes FROM cashier.withdrawal WHERE withdrawal_id = $1',
        [withdrawalId],
      )
      this.#expect(row!.minutes, minutes, 'the clock of a receipt is not that of its hour')
      await this.#hands.runsOut('cashier/receive-unanswered', 'RECEIVED', withdrawalId, RECEIPT, this.#moment)
    }
  }

  /** Thirty days to the second after it ended, whatever months lie between. */
  async #complaint(player: Player, operator: Caller, boundary: number): Promise<void> {
    const ended: string[] = []
    await this.#hands.goTo(boundary + 4 * DAY_MS)
    for (let count = 0; count < 2; count++) {
      const { withdrawalId, refusal } = await this.#paid(player, operator, SMALL)
      if (refusal) return this.#hands.failures.add(`${this.#moment}: a withdrawal was refused`, refusal)
      await player.call(confirmWithdrawal, { params: { withdrawalId }, body: { action: 'RECEIVED' } })
      ended.push(withdrawalId)
    }
    const [row] = await this.#hands.query<{ at: Date }>(
      'SELECT max(changed_at) AS at FROM cashier.withdrawal WHERE withdrawal_id = ANY ($1)',
      [ended],
    )
    const complain = async (withdrawalId: string) =>
      (
        await player.call(complainWithdrawal, {
          params: { withdrawalId },
          body: { reason: 'NOT_ARRIVED', remark: 'nothing came' },
        })
      ).code ?? 'OK'
    await this.#hands.goTo(row!.at.getTime() + 30 * DAY_MS + SECOND_MS)
    this.#expect(await complain(ended[0]!), 'WD_COMPLAINT', 'a complaint was taken after thirty days')
    await this.#hands.goTo(row!.at.getTime() + 30 * DAY_MS - 20 * SECOND_MS)
    this.#expect(await complain(ended[1]!), 'OK', 'a complaint within thirty days was refused')
    this.#expect(await complain(ended[1]!), 'WD_COMPLAINT', 'a second complaint was taken beside the first')
  }
}
