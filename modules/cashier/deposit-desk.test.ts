import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignStatementLine } from '../../contract/operator/cashier/assign-statement-line.ts'
import { changeReceiver } from '../../contract/operator/cashier/change-receiver.ts'
import { confirmReceiver } from '../../contract/operator/cashier/confirm-receiver.ts'
import { confirmStatement } from '../../contract/operator/cashier/confirm-statement.ts'
import { creditDeposit } from '../../contract/operator/cashier/credit-deposit.ts'
import { exportStatementLines } from '../../contract/operator/cashier/export-statement-lines.ts'
import { importStatement } from '../../contract/operator/cashier/import-statement.ts'
import { listReceivers } from '../../contract/operator/cashier/list-receivers.ts'
import { listStatementLines } from '../../contract/operator/cashier/list-statement-lines.ts'
import { listStatements } from '../../contract/operator/cashier/list-statements.ts'
import { pauseChannel } from '../../contract/operator/cashier/pause-channel.ts'
import { previewStatement } from '../../contract/operator/cashier/preview-statement.ts'
import { proposeReceiver } from '../../contract/operator/cashier/propose-receiver.ts'
import { readStatementLine } from '../../contract/operator/cashier/read-statement-line.ts'
import { rejectReceiver } from '../../contract/operator/cashier/reject-receiver.ts'
import { rejectStatement } from '../../contract/operator/cashier/reject-statement.ts'
import { resumeChannel } from '../../contract/operator/cashier/resume-channel.ts'
import { setStatementLineAside } from '../../contract/operator/cashier/set-statement-line-aside.ts'
import { listDepositChannels } from '../../contract/player/cashier/list-deposit-channels.ts'
import { openDeposit } from '../../contract/player/cashier/open-deposit.ts'
import { payDemoBank } from '../../contract/player/cashier/pay-demo-bank.ts'
import { readDeposit } from '../../contract/player/cashier/read-deposit.ts'
import { demoPayeeName } from '../../db/seeds/identity.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { keepUnmatched, receiverFor, receiversFor } from './index.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../tests/support/cashier.ts'

const DESK = ['deposits.read', 'deposits.decide', 'receivers.edit', 'statements.import']
let house: CashierHouse
let owner: Caller
let finance: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner', DESK)
  finance = await house.operator('finance', DESK)
})
afterAll(() => house.close())

const rules = { dailyLimit: null as number | null, rank: 1, note: '' }
const PROMPT = { channel: 'PROMPTPAY', accountNo: '0812345678', holderName: 'Sala Two', ...rules }
const desk = async () => (await owner.call(listReceivers)).value
const receiverOf = async (accountNo: string) => (await desk()).receivers.find((row) => row.accountNo === accountNo)!

test('a new account is paid to only after another operator has confirmed it', async () => {
  const asked = (await finance.call(proposeReceiver, { body: PROMPT })).value
  expect((await finance.call(proposeReceiver, { body: PROMPT })).code).toBe('CHANGE_STATE')
  expect((await desk()).receivers.map((row) => row.accountNo)).not.toContain('0812345678')
  expect((await desk()).waiting).toMatchObject([{ accountNo: '0812345678', requestedBy: 'finance', isMine: false, codeText: expect.stringContaining('0066812345678') }])
  const of = { params: { changeId: asked.changeId } }
  expect((await finance.call(confirmReceiver, of)).code).toBe('CHANGE_FOUR_EYES')
  const replies = await Promise.all([owner.call(confirmReceiver, of), (await house.operator('third', DESK)).call(confirmReceiver, of)])
  expect(replies.map((reply) => reply.code).filter((code) => code === 'CHANGE_STATE')).toHaveLength(1)
  expect(await receiverOf('0812345678')).toMatchObject({ state: 'ACTIVE', holderName: 'Sala Two', usedToday: 0 })
  expect((await owner.call(proposeReceiver, { body: PROMPT })).value).toMatchObject({ fields: [{ field: 'accountNo', rule: 'receiverTaken' }] })
})

