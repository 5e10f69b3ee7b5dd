import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Id, PositiveAmount, Time } from '../../shared/fields.ts'
import { Filter } from './catalogue-fields.ts'

export const listRanks: Call<typeof listRanksSchemas> & { isBatched: true } = {
  name: 'catalogue/list-ranks',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_getRankList',
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary: 'The winners board: real wins of the last day, the latest first, names masked.',
  errors: [],
}

export function listRanksSchemas() {
  return {
    query: Type.Object({
      gameCategory: Filter(),
      language: Filter(),
      clientType: Filter(),
      platform: Filter(),
      merchant: Filter(),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          vo: Type.Object({
            gameId: Id(),
            gameCode: Id(),
            vassalage: Id("the vendor's code"),
            gameName: Type.String({ description: "in the caller's language" }),
            iconUrl: Type.String(),
            customerName: Type.String({ description: 'the first two and the last of its characters' }),
            winAmount: PositiveAmount(),
            currency: Currency(),
            isJackpot: Type.Boolean({ description: 'a jackpot pool paid it' }),
            wonAt: Time(),
          }),
        }),
      ),
    }),
  }
}
