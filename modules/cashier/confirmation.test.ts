import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerComplaint } from '../../contract/operator/cashier/answer-complaint.ts'
import { approveWithdrawal } from '../../contract/operator/cashier/approve-withdrawal.ts'
import { forceReceipt } from '../../contract/operator/cashier/force-receipt.ts'
import { listComplaints } from '../../contract/operator/cashier/list-complaints.ts'
import { listWithdrawalQueue } from '../../contract/operator/cashier/list-withdrawal-queue.ts'
import { markWithdrawalPaid } from '../../contract/operator/cashier/mark-withdrawal-paid.ts'
import { openComplaint } from '../../contract/operator/cashier/open-complaint.ts'
import { readWithdrawal } from '../../contract/operator/cashier/read-withdrawal.ts'
import { resolveWithdrawal } from '../../contract/operator/cashier/resolve-withdrawal.ts'
import { cancelWithdrawal } from '../../contract/player/cashier/cancel-withdrawal.ts'
import { checkWithdrawal } from '../../contract/player/cashier/check-withdrawal.ts'
import { complainWithdrawal } from '../../contract/player/cashier/complain-withdrawal.ts'
import { confirmWithdrawal } from '../../contract/player/cashier/confirm-withdrawal.ts'
import { listWithdrawals } from '../../contract/player/cashier/list-withdrawals.ts'
import { lockWithdrawals } from '../../contract/player/cashier/lock-withdrawals.ts'
import { setBankFaults } from '../../contract/player/cashier/set-bank-faults.ts'
import { addBankAccount } from '../../contract/player/cashier/add-bank-account.ts'
import { listMessages } from '../../contract/player/messaging/list-messages.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { goToHour } from '../../tests/support/bangkok.ts'
import { openCashierHouse, PAYMENT_PASSWORD, type Caller, type CashierHouse, type Player } from '../../tests/support/cashier.ts'
import { setVipLevel } from '../identity/index.ts'
import { setSetting } from '../system/index.ts'
import { gatewayAccount, memberAccount, postTransaction } from '../wallet/index.ts'
import { payoutSettings, withdrawalSettings } from './settings.ts'

let house: CashierHouse, owner: Caller, finance: Caller, picture: Buffer
beforeAll(async () => {
  house = await openCashierHouse()
  owner = await house.operator('owner')
  finance = await house.operator('finance')
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } }).png().toBuffer()
  await goToHour(house, 12)
})
afterAll(() => house.close())
const of = (withdrawalId: string, body: unknown = {}) => ({ params: { withdrawalId }, body })

function form(fields: Record<string, string>, pictures: Buffer[] = []): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  for (const [place, bytes] of pictures.entries()) made.append('images', new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), `${place}.png`)
  return made
}

async function rich(number: number, amount = 30_000_000n): Promise<Player> {
  const member = await house.player(number)
  await house.transaction(async (tx) => {
    await setVipLevel(tx, member.id, 4)
    await postTransaction(tx, {
      scope: 'test', key: `rich${number}`, kind: 'OPENING', currency: 'THB',
      entries: [{ from: gatewayAccount(DEMO_MERCHANT, 'DEMO'), to: memberAccount(member.id), amount, code: 'OPENING' }],
    })
  })
  return member
}

/** Approved by as many operators as it takes. */
async function approved(member: Player, amount: number): Promise<string> {
  const { withdrawalId } = (await member.withdraw(amount)).value
  if ((await owner.call(approveWithdrawal, of(withdrawalId))).value.state === 'REVIEW') await finance.call(approveWithdrawal, of(withdrawalId))
  return withdrawalId
}

async function paid(member: Player, amount = 100_000): Promise<string> {
  const withdrawalId = await approved(member, amount)
  await house.settle()
  return withdrawalId
}

const latest = async (member: Player) => (await member.call(listWithdrawals)).value.list[0]!
const messagesOf = async (member: Player) => (await member.call(listMessages, { query: {} })).value.list.map((message) => message.title)
const bankBook = (withdrawalId: string) => rowsOf(house.server.process.database.kysely, sql<{ reference: string; amount: bigint; asked_count: number }>`
  SELECT reference, amount, asked_count FROM cashier.demo_payout WHERE starts_with(reference, ${withdrawalId}) ORDER BY reference`)