test.each([
  [{ channel: 'PROMPTPAY', accountNo: '1101700230709' }, 'promptPayId'], [{ channel: 'TRUEMONEY', accountNo: '021234567' }, 'walletNumber'],
  [{ channel: 'BANK_TRANSFER', bankCode: 'GSB', accountNo: '1234567890' }, 'bankAccountDigitsEither'], [{ channel: 'BANK_TRANSFER', accountNo: '1234567890' }, 'enum'],
])('a number that can be no account is refused: %o', async (change, rule) => {
  expect((await owner.call(proposeReceiver, { body: { ...PROMPT, ...change } })).value).toMatchObject({ fields: [{ rule }] })
})

test('one operator alone cannot make an account, a viewer cannot ask for one, and a called-off one is never used', async () => {
  const viewer = await house.operator('viewer', ['deposits.read'])
  expect((await viewer.call(proposeReceiver, { body: PROMPT })).code).toBe('COMMON_FORBIDDEN')
  const { changeId } = (await finance.call(proposeReceiver, { body: { ...PROMPT, accountNo: '0899999999' } })).value
  expect((await finance.call(rejectReceiver, { params: { changeId } })).value.state).toBe('REJECTED')
  expect((await owner.call(confirmReceiver, { params: { changeId } })).code).toBe('CHANGE_STATE')
  expect((await owner.call(confirmReceiver, { params: { changeId: 'nothing' } })).code).toBe('CHANGE_NOT_FOUND')
})

test('accounts of one rank take turns, a full or paused one is passed over', async () => {
  const member = await house.player(10)
  const paidTo = async () => {
    const { intentId } = (await member.call(openDeposit, { body: { channel: 'PROMPTPAY', amount: 10_000 } })).value
    return (await member.call(readDeposit, { params: { intentId } })).value.receiverName
  }
  expect(new Set([await paidTo(), await paidTo()])).toEqual(new Set(['Sala', 'Sala Two']))
  const two = await receiverOf('0812345678')
  expect(two.usedToday).toBeGreaterThan(10_000)
  const change = (body: object) => owner.call(changeReceiver, { params: { receiverId: two.receiverId }, body: { state: 'ACTIVE', ...rules, ...body } })
  const first = () => house.transaction((tx) => receiverFor(tx, DEMO_MERCHANT, 'PROMPTPAY', 5_000n, clock.now()))
  await change({ rank: 1, dailyLimit: two.usedToday + 4_999 })
  expect((await first())?.holderName).toBe('Sala')
  await change({ rank: 1, dailyLimit: two.usedToday + 5_000 })
  expect((await house.transaction((tx) => receiversFor(tx, DEMO_MERCHANT, 'PROMPTPAY', 5_000n, clock.now()))).map((row) => row.holderName)).toContain('Sala Two')
  await change({ state: 'PAUSED' })
  expect((await first())?.holderName).toBe('Sala')
  await change({ state: 'REMOVED' })
  expect((await change({ state: 'ACTIVE' })).code).toBe('CHANGE_STATE')
  expect((await owner.call(changeReceiver, { params: { receiverId: 'nothing' }, body: { state: 'PAUSED', ...rules } })).code).toBe('RECEIVER_NOT_FOUND')
})

test('a paused channel shows its message and takes no deposit', async () => {
  const member = await house.player(11)
  expect((await owner.call(pauseChannel, { params: { channel: 'TRUEMONEY' }, body: { messageTh: 'ปรับปรุงระบบ', messageEn: 'Being mended' } })).value.isPaused).toBe(true)
  expect((await member.call(listDepositChannels)).value.channels.find((row) => row.channel === 'TRUEMONEY')).toMatchObject({ isPaused: true, pauseMessage: 'Being mended' })
  expect((await member.call(openDeposit, { body: { channel: 'TRUEMONEY', amount: 10_000 } })).success).toBe(false)
  await owner.call(resumeChannel, { params: { channel: 'TRUEMONEY' } })
  expect((await owner.call(resumeChannel, { params: { channel: 'TRUEMONEY' } })).code).toBe('CHANGE_STATE')
  expect((await member.call(openDeposit, { body: { channel: 'TRUEMONEY', amount: 10_000 } })).success).toBe(true)
})

