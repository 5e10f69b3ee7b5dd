import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { PageOf, PageQuery } from '../../shared/fields.ts'
import { PoolOrder } from './jackpot-fields.ts'

export const listPoolOrders: Call<typeof listPoolOrdersSchemas> = {
  name: 'launch/list-pool-orders',
  method: 'GET',
  path: '/api/operator/jackpots/orders',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.read',
  summary: 'Requests to change pools with their results, newest first.',
}

export function listPoolOrdersSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(PoolOrder()),
  }
}
