/** The winners board: real wins only, the latest first. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_MERCHANT } from '../../../../db/seeds/system.ts'
import { openDatabase, type Database } from '../../../../platform/postgres.ts'
import { rollUpAll } from '../../../../tests/support/ledger-marks.ts'
import { addAcmeGames } from '../../../../tests/support/acme-games.ts'
import { startServer, type TestClient, type TestServer } from '../../../../tests/support/server.ts'
import { confirmAs } from '../../../../tests/support/two-people.ts'
import { acmeOf, roundAt, seatOf } from '../../../../tests/support/vendor.ts'
import { jackpotAccount, memberAccount, postTransaction, setMemberGuard } from '../../../wallet/index.ts'
import { accountByName } from '../../../identity/index.ts'
import { followWinsJob } from '../jobs/follow-wins.ts'
import { maskName } from '../../core/rules/mask-name.ts'

let server: TestServer
let owner: Database
let client: TestClient
beforeAll(async () => {
  server = await startServer()
  await addAcmeGames(server, 20)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  client = server.client()
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

describe('the winners board', () => {
  interface Vo {
    gameId: string
    customerName: string
    winAmount: number
    gameName: string
    iconUrl: string
    vassalage: string
    isJackpot: boolean
  }
  const board = async (query = 'gameCategory=ALL&limitNum=50') =>
    (
      await client.get<{ list: { vo: Vo }[] }>(`/api/wps/relay/GCSGAME_getRankList?language=EN&${query}`)
    ).value.list.map(({ vo }) => vo)
  const follow = async () => {
    const { database, services } = server.process
    await rollUpAll(database)
    await followWinsJob.run({ database, services, now: new Date(), config: server.process.config })
  }
  const seatAt = async (name: string, accountType: 0 | 1 = 1) => {
    const member = server.client()
    return seatOf(server, acmeOf(server), member, await member.signIn(name), {
      gameCode: 'ACME-3',
      accountType,
    })
  }

  it('shows real wins of 1,000 baht and more, the latest first, with only the ends of names', async () => {
    const acme = acmeOf(server)
    const [first, later, free] = [
      await seatAt('member08'),
      await seatAt('member09'),
      await seatAt('member10', 0),
    ]
    for (const [seat, stake, win] of [
      [first, 1_000, 100_000],
      [first, 1_000, 99_999],
      [first, 200_000, 200_000],
      [free, 1_000, 500_000],
      [later, 5_000, 123_456],
    ] as const) {
      const round = roundAt(seat)
      expect((await acme.send('bet', round.bet(stake))).status).toBe('OK')
      expect((await acme.send('win', round.win(win))).status).toBe('OK')
    }
    await follow()
    await expect
      .poll(() => board())
      .toMatchObject([
        {
          gameId: 'ACME-3',
          vassalage: 'ACME',
          customerName: 'me***9',
          winAmount: 123_456,
          isJackpot: false,
          iconUrl: expect.stringMatching(/^\//) as string,
        },
        { customerName: 'me***8', winAmount: 100_000 },
      ])
    expect(await board('limitNum=1')).toHaveLength(1)
    expect(await board('gameCategory=LIVE')).toEqual([])
  })

  it('drops a win that was taken back, and frozen or excluded members', async () => {
    const acme = acmeOf(server)
    const seat = await seatAt('member11')
    const round = roundAt(seat)
    const win = round.win(300_000)
    await acme.send('bet', round.bet())
    await acme.send('win', win)
    await follow()
    await expect
      .poll(async () => (await board()).map((vo) => vo.winAmount))
      .toEqual([300_000, 123_456, 100_000])
    const desk = server.client()
    await desk.post(
      '/api/operator/vendors/ACME/access',
      { settings: { lateWinAllowed: true, unknownRollbackNotFound: false, winRollbackAllowed: true } },
      { token: await desk.signInOperator('owner') },
    )
    await confirmAs(server, 'finance', 'vendor:ACME')
    const back = round.rollback(win.transactionId)
    await expect.poll(async () => (await acme.send('rollback', back)).status).toBe('OK')
    await server.process.database.transaction(async (tx) => {
      const { accountId } = (await accountByName(tx, { merchantId: DEMO_MERCHANT, account: 'member09' }))!
      await setMemberGuard(tx, accountId, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null })
    })
    await follow()
    await expect.poll(async () => (await board()).map((vo) => vo.winAmount)).toEqual([100_000])
  })

  it('shows a jackpot under the game that won it', async () => {
    await server.process.database.transaction(async (tx) => {
      const { accountId } = (await accountByName(tx, { merchantId: DEMO_MERCHANT, account: 'member12' }))!
      const entries = [
        {
          from: jackpotAccount(DEMO_MERCHANT, 'MINI'),
          to: memberAccount(accountId),
          amount: 250_000n,
          code: 'JACKPOT' as const,
        },
      ]
      await postTransaction(tx, {
        scope: 'jackpot',
        key: randomUUID(),
        kind: 'JACKPOT',
        currency: 'THB',
        reference: 'STUDIO/SIAMGOLD20/round-1',
        entries,
      })
    })
    await follow()
    await expect
      .poll(async () => (await board())[0])
      .toMatchObject({
        customerName: 'me***2',
        winAmount: 250_000,
        isJackpot: true,
        vassalage: 'STUDIO',
        gameId: 'SIAMGOLD20',
      })
  })

  it('masks short names too', () => {
    expect(['somchai', 'abcd', 'abc', 'a'].map(maskName)).toEqual(['so***i', 'ab***d', 'a***', 'a***'])
  })
})
