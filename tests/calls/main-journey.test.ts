/** The main journey of wire.md §9, call by call, by a client that knows nothing else. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestClient, type TestServer } from '../support/server.ts'

interface Balance {
  balance: number
  currency: string
  withdrawableAmount: number
  lockedAmount: number
  bonusAmount: number
}

describe('the main journey', () => {
  let server: TestServer
  let member: TestClient
  let token = ''
  beforeAll(async () => {
    server = await startServer()
    member = server.client()
  })
  afterAll(() => server.close())

  const username = `somchai${Math.floor(Date.now() / 1000) % 100_000}`
  const password = 'a long enough password'
  const balance = async () => (await member.get<Balance>('/api/wps/v2/wallets/balance', { token })).value

  it('registers a member, sealed, and signs them in', async () => {
    const reply = await member.put<{
      token: string
      memberId: string
      account: string
      firstTimeLogin: boolean
    }>(
      '/api/wps/member/register',
      {
        username,
        password,
        confirmPassword: password,
        payeeName: 'สมชาย ทดสอบ',
        agreeTerms: true,
        registerMethod: 'WEB',
        humanCheck: await member.humanCheck('register'),
      },
      { sealed: true },
    )
    expect(reply).toMatchObject({ status: 200, success: true })
    expect(reply.value).toMatchObject({ account: username, firstTimeLogin: true })
    token = reply.value.token
    expect(await balance()).toMatchObject({ balance: 0, currency: 'THB', lockedAmount: 0, bonusAmount: 0 })
  })

  it('signs in again', async () => {
    token = await member.signIn(username, password)
    expect((await member.get('/api/wps/member/info', { token })).value).toMatchObject({ account: username })
  })

  it('deposits by PromptPay and is paid by the demo bank', async () => {
    const key = randomUUID()
    const body = { channel: 'PROMPTPAY', amount: 500_00 }
    const intent = await member.post<{
      intentId: string
      payableAmount: number
      qrText: string
      state: string
    }>('/api/wps/deposit/intent', body, { token, key })
    expect(intent.status).toBe(200)
    expect(intent.value.payableAmount - 500_00).toBeGreaterThanOrEqual(1)
    expect(intent.value.payableAmount - 500_00).toBeLessThanOrEqual(99)
    expect(intent.value.qrText).toMatch(/^000201/)
    const again = await member.post('/api/wps/deposit/intent', body, { token, key })
    expect(again.value).toEqual(intent.value)
    expect((await member.post('/api/dev/bank/pay', { intentId: intent.value.intentId })).status).toBe(200)
    const { value } = await member.get(`/api/wps/deposit/${intent.value.intentId}`, { token })
    expect(value).toMatchObject({ state: 'CONFIRMED', creditedAmount: intent.value.payableAmount })
    expect((await balance()).balance).toBe(intent.value.payableAmount)
  })

  it('launches SIAMGOLD20 and plays 200 rounds whose figures are the ledger’s', async () => {
    const launch = await member.get<{ url: string; mode: string }>(
      '/api/wps/relay/GCS_gameLaunchFB?vassalage=STUDIO&gameCode=SIAMGOLD20&gameType=RNG&language=TH&clientType=3&accountType=1',
      { token },
    )
    expect(launch.status).toBe(200)
    const launchToken = new URL(launch.value.url, server.origin).searchParams.get('token')
    const entered = await member.post<{ gameToken: string; balance: number; state: unknown }>(
      '/api/studio/v1/authenticate',
      { launchToken },
    )
    expect(entered.value).toMatchObject({ balance: (await balance()).balance, mode: 'REAL', state: null })
    expect((await member.post('/api/studio/v1/authenticate', { launchToken })).status).toBe(401)
    const game = { token: entered.value.gameToken }
    let expected = entered.value.balance
    let played = 0
    for (; played < 200 && expected >= 1_00; played++) {
      const key = randomUUID()
      const body = { gameCode: 'SIAMGOLD20', betAmount: 1_00 }
      const round = await member.post<{
        roundId: string
        winAmount: number
        balance: number
        events: unknown[]
        proof: { nonce: number }
      }>('/api/studio/v1/rounds', body, { ...game, key })
      expect(round.status).toBe(200)
      expected += round.value.winAmount - 1_00
      expect(round.value.balance).toBe(expected)
      if (played % 20 === 0) {
        const again = await member.post('/api/studio/v1/rounds', body, { ...game, key })
        expect(again.value).toEqual(round.value)
        expect(again.headers.get('idempotency-hit')).toBe('true')
      }
    }
    expect(played).toBe(200)
    expect((await balance()).balance).toBe(expected)
    const records = await member.get<{ totalCount: number }>('/api/wps/report/bets?pageSize=100', { token })
    expect(records.value.totalCount).toBe(200)
  })

  it('binds a phone, a payment password and a bank account', async () => {
    const number = { mobileNum: '0891234567', countryDialingCode: '66' }
    expect(
      (
        await member.post(
          '/api/wps/verification/sms/bind',
          { ...number, humanCheck: await member.humanCheck('sms') },
          { token },
        )
      ).status,
    ).toBe(200)
    const outbox = await member.get<{ list: { text: string }[] }>('/api/dev/outbox?to=%2B66891234567')
    const code = /\b[0-9]{6}\b/.exec(JSON.stringify(outbox.value))?.[0]
    expect(
      (
        await member.post(
          '/api/wps/member/mobile',
          { ...number, verificationCode: code },
          { token, sealed: true },
        )
      ).status,
    ).toBe(200)
    expect(
      (
        await member.post(
          '/api/wps/member/paymentPassword',
          { paymentPassword: '271829' },
          { token, sealed: true },
        )
      ).status,
    ).toBe(200)
    const account = await member.post<{ bankAccountId: string }>(
      '/api/wps/member/bankAccounts',
      {
        bankCode: '004',
        accountNo: '1234567890',
        holderName: 'สมชาย ทดสอบ',
        paymentPassword: '271829',
      },
      { token, sealed: true },
    )
    expect(account).toMatchObject({ status: 200 })
  })

  it('sees why a withdrawal is not possible yet, then withdraws; the operator approves and pays', async () => {
    const check = await member.get<{ firstFailure: unknown; requirements: { leftAmount: number }[] }>(
      '/api/wps/withdraw/check',
      { token },
    )
    expect(check.status).toBe(200)
    const accounts = await member.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', {
      token,
    })
    const body = {
      bankAccountId: accounts.value.list[0]!.bankAccountId,
      amount: 100_00,
      paymentPassword: '271829',
    }
    // A stake of 200.00 does not fill the 1× of a deposit of 500: the rest is played first.
    expect(
      await member.post('/api/wps/withdraw', body, { token, key: randomUUID(), sealed: true }),
    ).toMatchObject({ status: 422, code: 'WD_TURNOVER' })
    token = await member.signIn('member01')
    const mine = await member.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', {
      token,
    })
    const withdrawn = await member.post<{ withdrawalId: string; state: string }>(
      '/api/wps/withdraw',
      {
        bankAccountId: mine.value.list[0]!.bankAccountId,
        amount: 1_000_00,
        paymentPassword: '271828',
      },
      { token, key: randomUUID(), sealed: true },
    )
    expect(withdrawn.status).toBe(200)
    expect(await balance()).toMatchObject({ balance: 9_000_00, lockedAmount: 1_000_00 })
    const operator = server.client()
    const operatorToken = await operator.signInOperator('owner')
    const path = `/api/operator/withdrawals/${withdrawn.value.withdrawalId}`
    if (withdrawn.value.state === 'REVIEW')
      expect(
        (await operator.post(`${path}/approve`, {}, { token: operatorToken, key: randomUUID() })).status,
      ).toBe(200)
    await server.process.outbox.drain()
    await expect
      .poll(
        async () =>
          (await member.get<{ list: { state: string }[] }>('/api/wps/withdraw/pending', { token })).value
            .list[0]?.state,
      )
      .toBe('CONFIRM_WAIT')
    expect(
      (
        await member.post(
          `/api/wps/withdraw/${withdrawn.value.withdrawalId}/confirm`,
          { action: 'RECEIVED' },
          { token, key: randomUUID() },
        )
      ).status,
    ).toBe(200)
    expect(await balance()).toMatchObject({ balance: 9_000_00, lockedAmount: 0 })
  })
})
