import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBankAccount } from '../../../../contract/player/cashier/add-bank-account.ts'
import { listBankAccounts } from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { listBanks } from '../../../../contract/player/cashier/list-banks.ts'
import { removeBankAccount } from '../../../../contract/player/cashier/remove-bank-account.ts'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { momentWords } from '../../../../kernel/moment-words.ts'
import {
  openCashierHouse,
  PAYMENT_PASSWORD,
  type CashierHouse,
  type Player,
} from '../../../../tests/support/cashier.ts'
import { setSetting } from '../../../system/index.ts'
import { bankAccountSettings } from '../../settings/accounts.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

const add = (member: Player, change: Record<string, unknown> = {}) =>
  member.call(addBankAccount, {
    body: {
      bankCode: 'SCB',
      accountNo: '4071234567',
      holderName: 'สมชาย ใจดี A',
      paymentPassword: PAYMENT_PASSWORD,
      ...change,
    },
  })

test('an account in the member’s own name is bound, by abbreviation or code, with any spaces in the number', async () => {
  const member = await house.player(1)
  const reply = await add(member, {
    bankCode: '014',
    accountNo: '407-1-23456 7',
    holderName: 'นาย สมชาย ใจดี A',
  })
  expect(reply.status).toBe(200)
  const { list, limit, payeeName } = (await member.call(listBankAccounts)).value
  expect(list).toHaveLength(2)
  expect(list[1]).toMatchObject({
    bankAccountId: reply.value.bankAccountId,
    bankCode: 'SCB',
    accountNo: '••••••4567',
    isUsable: true,
  })
  expect([limit, payeeName]).toEqual([5, 'สมชาย ใจดี A'])
})

describe('refused', () => {
  test.each([
    [{ holderName: 'สมชาย ใจดี B' }, 'WD_NAME_MISMATCH'],
    [{ paymentPassword: '000000' }, 'WD_PASSWORD'],
    [{ accountNo: '1000000002', bankCode: 'KBANK' }, 'BANK_ACCOUNT_TAKEN'],
    [{ accountNo: '1000000001', bankCode: 'KBANK' }, 'BANK_ACCOUNT_TAKEN'],
  ])('%o: %s', async (change, code) => {
    expect((await add(await house.player(1), change)).code).toBe(code)
  })

  test.each([
    [{ bankCode: '065' }, 'bankCode'],
    [{ accountNo: '123456789' }, 'accountNo'],
    [{ bankCode: 'GSB' }, 'accountNo'],
    [{ accountNo: '๔๐๗๑๒๓๔๕๖๗' }, 'accountNo'],
  ])('%o names the field', async (change, field) => {
    const reply = await add(await house.player(1), change)
    expect([reply.status, reply.code]).toEqual([422, 'REQUEST_INVALID'])
    expect((reply.value as unknown as { fields: { field: string }[] }).fields[0]!.field).toBe(field)
  })

  test.each([
    [{ accountNo: '123456789' }, 'en', 'Account numbers at Siam Commercial Bank have 10 digits'],
    [{ accountNo: '5' }, 'th', 'เลขบัญชี ธนาคารไทยพาณิชย์ มี 10 หลัก'],
    [{ bankCode: 'GSB' }, 'th', 'เลขบัญชี ธนาคารออมสิน มี 12 หรือ 15 หลัก'],
    [
      { bankCode: 'EXIM', accountNo: '123456789' },
      'en',
      'Account numbers at EXIM Thailand have 10 to 15 digits',
    ],
  ])('%o says in %s how many digits the bank has', async (change, language, sentence) => {
    const member = await house.player(1)
    const body = {
      bankCode: 'SCB',
      accountNo: '4071234567',
      holderName: 'สมชาย ใจดี A',
      paymentPassword: PAYMENT_PASSWORD,
      ...change,
    }
    const reply = await house.client.post<{ fields: { message: string }[] }>(addBankAccount.path, body, {
      token: member.token,
      sealed: true,
      headers: { 'accept-language': language },
    })
    expect(reply.value.fields[0]!.message).toBe(sentence)
  })

  test('ten members at once with one number: one has it', async () => {
    const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    const replies = await Promise.all(
      numbers.map(async (number) =>
        add(await house.player(number), {
          accountNo: '7777777777',
          holderName: `สมชาย ใจดี ${String.fromCharCode(64 + number)}`,
        }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 'BANK_ACCOUNT_TAKEN')).toHaveLength(9)
  })

  test('the limit holds for requests at once and one after the other', async () => {
    const member = await house.player(12)
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        add(member, { accountNo: `500000000${index}`, holderName: 'สมชาย ใจดี L' }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200).length).toBeLessThanOrEqual(4)
    for (let index = 5; index < 9; index++)
      await add(member, { accountNo: `500000000${index}`, holderName: 'สมชาย ใจดี L' })
    expect((await member.call(listBankAccounts)).value.list).toHaveLength(5)
    const reply = await add(member, { accountNo: '5999999999', holderName: 'สมชาย ใจดี L' })
    expect([reply.code, reply.message]).toEqual(['BANK_ACCOUNT_LIMIT', 'You can keep up to 5 bank accounts'])
  })
})

