import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeReceiver } from '../../../contract/operator/cashier/change-receiver.ts'
import { confirmReceiver } from '../../../contract/operator/cashier/confirm-receiver.ts'
import { pauseChannel } from '../../../contract/operator/cashier/pause-channel.ts'
import { proposeReceiver } from '../../../contract/operator/cashier/propose-receiver.ts'
import { rejectReceiver } from '../../../contract/operator/cashier/reject-receiver.ts'
import { resumeChannel } from '../../../contract/operator/cashier/resume-channel.ts'
import { listDepositChannels } from '../../../contract/player/cashier/list-deposit-channels.ts'
import { openDeposit } from '../../../contract/player/cashier/open-deposit.ts'
import { readDeposit } from '../../../contract/player/cashier/read-deposit.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { receiverFor, receiversFor } from '../index.ts'
import {
  desk,
  DESK,
  finance,
  house,
  openDepositDesk,
  owner,
  PROMPT,
  receiverOf,
  rules,
} from '../../../tests/support/deposit-desk.ts'

beforeAll(openDepositDesk)
afterAll(() => house.close())

test('a new account is paid to only after another operator has confirmed it', async () => {
  const asked = (await finance.call(proposeReceiver, { body: PROMPT })).value
  expect((await finance.call(proposeReceiver, { body: PROMPT })).code).toBe('CHANGE_STATE')
  expect((await desk()).receivers.map((row) => row.accountNo)).not.toContain('0812345678')
  expect((await desk()).waiting).toMatchObject([
    {
      accountNo: '0812345678',
      requestedBy: 'finance',
      isMine: false,
      codeText: expect.stringContaining('0066812345678'),
    },
  ])
  const of = { params: { changeId: asked.changeId } }
  expect((await finance.call(confirmReceiver, of)).code).toBe('CHANGE_FOUR_EYES')
  const replies = await Promise.all([
    owner.call(confirmReceiver, of),
    (await house.operator('third', DESK)).call(confirmReceiver, of),
  ])
  expect(replies.map((reply) => reply.code).filter((code) => code === 'CHANGE_STATE')).toHaveLength(1)
  expect(await receiverOf('0812345678')).toMatchObject({
    state: 'ACTIVE',
    holderName: 'Sala Two',
    usedToday: 0,
  })
  expect((await owner.call(proposeReceiver, { body: PROMPT })).value).toMatchObject({
    fields: [{ field: 'accountNo', rule: 'receiverTaken' }],
  })
})

test.each([
  [{ channel: 'PROMPTPAY', accountNo: '1101700230709' }, 'promptPayId'],
  [{ channel: 'TRUEMONEY', accountNo: '021234567' }, 'walletNumber'],
  [{ channel: 'BANK_TRANSFER', bankCode: 'GSB', accountNo: '1234567890' }, 'bankAccountDigitsEither'],
  [{ channel: 'BANK_TRANSFER', accountNo: '1234567890' }, 'enum'],
])('a number that cannot be an account is refused: %o', async (change, rule) => {
  expect((await owner.call(proposeReceiver, { body: { ...PROMPT, ...change } })).value).toMatchObject({
    fields: [{ rule }],
  })
})

test('one operator alone cannot add an account, a viewer cannot propose one, and a rejected one is never used', async () => {
  const viewer = await house.operator('viewer', ['deposits.read'])
  expect((await viewer.call(proposeReceiver, { body: PROMPT })).code).toBe('COMMON_FORBIDDEN')
  const { changeId } = (await finance.call(proposeReceiver, { body: { ...PROMPT, accountNo: '0899999999' } }))
    .value
  expect((await finance.call(rejectReceiver, { params: { changeId } })).value.state).toBe('REJECTED')
  expect((await owner.call(confirmReceiver, { params: { changeId } })).code).toBe('CHANGE_STATE')
  expect((await owner.call(confirmReceiver, { params: { changeId: 'nothing' } })).code).toBe(
    'CHANGE_NOT_FOUND',
  )
})

test('accounts of one rank take turns, a full or paused one is skipped', async () => {
  const member = await house.player(10)
  const paidTo = async () => {
    const { intentId } = (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 10_000 } }))
      .value
    return (await member.call(readDeposit, { params: { intentId } })).value.receiverName
  }
  expect(new Set([await paidTo(), await paidTo()])).toEqual(new Set(['Sala', 'Sala Two']))
  const two = await receiverOf('0812345678')
  expect(two.usedToday).toBeGreaterThan(10_000)
  const change = (body: object) =>
    owner.call(changeReceiver, {
      params: { receiverId: two.receiverId },
      body: { state: 'ACTIVE', ...rules, ...body },
    })
  const first = () =>
    house.transaction((tx) => receiverFor(tx, DEMO_MERCHANT, 'PROMPTPAY', 5_000n, clock.now()))
  await change({ rank: 1, dailyLimit: two.usedToday + 4_999 })
  expect((await first())?.holderName).toBe('Sala')
  await change({ rank: 1, dailyLimit: two.usedToday + 5_000 })
  expect(
    (await house.transaction((tx) => receiversFor(tx, DEMO_MERCHANT, 'PROMPTPAY', 5_000n, clock.now()))).map(
      (row) => row.holderName,
    ),
  ).toContain('Sala Two')
  await change({ state: 'PAUSED' })
  expect((await first())?.holderName).toBe('Sala')
  await change({ state: 'REMOVED' })
  expect((await change({ state: 'ACTIVE' })).code).toBe('CHANGE_STATE')
  expect(
    (
      await owner.call(changeReceiver, {
        params: { receiverId: 'nothing' },
        body: { state: 'PAUSED', ...rules },
      })
    ).code,
  ).toBe('RECEIVER_NOT_FOUND')
})

test('a paused channel shows its message and accepts no deposit', async () => {
  const member = await house.player(11)
  expect(
    (
      await owner.call(pauseChannel, {
        params: { channel: 'TRUEMONEY' },
        body: { messageTh: 'ปรับปรุงระบบ', messageEn: 'Being mended' },
      })
    ).value.isPaused,
  ).toBe(true)
  expect(
    (await member.call(listDepositChannels)).value.channels.find((row) => row.channel === 'TRUEMONEY'),
  ).toMatchObject({ isPaused: true, pauseMessage: 'Being mended' })
  expect((await member.call(openDeposit, { body: { channel: 'TRUEMONEY', amount: 10_000 } })).success).toBe(
    false,
  )
  await owner.call(resumeChannel, { params: { channel: 'TRUEMONEY' } })
  expect((await owner.call(resumeChannel, { params: { channel: 'TRUEMONEY' } })).code).toBe('CHANGE_STATE')
  expect((await member.call(openDeposit, { body: { channel: 'TRUEMONEY', amount: 10_000 } })).success).toBe(
    true,
  )
})

test('the ledger is whole after all of it', () => house.audit())