const faults = (...list: string[]) => house.client.post(setBankFaults.path, { faults: list })

describe('paid in parts', () => {
  test('a large one leaves in several transfers, and the member confirms their total', async () => {
    const member = await rich(1)
    const withdrawalId = await paid(member, 18_000_000)
    const seen = await latest(member)
    expect(seen).toMatchObject({ state: 'CONFIRM_WAIT', sentAmount: 18_000_000, canConfirm: true })
    expect(seen.parts.map((part) => [part.partNo, part.amount, part.state])).toEqual([[1, 5_000_000, 'SENT'], [2, 5_000_000, 'SENT'], [3, 5_000_000, 'SENT'], [4, 3_000_000, 'SENT']])
    expect((await bankBook(withdrawalId)).map((row) => [row.amount, row.asked_count])).toEqual([[5_000_000n, 1], [5_000_000n, 1], [5_000_000n, 1], [3_000_000n, 1]])
    expect((await member.call(confirmWithdrawal, of(withdrawalId, { action: 'FULL_PAYMENT' }))).value.state).toBe('RECEIVED')
    expect((await member.balances()).hold).toBe(0n)
  })

  test('by hand each part is reported with its reference, once; only the last starts the clock', async () => {
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, false))
    const member = await rich(2)
    const withdrawalId = await approved(member, 12_000_000)
    await house.settle()
    const report = (body: unknown) => finance.call(markWithdrawalPaid, of(withdrawalId, body))
    expect((await report({})).code).toBe('WD_PART')
    expect((await report({ partNo: 4, reference: 'A-1' })).code).toBe('WD_PART')
    expect((await report({ partNo: 1, reference: 'A-1' })).value.state).toBe('PAYING')
    expect((await report({ partNo: 2, reference: 'A-1' })).code).toBe('WD_REFERENCE_USED')
    expect((await report({ partNo: 1, reference: 'A-2' })).code).toBe('WD_PART')
    expect((await member.call(confirmWithdrawal, of(withdrawalId, { action: 'FULL_PAYMENT' }))).code).toBe('WD_NOT_CONFIRMABLE')
    expect(await latest(member)).toMatchObject({ state: 'PAYING', sentAmount: 5_000_000, confirmBy: null })
    expect((await report({ partNo: 3, reference: 'A-3' })).value.state).toBe('PAYING')
    const both = await Promise.all([report({ partNo: 2, reference: 'A-4' }), report({ partNo: 2, reference: 'A-5' })])
    expect(both.filter((reply) => reply.success && reply.value.state === 'CONFIRM_WAIT').length).toBeGreaterThan(0)
    expect((await latest(member)).parts.filter((part) => part.state === 'SENT')).toHaveLength(3)
    await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, payoutSettings.isAutomatic, true))
  })

  test('of a dispute about one part only that one returns, or is paid again', async () => {
    const [member, other] = [await rich(3), await rich(4)]
    const before = (await member.balances()).main
    const [one, two] = [await paid(member, 12_000_000), await paid(other, 12_000_000)]
    expect((await member.call(confirmWithdrawal, of(one, { action: 'NOT_RECEIVED', missingParts: '9' }))).code).toBe('REQUEST_INVALID')
    for (const [player, withdrawalId] of [[member, one], [other, two]] as const) {
      expect((await player.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED', reason: 'AMOUNT_SHORT', missingParts: '2' }))).value.state).toBe('DISPUTED')
    }
    for (const operator of [owner, finance]) await operator.call(resolveWithdrawal, of(one, { outcome: 'RETURNED', remark: 'part 2 came back' }))
    expect(await latest(member)).toMatchObject({ state: 'RESOLVED_RETURNED' })
    expect(await member.balances()).toMatchObject({ main: before - 7_000_000n, hold: 0n })

    for (const operator of [owner, finance]) await operator.call(resolveWithdrawal, of(two, { outcome: 'REPAY', remark: 'sent again' }))
    await house.settle()
    const again = await latest(other)
    expect(again).toMatchObject({ state: 'CONFIRM_WAIT', sentAmount: 12_000_000, dispute: { reason: 'AMOUNT_SHORT', missingParts: [2] } })
    expect((await bankBook(two)).map((row) => row.reference)).toEqual([two, `${two}:2:1`, `${two}:2:2`, `${two}:3:1`])
    // A further dispute begins a round of its own: the words of the last one do not count.
    await other.call(confirmWithdrawal, of(two, { action: 'NOT_RECEIVED', missingParts: '2' }))
    expect((await owner.call(resolveWithdrawal, of(two, { outcome: 'REPAY', remark: 'again' }))).value).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect(await messagesOf(other)).toContain('Dispute resolved: paid again')
  })
})

