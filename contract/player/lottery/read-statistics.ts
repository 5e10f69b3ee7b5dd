import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import {
  Family,
  GameCode,
  gameKinds,
  statisticWindows,
  type StatisticWindow,
} from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const readStatistics: Call<typeof readStatisticsSchemas> = {
  name: 'lottery/read-statistics',
  method: 'GET',
  path: '/api/lotto/lgw/statistics',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'How often and how long ago each number came in each place, and runs of one side.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}
export const readStatisticsIn = inTrees(readStatistics, '/statistics')

export function readStatisticsSchemas() {
  return {
    query: Type.Object({
      gameCode: GameCode(),
      window: Type.Optional(
        Type.Unsafe<StatisticWindow>({ type: 'integer', enum: [...statisticWindows], default: 100 }),
      ),
    }),
    value: Type.Object({
      gameCode: Type.String(),
      kind: OneOf(gameKinds),
      family: Family(),
      window: Type.Integer({ description: 'as asked; there may be fewer results' }),
      count: Type.Integer({ description: 'results that were counted' }),
      from: Nullable(Type.String({ description: 'numero of the oldest of them' })),
      to: Nullable(Type.String({ description: 'numero of the newest' })),
      places: Type.Array(
        Type.Object({
          place: Type.String({
            description:
              'ten_thousands … units, nth_1 …, die_1 …, place_1 …; top3_hundreds … bottom2_units of Thai results',
          }),
          numbers: Type.Array(
            Type.Object({
              number: Type.String(),
              frequency: Type.Integer({ description: 'in the window' }),
              mark: Nullable(OneOf(['HOT', 'COLD'])),
              currentOmission: Type.Integer({ description: 'results since it last came; 0: in the newest' }),
              maxOmission: Type.Integer({ description: 'longest gap of the last 500 results' }),
              averageOmission: Type.String({ description: 'one decimal, half-even' }),
            }),
          ),
        }),
      ),
      ends: Type.Array(
        Type.Object({
          number: Type.String({ description: 'two digits, 00 to 99' }),
          frequency: Type.Integer({ description: 'how many numbers of the boards in the window end so' }),
          currentOmission: Type.Integer({ description: 'boards since it last came; 0: in the newest' }),
          maxOmission: Type.Integer({ description: 'longest gap of the last 500 boards' }),
        }),
        { description: 'of Vietnamese boards: every two-digit end; empty of all other lotteries' },
      ),
      runs: Type.Array(
        Type.Object({
          code: Type.String({ description: 'as an attribute of a result: sum_size, dragon_tiger …' }),
          side: Type.String({ description: 'BIG, SMALL, ODD, EVEN, DRAGON, TIGER' }),
          length: Type.Integer({ minimum: 4 }),
        }),
      ),
    }),
  }
}
