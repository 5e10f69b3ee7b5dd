import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, Nullable, OneOf, Text } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-draws.ts'

export const changeDrawDay: Call<typeof changeDrawDaySchemas> = {
  name: 'lottery/change-draw-day',
  method: 'POST',
  path: '/api/operator/lottery/games/:gameCode/draw-days/:date',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.schedule',
  summary:
    'Adds a draw day, or drops one. An issue without bets goes with its day; one with bets waits for a second person, and is then void.',
  isIdempotent: true,
  rate: 'money',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_DRAW_DAYS', 'LOTTERY_DRAW_DAY_STATE', 'CHANGE_STATE'],
}

export function changeDrawDaySchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), date: BusinessDate() }),
    body: Type.Object({ isDrawn: Type.Boolean(), note: Text(140, 1) }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING']),
      proposalId: Nullable(Id()),
    }),
  }
}
