/** A house whose promotions of deposits are opened for one test and stopped after it. */
import { expect } from 'vitest'
import { listDepositChannels } from '../../contract/player/cashier/list-deposit-channels.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { payDemoBank } from '../../contract/player/dev/pay-demo-bank.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { requirementsOf } from '../../modules/wagering/index.ts'
import type { CashierHouse, Player } from './cashier.ts'
import { openPromotion, stopPromotion, type PromotionChange } from './promotions.ts'

export class OfferDesk {
  private readonly house: CashierHouse
  readonly opened: string[] = []

  constructor(house: CashierHouse) {
    this.house = house
  }

  async offer(change: Partial<PromotionChange> = {}): Promise<string> {
    const promotionId = await this.house.transaction((tx) =>
      openPromotion(tx, { kind: 'FIRST_DEPOSIT', ...change }),
    )
    this.opened.push(promotionId)
    return promotionId
  }

  async stopAll(): Promise<void> {
    for (const promotionId of this.opened.splice(0))
      await this.house.transaction((tx) => stopPromotion(tx, promotionId))
  }

  /** A member who never paid in, so that the offer that is open is theirs. */
  async fresh(number: number): Promise<Player> {
    const member = await this.house.player(number)
    expect((await offersOf(member)).length).toBeGreaterThan(0)
    return member
  }

  /** A member with nothing but a deposit and its bonus of the same amount, by the first offer. */
  async withBonus(number: number): Promise<{ member: Player; deposit: number }> {
    const member = await this.fresh(number)
    await this.house.play(member.id, (await member.balances()).main, 0n)
    const { intentId, payableAmount } = (await askWith(member, 100_000, this.opened[0]!)).value
    await payAsked(member, intentId)
    return { member, deposit: payableAmount }
  }

  /** Sources and amounts of what the member has to play, in the order in which it fills. */
  async turnoverOf({ id }: Player) {
    const rows = await this.house.transaction((tx) => requirementsOf(tx, id))
    return rows.map((row) => [row.source, row.requiredAmount] as const)
  }

  budgetOf(promotionId: string) {
    return oneOf(
      this.house.server.process.database.kysely,
      sql<{ state: string; reason: string; spent: bigint; count: number }>`
      SELECT state, stop_reason AS reason, spent_amount AS spent, claim_count AS count FROM promotions.promotion
      WHERE promotion_id = ${promotionId}`,
    )
  }
}

export const offersOf = async (member: Player) => (await member.call(listDepositChannels)).value.offers

export const askWith = (member: Player, amount: number, promotionId: string) =>
  member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount, promotionId } })

export const payAsked = (member: Player, intentId: string) => member.call(payDemoBank, { body: { intentId } })
