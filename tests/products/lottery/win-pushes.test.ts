/** Pages of winners hear of their win, whatever they show: once a draw, all of their tickets together. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../../contract/player/lottery/place-order.ts'
import { drawWinTopic } from '../../../contract/pushes/draw-win.ts'
import { settlerKey } from '../../../modules/lottery/index.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../support/cashier.ts'
import { openIssueRow, stateResult } from '../../support/lottery.ts'
import { lastDigit } from '../../support/lottery-slips.ts'

const issue = { gameCode: 'SSC60', numero: '209912310701' }
let house: CashierHouse
let owner: Database
let pushes: Push[]
let winner: Player
let loser: Player
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  house.server.process.services.use(hubKey).onPush((push) => pushes.push(push))
  winner = await richPlayer(1)
  loser = await richPlayer(2)
  await openIssueRow(owner, issue)
  await bet(winner, '5', 10)
  await bet(winner, '5', 20)
  await bet(winner, '6', 10)
  await bet(loser, '7', 10)
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

async function richPlayer(number: number): Promise<Player> {
  const player = await house.player(number)
  await player.deposit(100_000)
  await house.settle()
  return player
}
async function bet(player: Player, digit: string, multiple: number): Promise<void> {
  const line = lastDigit({ selections: [[], [], [], [], [digit]], multiple })
  const { status } = await player.call(placeOrder, { body: { ...issue, betG: 1_900, lines: [line] } })
  expect(status).toBe(200)
}
/** What pages heard of a result that is stated now; the same events may be delivered again. */
async function heard(result: string) {
  pushes = []
  await stateResult(owner, issue, result)
  await house.server.process.services.use(settlerKey).settle(issue)
  await house.settle()
  return pushes
    .filter(({ topic }) => topic === drawWinTopic)
    .map(({ accountId, data }) => ({ accountId, ...data }))
}

test('who wins is told what all their tickets won, and who loses is told nothing', async () => {
  const told = { accountId: winner.id, ...issue, version: 1, amount: 28_500 }
  expect(await heard('12345')).toEqual([told])
})

test('a corrected result is told to whom it gives more, with what it adds', async () => {
  expect(await heard('12347')).toEqual([{ accountId: loser.id, ...issue, version: 2, amount: 9_500 }])
  expect(await heard('12346')).toEqual([{ accountId: winner.id, ...issue, version: 3, amount: 9_500 }])
})
