import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportRounds } from '../../../../contract/operator/members/export-rounds.ts'
import { exportTransfers } from '../../../../contract/operator/members/export-transfers.ts'
import { listRounds } from '../../../../contract/operator/members/list-rounds.ts'
import { listTransfers } from '../../../../contract/operator/members/list-transfers.ts'
import { readMemberTransaction } from '../../../../contract/operator/members/read-transaction.ts'
import { adjustmentAccount, memberAccount, postTransaction, reverse } from '../../../wallet/index.ts'
import { rowsOf, sql } from '../../../../platform/postgres.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../../tests/support/cashier.ts'

let house: CashierHouse
let member: Player
let other: Player
let staff: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  member = await house.player(8)
  other = await house.player(9)
  staff = await house.operator('reader', ['members.read'])
  await house.play(member.id, 10_000n, 25_000n)
  await house.play(member.id, 3_000n, 0n)
  await house.play(other.id, 7_700n, 0n)
})
afterAll(() => house.close())

const download = async (path: string, token: string) => {
  const answer = await fetch(house.server.origin + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { status: answer.status, name: answer.headers.get('content-disposition'), text: await answer.text() }
}

test('T-M2 an operator’s file contains the member’s own rows, as the list shows them, and is audited', async () => {
  const path = (call: { path: string }, memberId: string) => call.path.replace(':memberId', memberId)
  const rounds = await download(`${path(exportRounds, member.id)}?format=CSV`, staff.token)
  expect(rounds.name).toMatch(/^attachment; filename="rounds-member08-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"$/)
  const listed = (await staff.call(listRounds, { params: { memberId: member.id } })).value.list
  expect((parse(rounds.text, { bom: true }) as string[][]).slice(1).map((row) => row[1])).toEqual(
    listed.map((row) => row.roundNo),
  )
  expect(listed).toHaveLength(2)
  const transfers = parse(
    (await download(`${path(exportTransfers, member.id)}?format=CSV`, staff.token)).text,
    { bom: true },
  ) as string[][]
  expect(transfers.slice(1).map((row) => row[3])).toEqual(
    (await staff.call(listTransfers, { params: { memberId: member.id } })).value.list.map((row) =>
      (row.amount / 100).toFixed(2),
    ),
  )
  expect(transfers.flat()).not.toContain('-77.00')
  const log = await rowsOf(
    house.server.process.database.kysely,
    sql<{
      action: string
      subject: string
      actor: string
    }>`SELECT action, subject, actor FROM app.audit_log WHERE action LIKE 'member.export-%' ORDER BY seq`,
  )
  expect(log).toEqual(
    ['rounds', 'transfers'].map((what) => ({
      action: `member.export-${what}`,
      subject: `member:${member.id}`,
      actor: 'reader',
    })),
  )
  expect((await download(`${path(exportRounds, 'nobody')}?format=CSV`, staff.token)).status).toBe(404)
  expect(
    (
      await download(
        `${path(exportRounds, member.id)}?format=CSV`,
        (
          await house.operator('blind', ['deposits.read'])
        ).token,
      )
    ).status,
  ).toBe(403)
})

test('a transaction is shown with every part, who posted it and why, and with a link to the one that reversed it', async () => {
  const posted = await house.transaction((tx) =>
    postTransaction(tx, {
      scope: 'adjustment',
      key: 'records-1',
      kind: 'ADJUSTMENT',
      currency: 'THB',
      actor: 'finance',
      reason: 'goodwill',
      reference: 'case-7',
      entries: [
        { from: adjustmentAccount('demo'), to: memberAccount(member.id), amount: 500n, code: 'ADJUSTMENT' },
        {
          from: adjustmentAccount('demo'),
          to: memberAccount(member.id, 'bonus'),
          amount: 20n,
          code: 'BONUS',
        },
      ],
    }),
  )
  const back = await house.transaction((tx) =>
    reverse(tx, {
      txnId: posted.txnId,
      scope: 'reversal',
      key: 'records-1',
      actor: 'owner',
      reason: 'wrong member',
    }),
  )
  const read = (transactionId: string, memberId = member.id) =>
    staff.call(readMemberTransaction, { params: { memberId, transactionId } })
  expect((await read(posted.txnId)).value).toMatchObject({
    account: 'member08',
    kind: 'ADJUSTMENT',
    scope: 'adjustment',
    key: 'records-1',
    actor: 'finance',
    reason: 'goodwill',
    reference: 'case-7',
    reverses: null,
    reversedBy: back.txnId,
    parts: [
      { code: 'ADJUSTMENT', from: 'demo/adjustment', to: `${member.id}/main`, amount: 500, currency: 'THB' },
      { code: 'BONUS', to: `${member.id}/bonus`, amount: 20 },
    ],
  })
  expect((await read(back.txnId)).value).toMatchObject({
    reverses: posted.txnId,
    reversedBy: null,
    actor: 'owner',
    reason: 'wrong member',
  })
  const [bet] = (await staff.call(listTransfers, { params: { memberId: member.id } })).value.list.filter(
    (row) => row.code === 'BET',
  )
  expect((await read(bet!.txnId)).value).toMatchObject({
    kind: 'BET_WIN',
    scope: 'vendor:TESTVENDOR',
    reference: bet!.roundId,
  })
  for (const [transactionId, memberId] of [
    [posted.txnId, other.id],
    ['1', member.id],
    ['x', member.id],
  ] as const)
    expect((await read(transactionId, memberId)).code).toBe('TRANSACTION_NOT_FOUND')
})
