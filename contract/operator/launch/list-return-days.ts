import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id } from '../../shared/fields.ts'
import { MeasuredReturn } from './return-fields.ts'

export const listReturnDays: Call<typeof listReturnDaysSchemas> = {
  name: 'launch/list-return-days',
  method: 'GET',
  path: '/api/operator/returns/:gameCode/days',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rtp.read',
  summary: 'A game’s return day by day, newest first, for the last 90 days with rounds.',
  errors: [],
}

export function listReturnDaysSchemas() {
  return {
    params: Type.Object({ gameCode: Id() }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({ day: BusinessDate(), mathVersion: Type.String(), figures: MeasuredReturn() }),
      ),
    }),
  }
}
