import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency } from '../../shared/fields.ts'
import { Pool } from './jackpot-fields.ts'

export const listJackpotPools: Call<typeof listJackpotPoolsSchemas> = {
  name: 'launch/list-jackpot-pools',
  method: 'GET',
  path: '/api/operator/jackpots',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'jackpots.read',
  summary: 'The jackpot pools: what they hold, how they grow, and whether ledger and counter agree.',
}

export function listJackpotPoolsSchemas() {
  return {
    value: Type.Object({ currency: Currency(), pools: Type.Array(Pool()) }),
  }
}
