import { Type } from 'typebox'
import { categoryWords, classWords, gameMarks } from '../../shared/catalogue-words.ts'
import { products } from '../../shared/product-words.ts'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, PageOf, PageQuery, Text, Time } from '../../shared/fields.ts'
import { CatalogueStateField } from './change-vendor.ts'
import { MaintenanceEnd, Names } from './desk-fields.ts'

export const listAllGames: Call<typeof listAllGamesSchemas> = {
  name: 'catalogue/list-all-games',
  method: 'GET',
  path: '/api/operator/games',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'catalogue.read',
  summary: 'Every game of the merchant with its state, in the order of the lobby.',
  errors: [],
}

export function listAllGamesSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      vassalage: Type.Optional(Text(20)),
      query: Type.Optional(Text(60)),
      state: Type.Optional(CatalogueStateField()),
      gameType: Type.Optional(OneOf(categoryWords)),
      gameClassify: Type.Optional(OneOf(classWords)),
      mark: Type.Optional(OneOf(gameMarks)),
    }),
    value: PageOf(
      Type.Object({
        nodeId: Type.Integer(),
        vassalage: Type.String(),
        vendorName: Type.String(),
        vendorState: CatalogueStateField(),
        gameCode: Type.String(),
        gameType: OneOf(categoryWords),
        gameClassify: OneOf(classWords),
        product: OneOf(products, 'what its money is booked under, in every house'),
        name: Type.String({ description: "in the operator's language" }),
        names: Names('as players read them'),
        vendorNames: Names('as the vendor gives them'),
        ownNames: Names('those that this merchant set'),
        iconUrl: Type.String(),
        largeIconUrl: Type.String(),
        hasOwnIcon: Type.Boolean(),
        hasOwnLargeIcon: Type.Boolean(),
        rtp: Type.String(),
        isFreePlayable: Type.Boolean({ description: 'the vendor offers free play of it' }),
        isFreePlayOff: Type.Boolean({ description: 'this merchant does not offer free play of it' }),
        isHot: Type.Boolean(),
        isNew: Type.Boolean(),
        position: Type.Integer({ description: 'its place in the whole list, from 1' }),
        state: CatalogueStateField(),
        maintenanceUntil: MaintenanceEnd(),
        absentSince: Nullable(Time("null: the vendor's feed has it")),
        canClassify: Type.Boolean({
          description: 'this merchant manages the vendor and may set category and class',
        }),
      }),
    ),
  }
}
