import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Nullable, Time } from '../../shared/fields.ts'
import { GameCode, IssueStateField, Numero, SourceField } from '../../shared/lottery-draws.ts'

export const listDrawDays: Call<typeof listDrawDaysSchemas> = {
  name: 'lottery/list-draw-days',
  method: 'GET',
  path: '/api/operator/lottery/games/:gameCode/draw-days',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary:
    'The draw days of a lottery that is drawn on days, the usual ones and those that were added or dropped, with their issues; 92 days at most.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_DRAW_DAYS'],
}

export function listDrawDaysSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode() }),
    query: Type.Object({ from: Type.Optional(BusinessDate()), to: Type.Optional(BusinessDate()) }),
    value: Type.Object({
      gameCode: Type.String(),
      source: SourceField(),
      zone: Type.String({ description: 'the dates and times are of this time zone' }),
      closeTime: Type.String({ description: 'HH:MM' }),
      resultTime: Type.String({ description: 'HH:MM' }),
      from: BusinessDate(),
      to: BusinessDate(),
      days: Type.Array(
        Type.Object({
          date: BusinessDate(),
          isUsual: Type.Boolean({ description: 'drawn by the usual days' }),
          isDrawn: Type.Boolean({ description: 'after what was added or dropped' }),
          note: Type.String(),
          changedAt: Nullable(Time('null: as usual')),
          issue: Nullable(
            Type.Object({
              numero: Numero(),
              state: IssueStateField(),
              opensAt: Time(),
              closesAt: Time(),
              drawsAt: Time(),
              hasBets: Type.Boolean(),
            }),
          ),
        }),
        { description: 'days that are drawn or dropped, in their order' },
      ),
    }),
  }
}