interface Row { amount: number; reference: string; name?: string; at?: Date }
const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()
function csvOf(rows: readonly Row[]): string {
  return ['Date,Time,Amount,Reference,Sender', ...rows.map(({ amount, reference, name = '', at = clock.now() }) => `${bangkok(at).slice(0, 10)},${bangkok(at).slice(11, 16)},${(amount / 100).toFixed(2)},${reference},"${name.replaceAll('"', '""')}"`)].join('\n')
}
async function form(text: string | Uint8Array<ArrayBuffer>, accountNo = '0000000001'): Promise<FormData> {
  const sent = new FormData()
  sent.append('receiverId', (await receiverOf(accountNo)).receiverId)
  sent.append('file', new Blob([text], { type: 'text/csv' }), 'statement.csv')
  return sent
}
const take = async (rows: readonly Row[], caller = finance) => caller.call(importStatement, { body: await form(csvOf(rows)) })
const linesOf = async (importId: string) => (await owner.call(listStatementLines, { query: { importId, pageSize: 100 } })).value.list
const match = () => house.settle('cashier/match-statements')

async function intent(member: Player, amount: number): Promise<{ depositId: string; payable: number }> {
  const depositId = await member.deposit(amount, false)
  return { depositId, payable: (await member.call(readDeposit, { params: { intentId: depositId } })).value.payableAmount }
}

test('a statement credits what matches, leaves the rest, and says so; PromptPay lands in the account it settles in', async () => {
  const [one, two, three] = [await house.player(7), await house.player(8), await house.player(9)]
  const [a, b, c] = [await intent(one, 50_000), await intent(two, 60_000), await intent(three, 70_000)]
  const rows = [
    { amount: a.payable, reference: 'S-1', name: demoPayeeName(7) }, { amount: b.payable, reference: 'S-2', name: 'คนอื่น คนไกล' },
    { amount: 1_234_567, reference: 'S-3', name: '=HYPERLINK("x")' }, { amount: c.payable, reference: 'S-4', name: demoPayeeName(9), at: new Date(clock.now().getTime() - 86_400_000) },
  ]
  const before = (await one.balances()).main
  const preview = (await finance.call(previewStatement, { body: await form(csvOf(rows)) })).value
  expect(preview).toMatchObject({ lineCount: 4, knownCount: 0, faults: [], account: 'KBANK:0000000001' })
  const taken = (await take(rows)).value
  expect(taken).toMatchObject({ state: 'RUNNING', lineCount: 4, newAmount: rows.reduce((sum, row) => sum + row.amount, 0) })
  await match()
  expect((await linesOf(taken.importId)).map((line) => [line.reference, line.outcome, line.reason, line.depositId])).toEqual([
    ['S-1', 'CREDITED', null, a.depositId], ['S-2', 'REVIEW', null, b.depositId], ['S-3', 'UNMATCHED', 'NO_DEPOSIT', null], ['S-4', 'UNMATCHED', 'NO_DEPOSIT', null],
  ])
  expect((await one.balances()).main - before).toBe(BigInt(a.payable))
  expect((await two.call(readDeposit, { params: { intentId: b.depositId } })).value.state).toBe('REVIEW')
  const [listed] = (await owner.call(listStatements)).value.list
  expect(listed).toMatchObject({ importId: taken.importId, state: 'DONE' })
  expect(listed!.counts.find((row) => row.outcome === 'UNMATCHED')).toMatchObject({ count: 2 })
  const file = await owner.call(exportStatementLines, { query: { outcome: 'UNMATCHED', importId: taken.importId } })
  expect((file as unknown as { text: string }).text).toContain(`"'=HYPERLINK(""x"")"`)
})