test('outside the demo a first account waits 12 hours and a later one 24, and until then nothing is paid to it', async () => {
  await house.transaction(async (tx) => {
    await setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdFirstHours, 12)
    await setSetting(tx, DEMO_MERCHANT, bankAccountSettings.holdChangeHours, 24)
  })
  const member = await house.player(13)
  const { bankAccountId, usableFrom } = (
    await add(member, { accountNo: '6000000013', holderName: 'สมชาย ใจดี M' })
  ).value
  const hours = (Date.parse(usableFrom) - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  const held = await member.withdraw(10_000, { bankAccountId })
  expect([held.code, held.message]).toEqual([
    'WD_ACCOUNT_HOLD',
    `Withdrawals to this bank account are possible from ${momentWords(usableFrom, 'en', 'Asia/Bangkok')}`,
  ])
  const inbox = async (language: string) => {
    const told = await house.client.get<{ list: { content: string }[] }>('/api/wps/relay/CSP_messageList', {
      token: member.token,
      headers: { 'accept-language': language },
    })
    return told.value.list.map(({ content }) => content)
  }
  // The day first, with the year that Thai pages show.
  expect(await inbox('th')).toContainEqual(
    expect.stringContaining(`ตั้งแต่ ${momentWords(usableFrom, 'th', 'Asia/Bangkok')} น.`),
  )
  expect(await inbox('en')).toContainEqual(
    expect.stringContaining(`from ${momentWords(usableFrom, 'en', 'Asia/Bangkok')}.`),
  )
  await house.advance('PT24H')
  expect((await member.withdraw(10_000, { bankAccountId })).status).toBe(200)
})

test('a removed account cannot be paid to, stays reserved, and can be bound again by its owner', async () => {
  const [member, other] = [await house.player(14), await house.player(15)]
  const bankAccountId = await member.bankAccountId()
  const remove = (player: Player, body: unknown = { paymentPassword: PAYMENT_PASSWORD }) =>
    player.call(removeBankAccount, { params: { bankAccountId }, body })
  expect((await remove(other)).code).toBe('BANK_ACCOUNT_NOT_FOUND')
  expect((await remove(member, { paymentPassword: '999999' })).code).toBe('WD_PASSWORD')
  expect((await remove(member)).status).toBe(200)
  expect((await remove(member)).code).toBe('BANK_ACCOUNT_NOT_FOUND')
  expect((await member.withdraw(10_000, { bankAccountId })).code).toBe('BANK_ACCOUNT_NOT_FOUND')
  expect(
    (await add(other, { bankCode: 'KBANK', accountNo: '1000000014', holderName: 'สมชาย ใจดี O' })).code,
  ).toBe('BANK_ACCOUNT_TAKEN')
  expect(
    (await add(member, { bankCode: 'KBANK', accountNo: '1000000014', holderName: 'สมชาย ใจดี N' })).value
      .bankAccountId,
  ).toBe(bankAccountId)
})

test('an account with an open withdrawal stays', async () => {
  const member = await house.player(16)
  await member.withdraw(10_000)
  const reply = await member.call(removeBankAccount, {
    params: { bankAccountId: await member.bankAccountId() },
    body: { paymentPassword: PAYMENT_PASSWORD },
  })
  expect(reply.code).toBe('WD_PENDING')
})

test('the list of banks is in the caller’s language', async () => {
  const named = async (language: string) =>
    (
      await house.client.get<{
        list: { bankCode: string; botCode: string; name: string; accountLengths: number[] }[]
      }>(listBanks.path, { headers: { 'accept-language': language } })
    ).value.list.find((bank) => bank.botCode === '004')
  expect(await named('en')).toMatchObject({ bankCode: 'KBANK', name: 'Kasikornbank', accountLengths: [10] })
  expect((await named('th'))!.name).toBe('ธนาคารกสิกรไทย')
})
