import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { gameHeadFields } from '../../shared/lottery-draws.ts'
import { PrizeGroup } from '../../shared/lottery-orders.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

/**
 * LOTT: daily numbers; ELOTT: fast draws; ZY is another name of ELOTT; SEA: the lotteries of Thailand and its
 * neighbours, yeekee and 4D.
 */
export const prizeModes = ['LOTT', 'ELOTT', 'ZY', 'SEA'] as const

export const readGameMenu: Call<typeof readGameMenuSchemas> = {
  name: 'lottery/read-game-menu',
  method: 'GET',
  path: '/api/lgw/games/game_menu',
  module: 'LGW',
  audience: 'visitor',
  summary: 'The lotteries of a kind with their plays, and of classics the largest prize group.',
  errors: [],
}
export const readGameMenuIn = inTrees(readGameMenu, '/games/game_menu')

export function readGameMenuSchemas() {
  return {
    query: Type.Object({ prizeMode: Type.Optional(OneOf(prizeModes)) }),
    value: Type.Array(
      Type.Object({
        ...gameHeadFields(),
        plays: Type.Array(Type.String(), { description: 'codes of its plays, in the order of the board' }),
        maxG: Nullable(PrizeGroup()),
      }),
    ),
  }
}
