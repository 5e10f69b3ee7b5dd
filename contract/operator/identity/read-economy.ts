import { Type } from 'typebox'
import { economyProducts } from '../../../kernel/agents/economy-guard.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

const Rate = (description?: string) => Type.Integer({ minimum: 0, ...(description ? { description } : {}) })

const Rates = () => Type.Record(Type.String(), Rate())

const economyFigure = () =>
  Type.Object(
    {
      product: OneOf(economyProducts),
      edge: Rate('what the house earns of the stakes'),
      budget: Rate('60 % of it'),
      rebate: Rate('the highest own rebate'),
      points: Rate('the most that agents get'),
      salary: Rate('all salaries, by the weight of the product'),
      sum: Rate('rebate, points and salary'),
    },
    { description: 'parts per million of the stakes' },
  )

export const readEconomy: Call<typeof readEconomySchemas> = {
  name: 'operator/read-economy',
  method: 'GET',
  path: '/api/operator/economy',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary: 'What the house earns and promises away with each product, as the economy guard reckons it.',
}
export function readEconomySchemas() {
  return {
    value: Type.Object({
      isGuarded: Type.Boolean(),
      highestG: Type.Integer({ description: 'the highest prize group in use' }),
      figures: Type.Array(economyFigure()),
      economy: Type.Object(
        {
          edges: Rates(),
          rebates: Type.Record(Type.String(), Type.Array(Rate())),
          points: Rates(),
          salaryWeights: Rates(),
          salaries: Type.Object({ daily: Rate(), hourly: Rate(), realtime: Rate(), sum: Rate() }),
          fixedOddsRebate: Rate(),
          highestG: Type.Integer(),
        },
        { description: 'what the figures follow from, so that others can be tried' },
      ),
    }),
  }
}
