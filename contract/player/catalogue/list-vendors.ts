import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Filter, Game, GameTypeField, VendorCard } from './catalogue-fields.ts'

export const listVendors: Call<typeof listVendorsSchemas> & { isBatched: true } = {
  name: 'catalogue/list-vendors',
  method: 'GET',
  path: '/api/lgw/games/game_menus',
  module: 'LGW',
  audience: 'visitor',
  isBatched: true,
  summary: 'Vendors, the categories that have one in their order, names by code, and the hot games.',
  errors: [],
}

export function listVendorsSchemas() {
  return {
    query: Type.Object({ prizeMode: Filter(), language: Filter() }),
    value: Type.Object({
      vendors: Type.Array(VendorCard()),
      sortingOrder: Type.Array(
        Type.Object({ gameCategory: GameTypeField(), vendors: Type.Array(VendorCard()) }),
      ),
      vendorMapping: Type.Record(Type.String(), Type.String(), {
        description: 'names by code, example vendors left out',
      }),
      hotGames: Type.Array(Game()),
    }),
  }
}
