import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { ClassifyField, Filter, GameTypeField, VendorCard } from './catalogue-fields.ts'

export const listLanes: Call<typeof listLanesSchemas> & { isBatched: true } = {
  name: 'catalogue/list-lanes',
  method: 'GET',
  path: '/api/wps/relay/GCSGAME_newGameVendor',
  module: 'GCSGAME',
  audience: 'visitor',
  isBatched: true,
  summary: 'Each category with its vendors and the classes of games they have in it.',
  errors: [],
}

export function listLanesSchemas() {
  return {
    query: Type.Object({ platform: Filter(), language: Filter() }),
    value: Type.Object({
      data: Type.Object({
        lanes: Type.Array(
          Type.Object({
            title: GameTypeField(),
            cards: Type.Array(VendorCard()),
            gameClassify: Type.Array(
              Type.Object({ classify: ClassifyField(), vendors: Type.Array(Type.String()) }),
            ),
          }),
        ),
      }),
    }),
  }
}