describe('a bank with faults', () => {
  test('unknown answers are asked again under the same reference, and nothing is paid twice', async () => {
    await faults('UNKNOWN', 'UNKNOWN_PAID', 'UNKNOWN_PAID')
    const member = await house.player(5)
    const withdrawalId = await paid(member)
    for (const pause of ['PT11S', 'PT21S', 'PT41S']) {
      expect((await latest(member)).state).toBe('PAYING')
      await house.advance(pause)
      await house.settle()
    }
    expect((await latest(member)).state).toBe('CONFIRM_WAIT')
    expect(await bankBook(withdrawalId)).toEqual([{ reference: withdrawalId, amount: 100_000n, asked_count: 3 }])
  })

  test('refused: everything returns with the reason; refused in the middle: a person pays the part another way', async () => {
    await faults('REFUSE')
    const member = await house.player(6)
    await paid(member)
    const inThai = await house.client.get<{ list: unknown[] }>(listWithdrawals.path, { token: member.token, headers: { 'accept-language': 'th' } })
    expect([inThai.value.list[0], await latest(member)]).toMatchObject([{ remark: 'ธนาคารปลายทางปฏิเสธการโอน' }, { state: 'FAILED', remark: 'The receiving bank refused the transfer', canConfirm: false }])
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })

    const large = await rich(7)
    const withdrawalId = await approved(large, 12_000_000)
    await house.server.process.outbox.drain()
    await faults('SLOW', 'REFUSE')
    await house.settle()
    expect((await latest(large)).parts.map((part) => part.state)).toEqual(['SENT', 'REFUSED', 'SENT'])
    expect((await finance.call(markWithdrawalPaid, of(withdrawalId, { partNo: 2, reference: 'BY-HAND-1' }))).value.state).toBe('CONFIRM_WAIT')
  })
})

test('a reminder at half of the time, on the open pages and in the inbox, once; the clock’s end comes on time, once', async () => {
  await goToHour(house, 12)
  const member = await house.player(8)
  const withdrawalId = await paid(member)
  const run = () => house.settle('cashier/remind-unconfirmed', 'cashier/receive-unanswered')
  await house.advance('PT14M')
  await run()
  expect(await messagesOf(member)).not.toContain('Have you received your withdrawal?')
  await house.advance('PT2M')
  await run()
  await run()
  expect((await messagesOf(member)).filter((title) => title === 'Have you received your withdrawal?')).toHaveLength(1)
  await house.advance('PT13M')
  await run()
  expect((await latest(member)).state).toBe('CONFIRM_WAIT')
  // Hours at once, over midnight in Bangkok: received once, and nobody is reminded of what is over.
  const late = await house.player(9)
  await paid(late)
  await house.advance('PT14H')
  await Promise.all([run(), run(), run()])
  for (const player of [member, late]) expect((await latest(player)).steps.filter((step) => step.state === 'RECEIVED')).toHaveLength(1)
  expect(await messagesOf(late)).not.toContain('Have you received your withdrawal?')
  expect((await owner.call(readWithdrawal, of(withdrawalId))).value.steps.at(-1)).toMatchObject({ state: 'RECEIVED', actor: 'system' })
  expect((await member.balances()).hold).toBe(0n)
})

