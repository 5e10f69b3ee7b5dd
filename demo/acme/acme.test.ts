import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../../tests/support/server.ts'

let server: TestServer
let member: TestClient
let token: string
beforeAll(async () => {
  server = await startServer()
  member = server.client()
  token = await member.signIn('member04')
})
afterAll(() => server.close())

const launch = async (gameCode: string, accountType = 1) =>
  new URL(
    (
      await member.post<{ url: string }>(
        '/api/wps/game/launchGame',
        { vassalage: 'ACME', gameCode, language: 'TH', accountType },
        { token },
      )
    ).value.url,
    server.origin,
  )
const ask = async (path: string, body: object) =>
  (await (
    await fetch(`${server.origin}/acme/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as {
    value?: {
      play: string
      pictureUrl: string
      balanceAmount: number
      winAmount: number
      drawn: number
      mode: string
      currency: string
      game: { fields: number }
    }
    refusal?: string
  }

test('the launch address opens a Thai page under a strict policy', async () => {
  const page = await fetch(await launch('ACME-1'))
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/)
  expect(await page.text()).toContain('lang="th"')
})

test('rounds played on the page are the ledger’s, and pay what the rule says', async () => {
  const entered = (await ask('enter', { token: (await launch('ACME-2')).searchParams.get('token') })).value!
  expect(entered).toMatchObject({ mode: 'REAL', currency: 'THB', game: { fields: 6 } })
  expect((await fetch(server.origin + entered.pictureUrl)).headers.get('content-type')).toBe('image/svg+xml')
  let expected = entered.balanceAmount
  for (let turn = 0; turn < 30; turn++) {
    const round = (await ask('play', { play: entered.play, stakeAmount: 100, field: turn % 6 })).value!
    expect(round.winAmount).toBe(round.drawn === turn % 6 ? 582 : 0)
    expected += round.winAmount - 100
    expect(round.balanceAmount).toBe(expected)
  }
  const { value } = await member.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })
  expect(value.balance).toBe(expected)
})

test('free play on the page moves play money only', async () => {
  const before = (await member.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value
    .balance
  const entered = (await ask('enter', { token: (await launch('ACME-1', 0)).searchParams.get('token') }))
    .value!
  expect(entered).toMatchObject({ mode: 'FREE', currency: 'TRIAL', balanceAmount: 1_000_000 })
  const round = (await ask('play', { play: entered.play, stakeAmount: 500, field: 0 })).value!
  expect(round.balanceAmount).toBe(1_000_000 - 500 + round.winAmount)
  expect(
    (await member.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance,
  ).toBe(before)
})

test('a used token, a foreign seat and a wrong stake are refused', async () => {
  const launched = (await launch('ACME-3')).searchParams.get('token')
  const entered = (await ask('enter', { token: launched })).value!
  expect(await ask('enter', { token: launched })).toEqual({ refusal: 'TOKEN_INVALID' })
  expect(await ask('play', { play: 'somebody-else', stakeAmount: 100, field: 0 })).toEqual({
    refusal: 'SESSION_EXPIRED',
  })
  for (const [stakeAmount, field] of [
    [101, 0],
    [-100, 0],
    [100, 4],
    [100, 0.5],
  ])
    expect(await ask('play', { play: entered.play, stakeAmount, field })).toEqual({
      refusal: 'INVALID_REQUEST',
    })
})
