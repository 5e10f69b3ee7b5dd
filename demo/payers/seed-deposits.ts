/**
 * Deposits of the demo, opened and paid as members and banks do it: of each channel, in each state except
 * credited. So demo members have what wire.md §10 says, and no turnover.
 */
import {
  cryptoChannels,
  isCrypto,
  USDT_UNIT,
  type DemoBehaviour,
  type DepositChannel,
} from '../../contract/shared/cashier-channels.ts'
import { newId } from '../../kernel/ids.ts'
import {
  channelOf,
  floorToSatang,
  insertDeposit,
  lockDeposit,
  moveDeposit,
  readBankAccounts,
  readChannelRules,
  receiveTransfer,
  tellDeposit,
  usdtSettings,
  type Deposit,
  type ServiceSource,
} from '../../modules/cashier/index.ts'
import { setSetting } from '../../modules/system/index.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoAddress } from './addresses.ts'
import { REJECTED_REMARK } from './locales/texts.ts'
import { payAsDemo, SANCTIONED_SEED } from './payer.ts'

interface Case {
  memberId: string
  channel: DepositChannel
  /** Satang, or whole USDT. */
  amount: bigint
  ownSatang: bigint
  minutesAgo: number
  then?: DemoBehaviour | 'REJECTED' | 'ON_CHAIN'
}

/** What two operators have decided: no money has moved to these members. */
export async function seedDemoDeposits(
  tx: Tx,
  services: ServiceSource,
  people: { merchantId: string; one: string; other: string },
  now: Date,
): Promise<void> {
  const { merchantId, one, other } = people
  await setSetting(
    tx,
    merchantId,
    usdtSettings.sanctioned,
    cryptoChannels.map((channel) => demoAddress(channel, SANCTIONED_SEED)),
  )
  const cases: readonly Case[] = [
    { memberId: one, channel: 'PROMPTPAY', amount: 50_000n, ownSatang: 37n, minutesAgo: 55, then: 'LATE' },
    { memberId: one, channel: 'TRUEMONEY', amount: 20_000n, ownSatang: 12n, minutesAgo: 48, then: 'NEVER' },
    {
      memberId: one,
      channel: 'BANK_TRANSFER',
      amount: 300_000n,
      ownSatang: 64n,
      minutesAgo: 40,
      then: 'WRONG_AMOUNT',
    },
    {
      memberId: other,
      channel: 'TRUEMONEY',
      amount: 30_000n,
      ownSatang: 5n,
      minutesAgo: 52,
      then: 'WRONG_AMOUNT',
    },
    {
      memberId: other,
      channel: 'BANK_TRANSFER',
      amount: 100_000n,
      ownSatang: 81n,
      minutesAgo: 45,
      then: 'LATE',
    },
    {
      memberId: other,
      channel: 'PROMPTPAY',
      amount: 40_000n,
      ownSatang: 9n,
      minutesAgo: 33,
      then: 'REJECTED',
    },
    { memberId: other, channel: 'USDT_TRC20', amount: 5n, ownSatang: 0n, minutesAgo: 30, then: 'ON_CHAIN' },
    { memberId: other, channel: 'USDT_BEP20', amount: 50n, ownSatang: 0n, minutesAgo: 10 },
  ]
  for (const one of cases)
    await make(tx, services, merchantId, one, new Date(now.getTime() - one.minutesAgo * 60_000))
}

async function make(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  order: Case,
  at: Date,
): Promise<void> {
  const deposit = await open(tx, services, merchantId, order, at)
  const { channel } = deposit
  if (order.then === 'ON_CHAIN' && isCrypto(channel)) {
    const fromAddress = demoAddress(channel, `wallet of ${order.memberId}`)
    await receiveTransfer(
      tx,
      services,
      merchantId,
      {
        channel,
        reference: `DEMOTX${deposit.depositId}`,
        address: deposit.receiver,
        fromAddress,
        amount: deposit.cryptoAmount!,
        confirmations: 1_000,
      },
      at,
    )
  } else if (order.then === 'REJECTED') {
    await payAsDemo(tx, services, deposit, { behaviour: 'WRONG_AMOUNT' }, at)
    const reviewed = (await lockDeposit(tx, merchantId, deposit.depositId))!
    await moveDeposit(tx, reviewed, 'REJECTED', {}, { actor: 'finance', now: at, remark: REJECTED_REMARK })
  } else if (order.then && order.then !== 'ON_CHAIN')
    await payAsDemo(tx, services, deposit, { behaviour: order.then }, at)
}

async function open(
  tx: Tx,
  services: ServiceSource,
  merchantId: string,
  order: Case,
  at: Date,
): Promise<Deposit> {
  const channel = channelOf(order.channel)
  const figures = (await channel.figuresOf(await readChannelRules(tx, merchantId), services, tx, merchantId))!
  const cryptoAmount = figures.crypto ? order.amount * BigInt(USDT_UNIT) : null
  const askedAmount = figures.crypto ? floorToSatang(cryptoAmount!, figures.crypto.rate) : order.amount
  const [place] = await channel.placesFor(tx, services, {
    merchantId,
    memberId: order.memberId,
    asked: askedAmount,
    now: at,
  })
  const payableAmount = askedAmount + order.ownSatang
  const [source] =
    order.channel === 'BANK_TRANSFER'
      ? await readBankAccounts(tx, { merchantId, memberId: order.memberId })
      : []
  const deposit = (await insertDeposit(tx, {
    depositId: newId(at.getTime()),
    merchantId,
    memberId: order.memberId,
    channel: order.channel,
    ...place!,
    sourceAccountId: source?.bankAccountId ?? null,
    cryptoAmount,
    askedAmount,
    payableAmount,
    currency: channel.creditsIn,
    state: 'CREATED',
    reviewReason: null,
    codeText: channel.codeText(place!.receiver, payableAmount),
    paidAmount: null,
    payerName: null,
    bankReference: null,
    offer: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + figures.expiryMinutes * 60_000),
  }))!
  const mover = { actor: 'member', now: at }
  await tellDeposit(tx, deposit, mover)
  return (await moveDeposit(tx, deposit, 'PENDING_MATCH', {}, mover))!
}
