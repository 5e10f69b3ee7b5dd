/** The desk of applications, credit by two people, and the report: decided once, and added up truly. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWaitingWork } from '../../../contract/operator/dashboard/count-waiting-work.ts'
import { approveApplication } from '../../../contract/operator/promotions/approve-application.ts'
import { exportPromotionReport } from '../../../contract/operator/promotions/export-promotion-report.ts'
import { grantCredit } from '../../../contract/operator/promotions/grant-credit.ts'
import { listApplications } from '../../../contract/operator/promotions/list-applications.ts'
import { listMemberClaims } from '../../../contract/operator/promotions/list-member-claims.ts'
import { readPromotionReport } from '../../../contract/operator/promotions/read-promotion-report.ts'
import { rejectApplication } from '../../../contract/operator/promotions/reject-application.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { writePromotion } from '../../../contract/operator/promotions/write-promotion.ts'
import { confirmProposal } from '../../../contract/operator/system/confirm-proposal.ts'
import { listProposals } from '../../../contract/operator/system/list-proposals.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setVipLevel } from '../../identity/index.ts'
import { openClaim } from '../offers/claim-moves.ts'

const ABILITIES = [
  'promotions.view',
  'promotions.edit',
  'promotions.decide',
  'promotions.grant',
  'dashboard.read',
]
let house: CashierHouse
let clerk: Caller
let colleague: Caller
let promotionId: string
let player: Player
let number = 0
beforeAll(async () => {
  house = await openCashierHouse()
  clerk = await house.operator('support', ABILITIES)
  colleague = await house.operator('owner', ABILITIES)
})
beforeEach(async () => {
  player = await house.player(++number)
  promotionId = await running({ asking: 'MEMBER' })
})
afterAll(() => house.close())

async function running(values: object): Promise<string> {
  const { value } = await clerk.call(writePromotion, {
    body: {
      kind: 'RESCUE',
      names: { th: 'เครดิตช่วยเหลือ', en: 'Credit' },
      texts: { th: '', en: '' },
      imageUrl: '',
      arguments: { amount: 10_000, maxAmount: 50_000, stakeAmount: 1_000, ...values },
      audience: {
        vipFrom: null,
        vipTo: null,
        neverDeposited: false,
        dormantDays: null,
        lineOf: '',
        tags: [],
        usernames: [],
      },
      startsAt: new Date(clock.now().getTime() - 60_000).toISOString(),
      endsAt: null,
      budgetAmount: 200_000,
      claimLimit: null,
      mayReapply: true,
    },
  })
  await clerk.call(startPromotion, { params: { promotionId: value.promotionId }, body: { version: 1 } })
  return value.promotionId
}

/** What a member sends: the claim that waits. */
async function apply(member: Player, remark = 'please'): Promise<string> {
  const claim = await house.transaction((tx) =>
    openClaim(
      tx,
      {
        promotionId,
        memberId: member.id,
        merchantId: DEMO_MERCHANT,
        cycle: '',
        state: 'APPLYING',
        arguments: { amount: 10_000, maxAmount: 50_000, stakeAmount: 1_000 },
        attempts: 1,
        remark,
      },
      { now: clock.now() },
    ),
  )
  return claim!.claimId
}
const desk = async (tab: string) =>
  (await clerk.call(listApplications, { query: { tab, pageSize: 100 } })).value
const approve = (caller: Caller, claimId: string, amount?: number) =>
  caller.call(approveApplication, {
    params: { claimId },
    body: { note: '', ...(amount === undefined ? {} : { amount }) },
  })
const reject = (caller: Caller, claimId: string, reason: string, text = '') =>
  caller.call(rejectApplication, { params: { claimId }, body: { reason, text } })
const bonusOf = async (member: Player) => (await member.balances()).bonus
const claimsOf = async (member: Player) =>
  (await clerk.call(listMemberClaims, { params: { memberId: member.id } })).value