test('the day’s limits begin anew at midnight in Bangkok', async () => {
  await goToHour(house, 23)
  const member = await house.player(10)
  for (let count = 0; count < 3; count++) await member.call(confirmWithdrawal, of(await paid(member, 10_000), { action: 'RECEIVED' }))
  expect((await member.withdraw(10_000)).code).toBe('WD_LIMIT')
  expect((await member.call(checkWithdrawal)).value).toMatchObject({ leftToday: 0, firstFailure: 'WD_LIMIT' })
  await house.advance('PT1H1M')
  expect((await member.call(checkWithdrawal)).value).toMatchObject({ leftToday: 3, freeLeftToday: 3, firstFailure: null })
  expect((await member.withdraw(10_000)).success).toBe(true)
  await goToHour(house, 12)
})

describe('disputes and forced receipts', () => {
  test('up to three pictures, drawn anew and shown to the member and the desk only', async () => {
    const member = await house.player(11)
    const withdrawalId = await paid(member)
    const bad = form({ action: 'NOT_RECEIVED', reason: 'OTHER_ACCOUNT' }, [Buffer.from('<svg/>')])
    expect((await member.call(confirmWithdrawal, of(withdrawalId, bad))).code).toBe('UPLOAD_INVALID')
    expect((await member.call(confirmWithdrawal, of(withdrawalId, form({ action: 'NOT_RECEIVED', reason: 'OTHER_ACCOUNT', remark: 'ไม่ใช่บัญชีของฉัน' }, [picture, picture])))).value.state).toBe('DISPUTED')
    const { dispute, dueBy, confirmBy } = await latest(member)
    expect(dispute).toMatchObject({ reason: 'OTHER_ACCOUNT', remark: 'ไม่ใช่บัญชีของฉัน' })
    expect(confirmBy).toBeNull()
    expect(Math.round((Date.parse(dueBy!) - clock.nowMs()) / 3_600_000)).toBe(24)
    const read = (token: string) => house.client.get(`/files/${dispute!.images[1]}`, { token }).then((reply) => reply.status)
    expect(await Promise.all([member.token, finance.token, (await house.player(12)).token].map(read))).toEqual([200, 200, 404])
    // The clock stands for good.
    await house.advance('P2D')
    await house.settle('cashier/receive-unanswered')
    expect((await latest(member)).state).toBe('DISPUTED')
  })

  test('a forced receipt wants the bank’s proof and two people; the member is told and may complain', async () => {
    const member = await house.player(13)
    const withdrawalId = await paid(member)
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'NOT_RECEIVED' }))
    const force = (operator: Caller, pictures: Buffer[] = []) => operator.call(forceReceipt, of(withdrawalId, form({ remark: 'statement of the bank' }, pictures)))
    expect((await force(owner)).code).toBe('WD_PROOF')
    expect((await force(owner, [picture])).value).toEqual({ state: 'DISPUTED', approvals: 1, approvalsNeeded: 2 })
    expect((await force(owner)).code).toBe('WD_FOUR_EYES')
    expect((await owner.call(readWithdrawal, of(withdrawalId))).value).toMatchObject({ forceApprovals: 1, proofImages: [expect.stringMatching(/\.png$/)], abilities: ['resolve'] })
    expect((await force(finance)).value.state).toBe('RECEIVED')
    expect(await latest(member)).toMatchObject({ state: 'RECEIVED', isForced: true, canComplain: true })
    expect(await messagesOf(member)).toContain('Receipt confirmed with bank proof')
    expect(await member.balances()).toMatchObject({ main: 900_000n, hold: 0n })
    expect((await force(owner)).code).toBe('WD_STATE')
  })
})

