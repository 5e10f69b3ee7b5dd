/** What lies across the modules, offers, levels and contracts, provided by a product that is made up here. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDepositCase } from '../../contract/operator/cashier/read-deposit-case.ts'
import { readMember } from '../../contract/operator/members/read-member.ts'
import { checkWithdrawal } from '../../contract/player/cashier/check-withdrawal.ts'
import { listDepositChannels } from '../../contract/player/cashier/list-deposit-channels.ts'
import { listDeposits } from '../../contract/player/cashier/list-deposits.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../contract/player/cashier/read-deposit.ts'
import { payDemoBank } from '../../contract/player/dev/pay-demo-bank.ts'
import { readConsolidated } from '../../contract/player/identity/read-consolidated.ts'
import { readProfile } from '../../contract/player/identity/read-profile.ts'
import { readPublicInfo } from '../../contract/player/identity/read-public-info.ts'
import { depositOffersKey, type DepositOffers } from '../../modules/cashier/index.ts'
import { vipOfKey } from '../../modules/identity/index.ts'
import { openRequirement } from '../../modules/wagering/index.ts'
import { expenseAccount, memberAccount, postTransaction } from '../../modules/wallet/index.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import type { Product } from './product.ts'

const words = (en: string) => ({ th: `th ${en}`, en })
const match = {
  percentPpm: 1_000_000,
  maxAmount: 100_000n,
  timesPpm: 12_000_000,
  days: 30,
  stakePpm: 100_000,
  stakeAmount: 50_000n,
}
let isFailing = false

/** MATCH doubles a deposit and asks for twelve times both; TICKET gives nothing and asks for nothing. */
const offers: DepositOffers = {
  offersOf: async () => [
    {
      offerId: 'MATCH',
      name: words('Double'),
      terms: words('100%, turnover 12×'),
      leastAmount: 20_000n,
      match,
    },
    { offerId: 'TICKET', name: words('Ticket'), terms: words('A ticket'), leastAmount: 1n, match: null },
  ],
  async credited(tx, { offerId, merchantId, memberId, depositId, amount, now }) {
    if (offerId !== 'MATCH') return false
    const { txnId } = await postTransaction(tx, {
      scope: 'offer',
      key: depositId,
      kind: 'BONUS',
      currency: 'THB',
      entries: [
        {
          from: expenseAccount(merchantId, 'bonus'),
          to: memberAccount(memberId, 'bonus'),
          amount,
          code: 'BONUS',
        },
      ],
    })
    await openRequirement(tx, {
      merchantId,
      memberId,
      source: 'BONUS',
      reference: depositId,
      baseAmount: 2n * amount,
      multiplierPpm: 12_000_000n,
      txnId,
      now,
      isBonus: true,
      excluded: { products: ['LIVE'] },
    })
    if (isFailing) throw new Error('the offer could not be given')
    return true
  },
}

const product: Product = {
  open({ services }) {
    services.provide(
      vipOfKey,
      async (_reader, _merchantId, accounts) => new Map(accounts.map(({ accountId }) => [accountId, 5])),
    )
    return {}
  },
}

let house: CashierHouse
let plain: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse({}, [product])
  // The offers that are made up here stand in for those of the house's promotions.
  Object.assign(house.server.process.services.use(depositOffersKey), offers)
  plain = await openCashierHouse()
})
afterAll(async () => {
  await house.close()
  await plain.close()
})

const open = (member: Player, amount: number, promotionId?: string) =>
  member.call(openDeposit, {
    body: { channel: 'PROMPTPAY', amount, ...(promotionId === undefined ? {} : { promotionId }) },
  })
const pay = (member: Player, intentId: string) => member.call(payDemoBank, { body: { intentId } })
const requirementsOf = async (member: Player) =>
  (await member.call(checkWithdrawal)).value.requirements.map((row) => [row.source, row.requiredAmount])

