/** The coin in a whole house: one entry of its products, and every screen and figure knows its bets. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeVendor } from '../../../contract/operator/catalogue/change-vendor.ts'
import { readRound } from '../../../contract/operator/launch/read-round.ts'
import { freezeMember } from '../../../contract/operator/members/freeze-member.ts'
import { readGamingReport } from '../../../contract/operator/reports/read-gaming-report.ts'
import { readDashboard } from '../../../contract/operator/dashboard/read-dashboard.ts'
import { checkWithdrawal } from '../../../contract/player/cashier/check-withdrawal.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { readBet } from '../../../contract/player/cashier/read-bet.ts'
import { readProfit } from '../../../contract/player/cashier/read-profit.ts'
import { beginTimeOut } from '../../../contract/player/limits/begin-time-out.ts'
import { clientPartOfBets } from '../../../kernel/fair/shared-round.ts'
import { commitOf } from '../../../kernel/fair/stream.ts'
import { posterKey, settledPlayOf } from '../../../modules/wallet/index.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { DEMO_PASSWORD } from '../../support/server.ts'
import { coinTables, GAME, roundOf, stake, VENDOR, type Side } from './coin.ts'
import { coinProduct } from './product.ts'
import { draw, openIssue, pay, sideOf } from './settling.ts'

let house: CashierHouse
let database: Database
let operator: Caller
beforeAll(async () => {
  house = await openCashierHouse({}, [coinProduct])
  database = house.server.process.database
  const owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 1 })
  await run(owner.kysely, sql.raw(coinTables))
  await owner.close()
  const desk = house.server.client()
  const token = await desk.signInOperator('owner')
  operator = await house.operator('owner', [
    'dashboard.read',
    'reports.read',
    'rounds.read',
    'members.read',
    'members.freeze',
    'catalogue.edit',
  ])
  const names = { TH: 'เหรียญ', EN: 'Coin' }
  const vendor = { vassalage: VENDOR, names, launchUrl: 'https://coin.example/start' }
  expect((await desk.post('/api/operator/vendors', vendor, { token })).status).toBe(200)
  const feed = new FormData()
  feed.append('file', new Blob([`game_code,game_type,name_en\n${GAME},ELOTT,Coin`]), 'feed.csv')
  const { value } = await desk.post<{ runId: string }>(`/api/operator/feeds/${VENDOR}/file`, feed, { token })
  expect((await desk.post(`/api/operator/feed-runs/${value.runId}/apply`, undefined, { token })).status).toBe(
    200,
  )
})
afterAll(() => house.close())

const bet = (player: Player, betId: string, issue: string, side: Side, amount: bigint) =>
  house.server.process.services
    .use(posterKey)
    .place(stake({ betId, memberId: player.id, issue, side, amount }))
const follow = async () => {
  await rollUpAll(database)
  await house.settle('wagering/follow-rounds', 'operator.figures')
}

test('a member bets, an issue is drawn and corrected: records, detail, proof, turnover and reports say the same', async () => {
  const player = await house.player(1)
  await player.deposit(50_000)
  await house.settle()
  const opening = (await player.balances()).main
  const doneBefore = (await player.call(checkWithdrawal)).value.requirements.at(-1)!.doneAmount
  await follow()
  const before = (await operator.call(readGamingReport)).value.total
  const ggrBefore = (await operator.call(readDashboard)).value.figures.ggrAmount
  const profitBefore = (await player.call(readProfit)).value

  await openIssue(database.kysely, '1')
  expect(await bet(player, 'p1', '1', 'HEADS', 30_000n)).toMatchObject({ status: 'OK' })
  expect(await bet(player, 'p2', '1', 'TAILS', 20_000n)).toMatchObject({ status: 'OK' })
  const placed = async () =>
    (await player.call(listBets)).value.list.find(({ roundId }) => roundId === roundOf('1'))!
  const open = await placed()
  const detail = async () => (await player.call(readBet, { params: { betNo: open.betNo } })).value
  expect(open).toMatchObject({ status: 'PENDING', product: 'ELOTT', gameCode: GAME })
  const shown = (await detail()).detail!
  expect(shown).toMatchObject({
    lines: [
      { stakeAmount: 30_000, winAmount: null },
      { stakeAmount: 20_000, winAmount: null },
    ],
    result: null,
    proof: { serverSeed: null },
  })

  const drawn = await draw(database, '1')
  await pay(database, '1')
  const other: Side = drawn === 'HEADS' ? 'TAILS' : 'HEADS'
  const winOf = (side: Side) => (side === 'HEADS' ? 58_500n : 39_000n)
  const drawnDetail = (await detail()).detail!
  const { commit, serverSeed, clientSeed } = drawnDetail.proof!
  // Anybody can recompute it from what was shown before the bets and what is shown now.
  expect(commit).toBe(shown.proof!.commit)
  expect(commitOf(serverSeed!)).toBe(commit)
  expect(clientSeed).toBe(clientPartOfBets(['p1:p1', 'p2:p2']))
  expect(sideOf(serverSeed!, clientSeed)).toBe(drawn)
  expect((await player.balances()).main).toBe(opening - 50_000n + winOf(drawn))

  await draw(database, '1', other)
  await pay(database, '1')
  expect((await player.balances()).main).toBe(opening - 50_000n + winOf(other))
  await follow()
  const payout = Number(winOf(other))
  expect(await placed()).toMatchObject({ stakeAmount: 50_000, payoutAmount: payout, validBetAmount: 10_000 })
  const { movements, detail: corrected } = await detail()
  expect(corrected!.lines.map(({ winAmount }) => winAmount)).toEqual(
    (['HEADS', 'TAILS'] as const).map((side) => (side === other ? payout : 0)),
  )
  expect(movements.map(({ type, amount }) => [type, amount])).toEqual(
    expect.arrayContaining([
      ['BET', -30_000],
      ['BET', -20_000],
      ['PAYOUT', Number(winOf(drawn))],
      ['RESETTLE', payout - Number(winOf(drawn))],
    ]),
  )
  expect(movements).toHaveLength(4)
  const seen = await operator.call(readRound, {
    params: { memberId: player.id, vendor: VENDOR, roundId: roundOf('1') },
  })
  expect(seen.value.detail!.lines).toHaveLength(2)

  // Opposite sides risk nothing, so only what they differ by fills the requirement of the deposit.
  const { requirements } = (await player.call(checkWithdrawal)).value
  expect(requirements.at(-1)!.doneAmount).toBe(doneBefore + 10_000)
  const play = { memberId: player.id, from: '2000-01-01', to: '3000-01-01', product: 'ELOTT' }
  expect(await settledPlayOf(database.kysely, play)).toEqual({
    stake: 50_000n,
    payout: winOf(other),
    valid: 10_000n,
    bonusValid: 10_000n,
    depositValid: 10_000n,
  })
  const report = (await operator.call(readGamingReport)).value
  expect(report.rows.find(({ vendor }) => vendor === VENDOR)).toMatchObject({
    product: 'ELOTT',
    stakes: 50_000,
    payouts: payout,
    ggr: 50_000 - payout,
  })
  expect(report.total.ggr - before.ggr).toBe(50_000 - payout)
  expect((await operator.call(readDashboard)).value.figures.ggrAmount - ggrBefore).toBe(50_000 - payout)
  const profit = (await player.call(readProfit)).value
  expect(profit.stakeAmount - profitBefore.stakeAmount).toBe(50_000)
  expect(profit.payoutAmount - profitBefore.payoutAmount).toBe(payout)
  await house.audit()
})

test('what the house or the member closes is closed for the coin: a vendor, a time-out, a frozen account', async () => {
  await openIssue(database.kysely, '2')
  const [resting, frozen] = [await house.player(2), await house.player(3)]
  for (const player of [resting, frozen]) {
    await player.deposit(50_000)
    await house.settle()
    expect(await bet(player, `${player.id}-1`, '2', 'HEADS', 100n)).toMatchObject({ status: 'OK' })
  }
  const setVendor = (state: string) =>
    operator.call(changeVendor, { params: { vassalage: VENDOR }, body: { state } })
  expect((await setVendor('MAINTENANCE')).status).toBe(200)
  const tries = async (player: Player, name: string) =>
    new Set(
      (
        await Promise.all(
          Array.from({ length: 200 }, (_, n) => bet(player, `${player.id}-${name}-${n}`, '2', 'HEADS', 100n)),
        )
      ).map(({ status, reason }) => reason ?? status),
    )
  expect(await tries(frozen, 'closed')).toEqual(new Set(['GAME_DISABLED']))
  expect((await setVendor('OPEN')).status).toBe(200)
  expect((await resting.call(beginTimeOut, { body: { hours: 24, password: DEMO_PASSWORD } })).status).toBe(
    200,
  )
  expect(await tries(resting, 'resting')).toEqual(new Set(['TIMEOUT']))
  const freeze = { params: { memberId: frozen.id }, body: { reason: 'asked by the police' } }
  expect((await operator.call(freezeMember, freeze)).status).toBe(200)
  expect(await tries(frozen, 'frozen')).toEqual(new Set(['FROZEN']))
  await house.audit()
})