describe('complaints', () => {
  test('for thirty days; upheld by two the money is back, with every figure in the ledger', async () => {
    const member = await house.player(14)
    const withdrawalId = await paid(member)
    const word = { reason: 'NOT_ARRIVED', remark: 'nothing came' }
    expect((await member.call(complainWithdrawal, of(withdrawalId, word))).code).toBe('WD_COMPLAINT')
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'RECEIVED' }))
    expect((await (await house.player(15)).call(complainWithdrawal, of(withdrawalId, word))).code).toBe('WD_NOT_FOUND')
    const opened = await Promise.all([1, 2, 3].map(() => member.call(complainWithdrawal, of(withdrawalId, form(word, [picture])))))
    expect(opened.filter((reply) => reply.success)).toHaveLength(1)
    const open = (await owner.call(listComplaints, { query: { state: 'OPEN' } })).value.list
    expect(open).toMatchObject([{ withdrawalId, account: 'member14', amount: 100_000, images: [expect.any(String)], abilities: ['uphold', 'decline'] }])
    const uphold = (operator: Caller) => operator.call(answerComplaint, { params: { complaintId: open[0]!.complaintId }, body: { outcome: 'UPHELD', remark: 'the bank sent it back' } })
    expect((await uphold(owner)).value).toEqual({ state: 'OPEN', approvals: 1, approvalsNeeded: 2 })
    expect((await uphold(owner)).code).toBe('WD_FOUR_EYES')
    expect((await uphold(finance)).value.state).toBe('UPHELD')
    expect((await uphold(finance)).code).toBe('WD_COMPLAINT')
    expect(await latest(member)).toMatchObject({ state: 'RESOLVED_RETURNED', complaint: { state: 'UPHELD', answer: 'the bank sent it back' }, canComplain: false })
    expect(await member.balances()).toMatchObject({ main: 1_000_000n, hold: 0n })
    expect(await messagesOf(member)).toContain('Your complaint was upheld')
  })

  test('declined with a reason the member may complain again; after thirty days nobody may', async () => {
    const member = await house.player(15)
    const withdrawalId = await paid(member)
    await member.call(confirmWithdrawal, of(withdrawalId, { action: 'RECEIVED' }))
    const { complaintId } = (await owner.call(openComplaint, of(withdrawalId, { reason: 'AMOUNT_SHORT', remark: 'by telephone' }))).value
    expect((await owner.call(answerComplaint, { params: { complaintId }, body: { outcome: 'DECLINED', remark: 'paid in full' } })).value.state).toBe('DECLINED')
    expect(await latest(member)).toMatchObject({ complaint: { state: 'DECLINED', answer: 'paid in full' }, canComplain: true })
    await house.advance('P30D')
    expect((await latest(member)).canComplain).toBe(false)
    expect((await member.call(complainWithdrawal, of(withdrawalId, { reason: 'NOT_ARRIVED', remark: 'late' }))).code).toBe('WD_COMPLAINT')
    expect((await owner.call(openComplaint, of(withdrawalId, { reason: 'NOT_ARRIVED', remark: 'late' }))).code).toBe('WD_COMPLAINT')
  })
})

test('who gave up taking withdrawals back cannot take one back, then or ever', async () => {
  await house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, withdrawalSettings.isAutoApproved, false))
  const member = await house.player(16)
  const { withdrawalId } = (await member.withdraw(10_000)).value
  expect((await latest(member)).canCancel).toBe(true)
  expect((await member.call(lockWithdrawals)).value).toEqual({ isCancelLocked: true })
  expect((await latest(member)).canCancel).toBe(false)
  expect((await member.call(cancelWithdrawal, of(withdrawalId))).code).toBe('WD_LOCKED')
  expect((await member.call(checkWithdrawal)).value.isCancelLocked).toBe(true)
})

test('whoever binds a bank account, its member is told', async () => {
  const member = await house.player(17)
  const added = await member.call(addBankAccount, { body: { bankCode: 'SCB', accountNo: '9876543210', holderName: 'สมชาย ใจดี Q', paymentPassword: PAYMENT_PASSWORD } })
  expect(added.code ?? 'OK').toBe('OK')
  expect(await messagesOf(member)).toContain('A bank account was added')
})

test('each step shows its next deadline at the desk, and the audit is clean', async () => {
  const row = (await owner.call(listWithdrawalQueue, { query: { query: 'member16', state: 'REVIEW' } })).value.list[0]!
  expect(Date.parse(row.dueBy!) - Date.parse(row.createdAt)).toBe(30 * 60_000)
  await house.audit()
})
