/** T-V1 messages that come twice, late or in another order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, oneOf, sql, type Database } from '../../../../platform/postgres.ts'
import { startServer, type TestServer } from '../../../../tests/support/server.ts'
import { acmeOf, roundAt, seatOf, type Answer, type Seat } from '../../../../tests/support/vendor.ts'
import type { VendorClient } from '../../../../tools/vendor-check/client.ts'

let server: TestServer
let acme: VendorClient
let owner: Database
let seat: Seat
beforeAll(async () => {
  server = await startServer()
  acme = acmeOf(server)
  owner = openDatabase({ url: server.ownerUrl, role: null })
  const member = server.client()
  seat = await seatOf(server, acme, member, await member.signIn('member01'))
})
afterAll(async () => {
  await owner.close()
  await server.close()
})

/** What the ledger itself says: the member's money, and how many hot-path transactions there are at all. */
const ledger = () =>
  oneOf(
    owner.kysely,
    sql<{ balance: bigint; transactions: number; answers: number }>`
  SELECT (SELECT b.balance FROM wallet.owner o JOIN wallet.balance b ON b.account_id = o.owner_no * 65536 + 4 WHERE o.owner_id = ${seat.memberId}) AS balance,
         (SELECT count(*)::int FROM wallet.transfer WHERE key IS NOT NULL) AS transactions, (SELECT count(*)::int FROM wallet.answer) AS answers`,
  )

async function movesBy(amount: number, work: () => Promise<unknown>): Promise<void> {
  const before = (await ledger()).balance
  await work()
  expect((await ledger()).balance - before).toBe(BigInt(amount))
}

const advance = (duration: string) => server.client().post('/api/dev/clock', { advance: duration })
const statuses = (answers: readonly Answer[]) => answers.map((answer) => answer.status)

/** A call ready to be sent, what it does once, and the same id with other content. */
type Prepare = () => Promise<{
  call: 'bet' | 'win' | 'rollback'
  message: { transactionId: string }
  moves: number
  changed: object
}>
const prepare: Record<'bet' | 'win' | 'rollback', Prepare> = {
  async bet() {
    const message = roundAt(seat).bet()
    return { call: 'bet', message, moves: -1_000, changed: { ...message, amount: 999 } }
  },
  async win() {
    const round = roundAt(seat)
    await acme.send('bet', round.bet())
    const message = round.win()
    return { call: 'win', message, moves: 600, changed: { ...message, amount: 60_000 } }
  },
  async rollback() {
    const round = roundAt(seat)
    const bet = round.bet()
    await acme.send('bet', bet)
    const message = round.rollback(bet.transactionId)
    return {
      call: 'rollback',
      message,
      moves: 1_000,
      changed: { ...message, originalTransactionId: 'another-bet' },
    }
  },
}