test('an application waits with the facts of its member, is approved once and credited', async () => {
  const before = await bonusOf(player)
  const claimId = await apply(player, 'my card was lost')
  const waiting = await desk('WAITING')
  expect(waiting.list.find((row) => row.claimId === claimId)).toMatchObject({
    remark: 'my card was lost',
    attempt: 1,
    state: 'APPLYING',
    decidedBy: '',
    usualAmount: 10_000,
    mostAmount: 50_000,
  })
  expect(await approve(clerk, claimId, 50_001)).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { fields: [{ field: 'amount', message: 'At most ฿500.00' }] },
  })
  expect((await colleague.call(countWaitingWork)).value.applicationsWaiting).toBe(waiting.waitingCount)
  expect((await approve(clerk, claimId)).value).toEqual({ state: 'ISSUED', amount: 10_000 })
  expect(await bonusOf(player)).toBe(before + 10_000n)
  expect((await desk('APPROVED')).list[0]).toMatchObject({ claimId, amount: 10_000, decidedBy: 'support' })
  expect((await desk('WAITING')).list.map((row) => row.claimId)).not.toContain(claimId)
})

test('of two clerks who decide at once, the second is told, and it is credited once', async () => {
  const before = await bonusOf(player)
  const claimId = await apply(player)
  const replies = await Promise.all([
    approve(clerk, claimId, 20_000),
    reject(colleague, claimId, 'PROOF'),
    approve(colleague, claimId, 20_000),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'PROMO_STATE')).toHaveLength(2)
  const credited = (await bonusOf(player)) - before
  expect(credited).toBe(replies[1].status === 200 ? 0n : 20_000n)
})

test('a rejection carries a reason that the member reads, from the list or in words', async () => {
  const claimId = await apply(player)
  expect((await reject(clerk, claimId, 'OTHER')).code).toBe('REQUEST_INVALID')
  expect((await reject(clerk, claimId, 'OTHER', 'x'.repeat(141))).code).toBe('REQUEST_INVALID')
  expect((await reject(clerk, claimId, 'OTHER', 'the card is of somebody else')).status).toBe(200)
  expect((await desk('REJECTED')).list[0]).toMatchObject({ claimId, reason: 'the card is of somebody else' })
  expect((await claimsOf(player)).list[0]).toMatchObject({
    state: 'REJECTED',
    events: [
      { toState: 'APPLYING', actor: '' },
      { toState: 'REJECTED', actor: 'support', note: 'the card is of somebody else' },
    ],
  })
})

test.each([
  ['more than the promotion allows', 50_001, 'REQUEST_INVALID'],
  ['nothing', 0, 'REQUEST_INVALID'],
])('an approval of %s is refused, and the application waits on', async (_name, amount, code) => {
  const claimId = await apply(player)
  expect((await approve(clerk, claimId, amount)).code).toBe(code)
  expect((await desk('WAITING')).list.map((row) => row.claimId)).toContain(claimId)
})

test('credit for a member is given once a second person agrees, and stands on their page', async () => {
  const before = await bonusOf(player)
  const giving = await running({ asking: 'OPERATOR' })
  expect((await claimsOf(player)).rescues.map((rescue) => rescue.promotionId)).toContain(giving)
  const ask = () =>
    clerk.call(grantCredit, {
      params: { memberId: player.id },
      body: { promotionId: giving, amount: 15_000, reason: 'a payment was late' },
    })
  expect((await ask()).status).toBe(200)
  expect((await ask()).code).toBe('CHANGE_STATE')
  expect(await bonusOf(player)).toBe(before)
  const [proposal] = (await colleague.call(listProposals)).value.list
  // Whoever decides reads the promotion in either language.
  expect(proposal!.changes[0]).toMatchObject({ field: 'promotion', after: expect.stringContaining(' · ') })
  const params = { proposalId: proposal!.proposalId }
  expect((await clerk.call(confirmProposal, { params })).code).toBe('CHANGE_FOUR_EYES')
  expect((await colleague.call(confirmProposal, { params })).status).toBe(200)
  expect(await bonusOf(player)).toBe(before + 15_000n)
  expect((await claimsOf(player)).list[0]).toMatchObject({
    promotionId: giving,
    state: 'ISSUED',
    amount: 15_000,
  })
})

