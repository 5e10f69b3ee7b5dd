/** Points by hand: a second person decides, and no balance falls below zero. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adjustPoints } from '../../contract/operator/points/adjust-points.ts'
import { readMemberPoints } from '../../contract/operator/points/read-member-points.ts'
import { confirmProposal } from '../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../contract/operator/system/list-proposals.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../tests/support/cashier.ts'

let house: CashierHouse
let asking: Caller
let deciding: Caller
const ABILITIES = ['members.adjust', 'points.view', 'dashboard.read']
beforeAll(async () => {
  house = await openCashierHouse()
  asking = await house.operator('finance', ABILITIES)
  deciding = await house.operator('owner', ABILITIES)
})
afterAll(() => house.close())

const ask = (memberId: string, amount: number) =>
  asking.call(adjustPoints, { params: { memberId }, body: { amount, reason: 'a lost parcel' } })
const waiting = async () => (await deciding.call(listProposals)).value.list[0]!.proposalId
const decide = (by: Caller, proposalId: string) => by.call(confirmProposal, { params: { proposalId } })

test('points are granted and taken back once another person agrees', async () => {
  const player = await house.player(1)
  expect((await ask(player.id, 250_000)).status).toBe(200)
  expect((await ask(player.id, 1_000)).code).toBe('CHANGE_STATE')
  const proposalId = await waiting()
  expect((await decide(asking, proposalId)).code).toBe('CHANGE_FOUR_EYES')
  expect((await player.balances()).points).toBe(0n)
  expect((await decide(deciding, proposalId)).status).toBe(200)
  expect((await decide(deciding, proposalId)).status).toBe(409)
  expect((await deciding.call(readMemberPoints, { params: { memberId: player.id } })).value).toMatchObject({
    balance: 250_000,
    owedAmount: 0,
    movements: [{ type: 'ADJUST', amount: 250_000 }],
  })
  expect((await ask(player.id, -250_001)).code).toBe('POINTS_NOT_ENOUGH')
  expect((await ask(player.id, 0)).code).toBe('REQUEST_INVALID')
  expect((await ask('nobody', 1_000)).code).toBe('MEMBER_NOT_FOUND')
  await ask(player.id, -100_000)
  await decide(deciding, await waiting())
  expect((await player.balances()).points).toBe(150_000n)
  await house.audit()
})