describe('T-V1 bet, win and rollback', () => {
  for (const name of ['bet', 'win', 'rollback'] as const) {
    it(`${name}: forty at once move the money once`, async () => {
      const { call, message, moves } = await prepare[name]()
      await movesBy(moves, async () => {
        const answers = await Promise.all(Array.from({ length: 40 }, () => acme.send(call, message)))
        expect(new Set(statuses(answers))).toEqual(new Set(['OK']))
        expect(new Set(answers.map((answer) => answer.walletTransactionId)).size).toBe(1)
      })
    })

    it(`${name}: repeated with other content at once, one content wins and the other is refused`, async () => {
      const { call, message, changed } = await prepare[name]()
      const answers = await Promise.all([
        acme.send(call, message),
        acme.send(call, changed),
        acme.send(call, message),
        acme.send(call, changed),
      ])
      expect(statuses(answers).filter((status) => status === 'DUPLICATE_TRANSACTION')).toHaveLength(2)
    })

    it(`${name}: with the body changed under the same id nothing moves`, async () => {
      const { call, message, changed } = await prepare[name]()
      await acme.send(call, message)
      await movesBy(0, async () =>
        expect((await acme.send(call, changed)).status).toBe('DUPLICATE_TRANSACTION'),
      )
    })

    it(`${name}: an id of another call with the same words is refused`, async () => {
      const { message } = await prepare[name]()
      const { transactionId } = message
      const round = roundAt(seat)
      await acme.send('bet-win', round.betWin(1_000, 600, transactionId))
      await movesBy(0, async () =>
        expect((await acme.send(name, message)).status).toBe('DUPLICATE_TRANSACTION'),
      )
    })
  }

  it('bet: after its rollback it is BET_CANCELLED', async () => {
    const round = roundAt(seat)
    const bet = round.bet()
    await movesBy(0, async () => {
      expect((await acme.send('rollback', round.rollback(bet.transactionId))).status).toBe('OK')
      expect((await acme.send('bet', bet)).status).toBe('BET_CANCELLED')
    })
  })

  it('win: before its bet it is BET_NOT_FOUND, and paid when it comes again after the bet', async () => {
    const round = roundAt(seat)
    const win = round.win()
    await movesBy(-400, async () => {
      expect((await acme.send('win', win)).status).toBe('BET_NOT_FOUND')
      expect((await acme.send('bet', round.bet())).status).toBe('OK')
      expect((await acme.send('win', win)).status).toBe('OK')
    })
  })

  it('rollback: before the bet, twice and under two ids, leaves one tombstone', async () => {
    const round = roundAt(seat)
    const bet = round.bet()
    await movesBy(0, async () => {
      expect(
        statuses(
          await Promise.all([1, 2, 3].map(() => acme.send('rollback', round.rollback(bet.transactionId)))),
        ),
      ).toEqual(['OK', 'OK', 'OK'])
      expect((await acme.send('bet', bet)).status).toBe('BET_CANCELLED')
    })
  })

  it('any order of simultaneous bet, win and rollback ends in a consistent state', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const round = roundAt(seat)
      const bet = round.bet()
      const before = (await ledger()).balance
      await Promise.all([
        acme.send('win', round.win()),
        acme.send('rollback', round.rollback(bet.transactionId)),
        acme.send('bet', bet),
      ])
      // Nothing taken, a stake taken, or a round won: never a win or a return without its stake.
      expect([0n, -1_000n, -400n]).toContain((await ledger()).balance - before)
    }
  })
})

describe('T-V1 a day later', () => {
  it('each call repeated after a day gets its first answer, though the session is long over', async () => {
    const prepared = await Promise.all([prepare.bet(), prepare.win(), prepare.rollback()])
    const first: Answer[] = []
    for (const { call, message } of prepared) first.push(await acme.send(call, message))
    await advance('PT24H')
    await movesBy(0, async () => {
      for (const [at, { call, message }] of prepared.entries()) {
        const again = await acme.send(call, message)
        expect(again).toMatchObject({
          status: 'OK',
          walletTransactionId: first[at]!.walletTransactionId,
          balanceAmount: first[at]!.balanceAmount,
        })
      }
      for (const { call, changed } of prepared)
        expect((await acme.send(call, changed)).status).toBe('DUPLICATE_TRANSACTION')
    })
  })

  it('wins and rollbacks of yesterday’s bets are accepted, a bet of today is not', async () => {
    const member = server.client()
    seat = await seatOf(server, acme, member, await member.signIn('member01'))
    const [won, lost] = [roundAt(seat), roundAt(seat)]
    const bets = [won.bet(), lost.bet()]
    for (const bet of bets) expect((await acme.send('bet', bet)).status).toBe('OK')
    await advance('PT24H')
    await movesBy(1_600, async () => {
      expect((await acme.send('win', won.win())).status).toBe('OK')
      expect((await acme.send('rollback', lost.rollback(bets[1]!.transactionId))).status).toBe('OK')
      expect((await acme.send('bet', roundAt(seat).bet())).status).toBe('SESSION_EXPIRED')
    })
  })
})