test('T-D1 the same file three times at once and again: every reference counts once', async () => {
  const member = await house.player(12)
  const { depositId, payable } = await intent(member, 80_000)
  const before = (await member.balances()).main
  const rows = [{ amount: payable, reference: 'P-1', name: demoPayeeName(12) }, { amount: 999_901, reference: 'P-2' }]
  const replies = await Promise.all([take(rows), take(rows, owner), take(rows, owner)])
  expect(replies.every((reply) => reply.success)).toBe(true)
  await Promise.all([match(), match()])
  await take(rows)
  await match()
  const outcomes = (await Promise.all(replies.map((reply) => linesOf(reply.value.importId)))).flat().map((line) => line.outcome)
  expect(outcomes.toSorted((one, other) => one.localeCompare(other))).toEqual(['CREDITED', 'KNOWN', 'KNOWN', 'KNOWN', 'KNOWN', 'UNMATCHED'])
  expect((await member.balances()).main - before).toBe(BigInt(payable))
  // The bank tells of the same payment by itself, later: nothing more.
  await member.call(payDemoBank, { body: { intentId: depositId, reference: 'P-1' } })
  expect((await member.balances()).main - before).toBe(BigInt(payable))
})

test('what the bank told first is known to the statement; what was paid in time is credited though the statement is late', async () => {
  const member = await house.player(13)
  const [told, late] = [await intent(member, 90_000), await intent(member, 95_000)]
  const paidAt = clock.now()
  await member.call(payDemoBank, { body: { intentId: told.depositId, reference: 'W-1' } })
  await house.advance('PT20M')
  await house.settle('cashier/expire-deposits')
  expect((await member.call(readDeposit, { params: { intentId: late.depositId } })).value.state).toBe('EXPIRED')
  const before = (await member.balances()).main
  const taken = (await take([{ amount: told.payable, reference: 'W-1', name: demoPayeeName(13), at: paidAt }, { amount: late.payable, reference: 'W-2', name: demoPayeeName(13), at: paidAt }])).value
  await match()
  expect((await linesOf(taken.importId)).map((line) => line.outcome)).toEqual(['KNOWN', 'CREDITED'])
  expect((await member.balances()).main - before).toBe(BigInt(late.payable))
})

test('faulty lines refuse the file whole, by name; what is no statement is refused', async () => {
  const faulty = await finance.call(importStatement, { body: await form('Date,Amount,Reference\n2026-11-21,1e3,F-1\n2026-11-21,5,F-2\n') })
  expect(faulty).toMatchObject({ code: 'REQUEST_INVALID', value: { fields: [{ field: 'lines.2.amount', rule: 'statementAmount' }] } })
  expect((await owner.call(listStatementLines, { query: { query: 'F-2' } })).value.totalCount).toBe(0)
  expect(await finance.call(importStatement, { body: await form('Name\nx') })).toMatchObject({ code: 'STATEMENT_COLUMNS' })
  expect((await finance.call(importStatement, { body: await form('x'.repeat(1024 * 1024 + 1)) })).code).toBe('STATEMENT_TOO_LONG')
  const thai = new Uint8Array([...'date,amount,reference,sender\n2026-11-21,7777.77,T-1,'].map((letter) => letter.charCodeAt(0)).concat([0xca, 0xc1, 0xaa, 0xd2, 0xc2]))
  const preview = (await finance.call(previewStatement, { body: await form(thai) })).value
  expect(preview.lines).toMatchObject([{ payerName: 'สมชาย', amount: 777_777 }])
  const blind = await house.operator('blind', ['deposits.read', 'deposits.decide'])
  expect((await blind.call(importStatement, { body: await form(csvOf([{ amount: 1, reference: 'B-1' }])) })).code).toBe('COMMON_FORBIDDEN')
})

test('above the limit of a day a statement waits for another operator; a rejected one can come again', async () => {
  const member = await house.player(14)
  const { payable } = await intent(member, 9_990_000)
  const before = (await member.balances()).main
  const rows = [{ amount: payable, reference: 'L-1', name: demoPayeeName(14) }, { amount: 30_000, reference: 'L-2' }]
  const alone = await house.operator('lone', DESK)
  const first = (await take(rows, alone)).value
  expect(first).toMatchObject({ state: 'WAITING', abilities: ['reject'] })
  await match()
  expect((await member.balances()).main).toBe(before)
  expect((await alone.call(confirmStatement, { params: { importId: first.importId } })).code).toBe('CHANGE_FOUR_EYES')
  expect((await owner.call(rejectStatement, { params: { importId: first.importId } })).value.state).toBe('REJECTED')
  const again = (await take(rows, alone)).value
  const replies = await Promise.all([owner, finance].map((caller) => caller.call(confirmStatement, { params: { importId: again.importId } })))
  expect(replies.map((reply) => reply.success).filter(Boolean)).toHaveLength(1)
  await match()
  expect((await member.balances()).main - before).toBe(BigInt(payable))
})

