/** A member who sends whatever there is, a stranger beside them, and what must not have moved. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect } from 'vitest'
import { setGameGuards } from '../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql } from '../../platform/postgres.ts'
import { openCashierHouse } from './cashier.ts'
import type { Reply } from './server.ts'
import { TestBook } from './test-book.ts'

export const BETS = '/api/sport/v1/bets'
interface Sent {
  readonly token?: string
  readonly key?: string
  readonly language?: string
}

export async function openHostileSports() {
  /** What an operator would have to look at. */
  const logged: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  const house = await openCashierHouse({}, undefined, logger)
  const owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  const book = new TestBook(owner)
  await house.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
  const [player, stranger] = [await house.player(1), await house.player(2)]
  for (const one of [player, stranger]) await one.deposit(500_000)
  await house.settle()
  const { marketNo } = await book.match({}, { chances: [1, 2, 3].map(() => [600_000, 0, 0, 0]) })

  const send = (
    method: 'post' | 'put',
    path: string,
    body: unknown,
    { token = player.token, key = randomUUID(), language = 'en' }: Sent = {},
  ): Promise<Reply> =>
    house.client[method](path, body, { token, key, headers: { 'accept-language': language } })

  /** Money and bets, whatever they are. */
  const standing = async () => ({
    balances: [await player.balances(), await stranger.balances()],
    rows: await oneOf(
      owner.kysely,
      sql`SELECT (SELECT count(*) FROM sports.bet) AS bets, (SELECT count(*) FROM sports.cash_out) AS cash_outs,
        (SELECT sum(auto_cash_out) FROM sports.bet) AS autos, (SELECT sum(stake) FROM sports.exposure) AS held`,
    ),
  })

  const leg = (more: object = {}) => ({
    marketId: String(marketNo),
    code: '1',
    line: null,
    price: 20_000,
    ...more,
  })
  return {
    house,
    book,
    player,
    stranger,
    logged,
    send,
    leg,
    legs: (...more: object[]) => ({ legs: more.map((one) => leg(one)) }),
    slip: (more: object = {}) => ({
      kind: 'SINGLE',
      legs: [leg()],
      stakeAmount: 2_000,
      acceptChange: 'NONE',
      oddsFormat: 'DECIMAL',
      ...more,
    }),
    /** Twice, in either language: the same refusal, told in it, and nothing moved. */
    async refusedAs(call: (language: string) => Promise<Reply>, code: string, field?: string): Promise<void> {
      const before = await standing()
      const [english, thai] = [await call('en'), await call('th')]
      for (const reply of [english, thai]) {
        expect(reply.code).toBe(code)
        expect(reply.status).toBeLessThan(500)
        if (field) expect((reply.value as { fields: object[] }).fields).toMatchObject([{ field }])
      }
      expect(english.message).toMatch(/[A-Za-z]/)
      expect(thai.message).toMatch(/[ก-๙]/)
      expect(await standing()).toEqual(before)
    },
    async close(): Promise<void> {
      await owner.close()
      await house.close()
    },
  }
}
export type HostileSports = Awaited<ReturnType<typeof openHostileSports>>
