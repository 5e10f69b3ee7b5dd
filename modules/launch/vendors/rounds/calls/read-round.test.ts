import { afterAll, beforeAll, expect, it } from 'vitest'
import { listBets, type listBetsSchemas } from '../../../../../contract/player/cashier/list-bets.ts'
import { readBet, type readBetSchemas } from '../../../../../contract/player/cashier/read-bet.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { commitOf } from '../../../../../kernel/fair/stream.ts'
import { startServer, type TestClient, type TestServer } from '../../../../../tests/support/server.ts'
import { playerOf } from '../../../../../tests/support/studio.ts'
import { acmeOf, roundAt, seatOf } from '../../../../../tests/support/vendor.ts'

interface Movement {
  code: string
  from: string
  to: string
  amount: number
  key: string | null
}
interface Detail {
  account: string
  gameCode: string
  state: string
  betAmount: number
  winAmount: number
  movements: Movement[]
  fair: {
    events: unknown[]
    serverSeed: string | null
    proof: { commit: string; clientSeed: string; nonce: number }
  } | null
}

let server: TestServer
let operator: TestClient
let viewer: string
beforeAll(async () => {
  server = await startServer()
  operator = server.client()
  viewer = await operator.signInOperator('viewer')
})
afterAll(() => server.close())

const idOf = async (username: string) =>
  (
    await operator.get<{ list: { memberId: string }[] }>(`/api/operator/members?query=${username}`, {
      token: viewer,
    })
  ).value.list[0]!.memberId
const read = (memberId: string, vendor: string, roundId: string) =>
  operator.get<Detail>(`/api/operator/members/${memberId}/rounds/${vendor}/${encodeURIComponent(roundId)}`, {
    token: viewer,
  })

/** Whether the member's own record offers the proof of a round. */
async function isProvable(client: TestClient, token: string, roundId: string): Promise<boolean> {
  const { list } = (await client.get<ValueOf<typeof listBetsSchemas>>(listBets.path, { token })).value
  const { betNo } = list.find((bet) => bet.roundId === roundId)!
  const path = readBet.path.replace(':betNo', betNo)
  const { detail } = (await client.get<ValueOf<typeof readBetSchemas>>(path, { token })).value
  return detail?.proof?.address === `/verify?round=${roundId}`
}

it('a studio round shows its movements, what was drawn, and the server seed once the pair is retired', async () => {
  const player = await playerOf(server, 'member01')
  const memberId = await idOf('member01')
  const { value: played } = await player.play()
  const { status, value } = await read(memberId, 'STUDIO', played.roundId)
  expect(status).toBe(200)
  expect(value).toMatchObject({
    account: 'member01',
    state: 'CLOSED',
    betAmount: played.betAmount,
    winAmount: played.winAmount,
  })
  expect(value.fair).toMatchObject({ events: played.events, serverSeed: null, proof: played.proof })
  expect(await isProvable(player.client, player.token, played.roundId)).toBe(true)
  const sum = (code: string) =>
    value.movements
      .filter((movement) => movement.code === code)
      .reduce((total, { amount }) => total + amount, 0)
  expect(sum('BET')).toBe(played.betAmount)
  expect(sum('PAYOUT')).toBe(played.winAmount)
  for (const movement of value.movements.filter(({ code }) => code === 'BET'))
    expect(movement.from).toBe(`${memberId}/main`)
  await player.client.post('/api/studio/v1/seeds', {}, { token: player.gameToken })
  const after = (await read(memberId, 'STUDIO', played.roundId)).value.fair!
  expect(commitOf(after.serverSeed!)).toBe(after.proof.commit)
})

it('an outside vendor’s round shows the vendor’s transactions and nothing drawn by us', async () => {
  const acme = acmeOf(server)
  const member = server.client()
  const token = await member.signIn('member02')
  const seat = await seatOf(server, acme, member, token)
  const round = roundAt(seat)
  const bet = round.bet(1_000)
  await acme.send('bet', bet)
  await acme.send('win', round.win(2_500))
  const { value } = await read(seat.memberId, 'ACME', round.roundId)
  expect(value).toMatchObject({
    account: 'member02',
    state: 'CLOSED',
    betAmount: 1_000,
    winAmount: 2_500,
    fair: null,
  })
  expect(await isProvable(member, token, round.roundId)).toBe(false)
  expect(value.movements.map(({ code, amount }) => ({ code, amount }))).toEqual([
    { code: 'BET', amount: 1_000 },
    { code: 'PAYOUT', amount: 2_500 },
  ])
  expect(value.movements[0]!.key).toBe(bet.transactionId)
})

it('a round of another member, of another vendor or an unknown one is not found', async () => {
  const player = await playerOf(server, 'member03')
  const { value: played } = await player.play()
  const owner = await idOf('member03')
  for (const [memberId, vendor, roundId] of [
    [await idOf('member04'), 'STUDIO', played.roundId],
    [owner, 'ACME', played.roundId],
    [owner, 'STUDIO', 'nothing'],
    ['nobody', 'STUDIO', played.roundId],
  ] as const) {
    expect(await read(memberId, vendor, roundId)).toMatchObject({ status: 404, code: 'ROUND_NOT_FOUND' })
  }
})
