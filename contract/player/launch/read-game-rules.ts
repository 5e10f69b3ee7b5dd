import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf } from '../../shared/fields.ts'

export const readGameRules: Call<typeof readGameRulesSchemas> = {
  name: 'launch/read-game-rules',
  method: 'GET',
  path: '/api/wps/games/:gameCode/rules',
  module: 'WPS',
  audience: 'visitor',
  summary:
    'Everything that decides the outcomes of a slot or a shared table of the in-house studio, so that its return can be computed again.',
  errors: ['GAME_NOT_FOUND'],
}

const Symbol = () => Type.String({ description: 'one letter or digit of a strip' })
const ByCount = (description: string) =>
  Type.Record(Type.String(), Type.Integer(), { description: `${description}, by the number of symbols` })
const Pays = (description: string) =>
  Type.Record(Type.String(), ByCount(description), { description: 'by symbol' })

/** Of every slot. */
const figures = () => ({
  hitRate: Type.String({ description: 'share of paid spins that pay anything, six digits' }),
  standardDeviation: Type.String({
    description: 'of what a paid spin returns without its free spins, as a multiple of the stake, six digits',
  }),
  roundDeviation: Nullable(
    Type.Number({ description: 'of whole rounds with their free spins; the tolerance is computed from it' }),
  ),
  volatility: OneOf(['low', 'medium', 'high']),
  capMultiple: Type.Integer({
    description:
      'what a round pays at most, as a multiple of the stake; a round that reaches it ends, and free spins left are void',
  }),
  betAmounts: Type.Array(Amount('total stake that is taken, in minor units')),
  mathOf: Nullable(Type.String({ description: 'the game whose figures this one shares' })),
})

const Reels = () =>
  Type.Object({
    ...figures(),
    strips: Type.Array(Type.String(), {
      description:
        'the symbols of each reel, top to bottom; every stop is equally likely, and the window wraps round the end',
    }),
    freeSpinStrips: Nullable(Type.Array(Type.String(), { description: 'of free spins, if they differ' })),
    rowCount: Type.Integer({ description: 'row r shows the symbol at stop + r' }),
    lines: Type.Array(Type.Array(Type.Integer()), {
      description: 'for each line the row of each reel, 0 on top; none in a ways game',
    }),
    coins: Nullable(
      Type.Integer({
        description: 'of a ways game: the stake is this many coins, and every way pays in coins',
      }),
    ),
    pays: Pays(
      'multiples of the stake a line, or coins a way, counted from the left; a line or symbol pays its best win only',
    ),
    wild: Type.Object({ symbol: Symbol(), substitutes: Type.Array(Symbol()) }),
    scatter: Nullable(
      Type.Object({
        symbol: Symbol(),
        pays: ByCount('multiples of the total stake, anywhere'),
        freeSpins: ByCount('free spins that are awarded, in free spins too'),
        freeSpinMultiplier: Type.Integer({
          description: 'multiplies every win of a free spin, including scatters',
        }),
      }),
    ),
    maxSpinMultiple: Type.String({
      description: 'largest payout of a paid spin, as a multiple of the stake',
    }),
  })

const Cascade = () =>
  Type.Object({
    ...figures(),
    columnCount: Type.Integer(),
    rowCount: Type.Integer(),
    weights: Type.Array(
      Type.Object({
        symbol: Symbol(),
        weight: Type.Integer({ description: 'chances out of 100, the same for every cell' }),
      }),
    ),
    pays: Pays(
      'tenths of the total stake, wherever they stand; more symbols than the largest entry take the largest',
    ),
    multipliers: Type.Array(Type.Integer(), {
      description: 'of win number 1, 2, 3, … of a paid spin; the last one is used for all later wins',
    }),
    freeSpinMultipliers: Type.Array(Type.Integer()),
    scatter: Type.Object({
      symbol: Symbol(),
      pays: ByCount('multiples of the total stake, once when nothing wins any more; never multiplied'),
      freeSpins: ByCount('free spins that a paid spin awards'),
      moreFreeSpins: ByCount('free spins that a free spin adds'),
    }),
  })

/** What can be bet on at a table. */
const Spots = (description: string) =>
  Type.Array(
    Type.Object({
      code: Type.String(),
      isSide: Type.Boolean(),
      rtp: Type.String({ description: 'expected return ÷ stake, six digits' }),
      holdMultiple: Type.Integer({
        description: 'how many times the stake is taken with the bet; what is not lost is returned',
      }),
      pays: Type.Array(Type.String(), {
        description: 'each win it can pay, to the stake, the least first: ["1 : 1", "2 : 1"]',
      }),
    }),
    { description },
  )

export function readGameRulesSchemas() {
  return {
    params: Type.Object({ gameCode: Id() }),
    value: Type.Object({
      currency: Currency(),
      gameCode: Type.String(),
      name: Type.String(),
      gameType: Type.String(),
      kind: OneOf(['SOLO', 'TABLE']),
      mathVersion: Type.String(),
      tag: Type.String({ description: 'the tag of the stream from which it is drawn' }),
      rtp: Type.String({
        description: 'as published for the game, six digits; for a table that of its first main bet',
      }),
      reels: Nullable(Reels()),
      cascade: Nullable(Cascade()),
      spots: Spots('of a table: what can be bet on'),
      byTote: Nullable(
        Type.Object({
          mathVersion: Type.String(),
          spots: Spots('a side of the tote has no prize before betting closes'),
        }),
      ),
    }),
  }
}