describe('an offer with a deposit', () => {
  test('is listed for the form in the reader’s language; without a promotion there is none', async () => {
    const member = await house.player(1)
    expect((await member.call(listDepositChannels)).value.offers).toEqual([
      {
        offerId: 'MATCH',
        name: 'Double',
        terms: '100%, turnover 12×',
        leastAmount: 20_000,
        match: { ...match, maxAmount: 100_000, stakeAmount: 50_000 },
      },
      { offerId: 'TICKET', name: 'Ticket', terms: 'A ticket', leastAmount: 1, match: null },
    ])
    const other = await plain.player(1)
    expect((await other.call(listDepositChannels)).value.offers).toEqual([])
    expect(await open(other, 20_000, 'MATCH')).toMatchObject({
      status: 422,
      value: { fields: [{ field: 'promotionId', rule: 'enum' }] },
    })
    expect(
      (await other.call(readDeposit, { params: { intentId: await other.deposit(20_000) } })).value.offer,
    ).toBeNull()
  })

  test('that is not the member’s, or asks for more money, opens nothing', async () => {
    const member = await house.player(2)
    const before = (await member.call(listDeposits)).value.totalCount
    expect(await open(member, 20_000, 'OTHER')).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
    expect(await open(member, 19_999, 'MATCH')).toMatchObject({
      status: 422,
      code: 'DEPOSIT_OFFER',
      message: 'This offer needs a deposit of at least ฿200.00',
    })
    expect((await member.call(listDeposits)).value.totalCount).toBe(before)
  })

  test('is kept with the deposit, for the member and for operators', async () => {
    const member = await house.player(3)
    const { intentId } = (await open(member, 20_000, 'MATCH')).value
    expect((await member.call(readDeposit, { params: { intentId } })).value.offer).toBe('Double')
    const operator = await house.operator('finance')
    expect((await operator.call(readDepositCase, { params: { depositId: intentId } })).value.offer).toBe(
      'Double',
    )
    const [latest] = (await member.call(listDeposits)).value.list
    expect(latest).toMatchObject({ intentId, offer: 'Double' })
  })

  test('of a match bonus has the bonus’s requirement alone; any other deposit has its 1×', async () => {
    const member = await house.player(4)
    const opened = (await open(member, 20_000, 'MATCH')).value
    const before = await member.balances()
    expect((await pay(member, opened.intentId)).value.state).toBe('CONFIRMED')
    const amount = BigInt(opened.payableAmount)
    expect(await member.balances()).toMatchObject({ main: before.main + amount, bonus: amount })
    expect(await requirementsOf(member)).toEqual([['BONUS', 24 * opened.payableAmount]])
    expect(await house.play(member.id, 100n, 0n, 'LIVE')).toMatchObject({ reason: 'BONUS_GAME' })

    const ticket = (await open(member, 10_000, 'TICKET')).value
    const none = (await open(member, 10_000)).value
    for (const { intentId } of [ticket, none]) await pay(member, intentId)
    expect(await requirementsOf(member)).toEqual([
      ['BONUS', 24 * opened.payableAmount],
      ['DEPOSIT', ticket.payableAmount],
      ['DEPOSIT', none.payableAmount],
    ])
    await house.audit()
  })

  test('is given with the credit or not at all, and once however often the bank reports it', async () => {
    const member = await house.player(5)
    const { intentId, payableAmount } = (await open(member, 20_000, 'MATCH')).value
    const before = await member.balances()
    isFailing = true
    const failed = await pay(member, intentId)
    isFailing = false
    expect(failed.success).toBe(false)
    expect(await member.balances()).toEqual(before)
    expect((await member.call(readDeposit, { params: { intentId } })).value.state).toBe('PENDING_MATCH')
    await Promise.all(Array.from({ length: 5 }, () => pay(member, intentId)))
    expect(await member.balances()).toMatchObject({ bonus: BigInt(payableAmount) })
    expect(await requirementsOf(member)).toEqual([['BONUS', 24 * payableAmount]])
    await house.audit()
  })

  test('of a request at an address that waits already is the one of the newest request', async () => {
    const member = await house.player(6)
    const ask = (more: object) =>
      member.call(openDeposit, { body: { channel: 'USDT_TRC20', amount: 50_000_000, ...more } })
    const { intentId } = (await ask({ promotionId: 'MATCH' })).value
    expect((await ask({})).value.intentId).toBe(intentId)
    expect((await member.call(readDeposit, { params: { intentId } })).value.offer).toBeNull()
    await ask({ promotionId: 'TICKET' })
    expect((await member.call(readDeposit, { params: { intentId } })).value.offer).toBe('Ticket')
  })
})

test('a member’s level is what its provider says: in limits, on their pages and in the console', async () => {
  const [member, other] = [await house.player(7), await plain.player(7)]
  expect((await member.call(checkWithdrawal)).value.leftToday).toBe(8)
  expect((await other.call(checkWithdrawal)).value.leftToday).toBe(3)
  for (const [who, level, name] of [
    [member, 5, 'Emerald'],
    [other, 0, 'Member'],
  ] as const) {
    expect((await who.call(readPublicInfo)).value).toMatchObject({ vipRankLevel: level, vipLabelName: name })
    expect((await who.call(readProfile)).value.vipLevel).toBe(level)
  }
  const operator = await house.operator('support', ['members.read'])
  expect((await operator.call(readMember, { params: { memberId: member.id } })).value.vipLevel).toBe(5)
})

test('the flags of contracts are zeros for who has none', async () => {
  expect(Object.values((await (await plain.player(8)).call(readConsolidated)).value)).toEqual([0, 0, 0, 0])
})