test('the report adds up what was given, what became of it, and what its members did meanwhile', async () => {
  const before = await player.balances()
  await player.deposit(100_000)
  const deposited = Number((await player.balances()).main - before.main)
  await approve(clerk, await apply(player), 20_000)
  await house.play(player.id, 500n, 200n)
  await rollUpAll(house.server.process.database)
  const read = async () => (await clerk.call(readPromotionReport, { params: { promotionId } })).value
  const { total, days, levels, outcomes } = await read()
  expect(total).toMatchObject({
    claimCount: 1,
    memberCount: 1,
    costAmount: 20_000,
    stakeAmount: 500,
    requiredAmount: 20_000,
    depositAmount: deposited,
    resultAmount: 300,
    afterCostAmount: -19_700,
  })
  expect(outcomes.filter(({ claimCount }) => claimCount > 0)).toEqual([
    { outcome: 'OPEN', claimCount: 1, costAmount: 20_000 },
  ])
  expect(days).toHaveLength(1)
  expect(days[0]).toMatchObject({ claimCount: 1, costAmount: 20_000, stakeAmount: 500 })
  expect(levels).toEqual([{ ...days[0], date: undefined, level: 0, names: { th: 'สมาชิก', en: 'Member' } }])
  const linesOf = async (by: string) => {
    const path = exportPromotionReport.path.replace(':promotionId', promotionId)
    const file = await fetch(`${house.server.origin}${path}?format=CSV${by}`, {
      headers: { authorization: `Bearer ${clerk.token}` },
    })
    return (await file.text()).trim().split('\r\n')
  }
  const lines = await linesOf('')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,1,1,200\.00,200\.00,1000\.\d\d,5\.00,3\.00,-197\.00$/)
  const byLevel = await linesOf('&by=LEVEL')
  expect(byLevel).toHaveLength(2)
  expect(byLevel[1]!.replace(/^VIP 0 [^,]+,/, '')).toBe(lines[1]!.slice('2025-11-20,'.length))
  expect((await clerk.call(readPromotionReport, { params: { promotionId: 'nobody' } })).code).toBe(
    'PROMO_NOT_FOUND',
  )
})

test('members of several levels stand in a row each, and the rows add up to the whole', async () => {
  const [bronze, silver] = [await house.player(16), await house.player(17)]
  await house.transaction((tx) => setVipLevel(tx, bronze.id, 1))
  await house.transaction((tx) => setVipLevel(tx, silver.id, 2))
  for (const [one, amount] of [
    [bronze, 10_000],
    [silver, 20_000],
  ] as const) {
    await approve(clerk, await apply(one), amount)
    await house.play(one.id, 700n, 100n)
  }
  await rollUpAll(house.server.process.database)
  const { total, levels, outcomes } = (await clerk.call(readPromotionReport, { params: { promotionId } }))
    .value
  const shown = levels.map(({ level }) => level)
  expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other))
  expect(levels.filter(({ level }) => level > 0)).toMatchObject([
    { level: 1, names: { en: 'Bronze' }, memberCount: 1, costAmount: 10_000, resultAmount: 600 },
    { level: 2, names: { en: 'Silver' }, memberCount: 1, costAmount: 20_000, resultAmount: 600 },
  ])
  for (const key of [
    'claimCount',
    'memberCount',
    'costAmount',
    'requiredAmount',
    'depositAmount',
    'stakeAmount',
    'resultAmount',
    'afterCostAmount',
  ] as const)
    expect(
      levels.reduce((sum, row) => sum + row[key], 0),
      key,
    ).toBe(total[key])
  for (const key of ['claimCount', 'costAmount'] as const)
    expect(
      outcomes.reduce((sum, row) => sum + row[key], 0),
      key,
    ).toBe(total[key])
})
