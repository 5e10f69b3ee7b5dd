/** Open bets that are worth something, and what their members do with them. */
import { expect } from 'vitest'
import {
  quoteOf,
  takeCashOut,
  waitForCashOut,
  type CashOutAsked,
} from '../../modules/sportsbook/slips/cash-out/cash-out.ts'
import { readBets, type ShownBet } from '../../modules/sportsbook/slips/store/shown.ts'
import { runAudit } from '../../modules/wallet/index.ts'
import { rollUpAll } from './ledger-marks.ts'
import { freshKey, on, slipOn, type FixtureDraft, type MarketDraft, type SportsHouse } from './sports.ts'

const secret = Buffer.from('a secret of the house')
const START = Date.parse('2026-11-29T12:00:00Z')
/** So long after the first quote. */
export const at = (ms: number): Date => new Date(START + ms)

/** 2.50 with a chance of 0.62. */
export const worked: Partial<MarketDraft> = {
  prices: [25_000, 34_000, 40_000],
  chances: [
    [620_000, 0, 0, 0],
    [200_000, 0, 0, 0],
    [180_000, 0, 0, 0],
  ],
}

export interface OpenBet {
  readonly bet: ShownBet
  readonly memberId: string
  readonly fixtureId: string
  readonly marketNo: bigint
}
type Asked = Omit<CashOutAsked, 'betId'>

let members = 0

export function cashOutsOf(house: () => SportsHouse) {
  const newMember = () => house().member(`out${++members}`)
  return {
    newMember,
    /** A thousand baht on the first selection. */
    async openBet(
      market: Partial<MarketDraft> = worked,
      fixture: Partial<FixtureDraft> = {},
    ): Promise<OpenBet> {
      const match = await house().match(fixture, market)
      const memberId = await newMember()
      const price = market.prices?.[0] ?? 20_000
      const leg = on(match.marketNo, market.codes?.[0] ?? '1', price, market.lineQ ?? null)
      const { bet } = await house().place(memberId, slipOn([leg], { stake: 100_000n }))
      if (bet.state === 'PENDING') await house().decide()
      return { ...match, bet, memberId }
    },
    shown: async ({ bet }: OpenBet): Promise<ShownBet> =>
      (await readBets(house().database.kysely, [bet.betId]))[0]!,
    quote: ({ bet, memberId }: OpenBet, now = at(0)) =>
      quoteOf(house().database.kysely, { secret, now }, house().bettor(memberId), bet.betId),
    /** Before its transaction; `wait` is what it waits by. */
    wait: ({ bet, memberId }: OpenBet, asked: Asked, wait?: (ms: number) => Promise<unknown>) =>
      waitForCashOut(house().database.kysely, house().bettor(memberId), { betId: bet.betId, ...asked }, wait),
    take: ({ memberId, bet }: OpenBet, asked: Asked, now = at(0), key = freshKey()) =>
      house().database.transaction((tx) =>
        takeCashOut(tx, { secret, now, poster: house().poster }, house().bettor(memberId), key, {
          betId: bet.betId,
          ...asked,
        }),
      ),
    async check(): Promise<void> {
      expect(await house().faults()).toEqual([])
      await rollUpAll(house().database)
      for (const proof of await runAudit(house().database.kysely)) expect(proof).toMatchObject({ ok: true })
    },
  }
}
