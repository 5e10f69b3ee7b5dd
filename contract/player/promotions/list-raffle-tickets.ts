import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { TicketRange } from './raffle-fields.ts'

export const listRaffleTickets: Call<typeof listRaffleTicketsSchemas> = {
  name: 'promotions/list-raffle-tickets',
  method: 'GET',
  path: '/api/wps/promotions/raffles/:promotionId/tickets',
  module: 'WPS',
  audience: 'visitor',
  summary: 'The frozen ticket list of a raffle without names, part by part; empty until it is frozen.',
  errors: ['PROMO_NOT_FOUND'],
}

export function listRaffleTicketsSchemas() {
  return {
    params: Type.Object({ promotionId: Id() }),
    query: Type.Object({
      after: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 9_000_000_000_000, default: 0, description: 'a first number' }),
      ),
    }),
    value: Type.Object({ list: Type.Array(TicketRange()), isMore: Type.Boolean() }),
  }
}