test('T-W4 a line that matched nothing is credited to a deposit, above the limit by two, and once', async () => {
  const member = await house.player(15)
  const [small, large] = [await intent(member, 40_000), await intent(member, 600_000)]
  const taken = (await take([{ amount: 41_000, reference: 'A-1', name: demoPayeeName(15) }, { amount: 700_000, reference: 'A-2', name: demoPayeeName(15) }, { amount: 333, reference: 'A-3', name: 'ดอกเบี้ย' }])).value
  await match()
  const [first, second, third] = await linesOf(taken.importId)
  expect([first, second, third].map((line) => line!.outcome)).toEqual(['UNMATCHED', 'UNMATCHED', 'UNMATCHED'])
  const found = (await owner.call(readStatementLine, { params: { lineId: first!.lineId } })).value
  expect(found.candidates.slice(0, 2).map((one) => one.nameMatch)).toEqual(['MATCH', 'MATCH'])
  const before = (await member.balances()).main
  const assign = (caller: Caller, lineId: string, depositId: string) => caller.call(assignStatementLine, { params: { lineId }, body: { depositId, remark: 'seen on the phone' } })
  expect((await assign(owner, first!.lineId, small.depositId)).value).toEqual({ outcome: 'CREDITED', approvals: 1, approvalsNeeded: 1 })
  expect((await member.balances()).main - before).toBe(41_000n)
  expect((await assign(owner, second!.lineId, small.depositId)).code).toBe('DEPOSIT_STATE')
  expect((await assign(owner, second!.lineId, large.depositId)).value).toEqual({ outcome: 'UNMATCHED', approvals: 1, approvalsNeeded: 2 })
  expect((await assign(owner, second!.lineId, large.depositId)).code).toBe('WD_FOUR_EYES')
  const replies = await Promise.all(['x', 'y', 'z'].map((name) => house.operator(name, DESK).then((caller) => assign(caller, second!.lineId, large.depositId))))
  expect(replies.filter((reply) => reply.success && reply.value.outcome === 'CREDITED')).toHaveLength(1)
  expect((await member.balances()).main - before).toBe(741_000n)
  expect((await owner.call(setStatementLineAside, { params: { lineId: third!.lineId }, body: { remark: 'interest' } })).value.outcome).toBe('SET_ASIDE')
  expect((await assign(owner, third!.lineId, large.depositId)).code).toBe('STATEMENT_STATE')
})

test('a notice that names no deposit is kept once, and assigned as a line is', async () => {
  const member = await house.player(16)
  const { depositId } = await intent(member, 45_000)
  const notice = { merchantId: DEMO_MERCHANT, channel: 'PROMPTPAY' as const, reference: 'N-1', amount: 46_000n, payerName: demoPayeeName(16), receivedAt: clock.now(), source: 'webhook' }
  expect(await house.transaction((tx) => keepUnmatched(tx, notice))).toBe(true)
  expect(await house.transaction((tx) => keepUnmatched(tx, notice))).toBe(false)
  const [line] = (await owner.call(listStatementLines, { query: { query: 'N-1' } })).value.list
  expect((await owner.call(readStatementLine, { params: { lineId: line!.lineId } })).value.candidates.map((one) => one.depositId)).toContain(depositId)
  const taken = (await take([{ amount: 46_000, reference: 'N-1', name: demoPayeeName(16) }])).value
  await match()
  expect((await linesOf(taken.importId)).map((one) => one.outcome)).toEqual(['KNOWN'])
  const before = (await member.balances()).main
  expect((await owner.call(assignStatementLine, { params: { lineId: line!.lineId }, body: { depositId, remark: 'his' } })).value.outcome).toBe('CREDITED')
  expect((await member.balances()).main - before).toBe(46_000n)
  expect((await owner.call(creditDeposit, { params: { depositId }, body: { remark: 'again' } })).code).toBe('DEPOSIT_STATE')
})

test('the ledger is whole after all of it', () => house.audit())
