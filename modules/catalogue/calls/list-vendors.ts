import { listVendors, listVendorsSchemas } from '../../../contract/player/catalogue/list-vendors.ts'
import { handle } from '../../../platform/calls.ts'
import { textsFor } from '../catalogue.ts'

export const handleListVendors = handle(listVendors, listVendorsSchemas, async (context, { query }) => {
  const { vendors, lanes, vendorNames, hotGames } = textsFor(context, query.language)
  return {
    vendors: [...vendors],
    sortingOrder: lanes.map(({ gameType, cards }) => ({ gameCategory: gameType, vendors: cards })),
    vendorMapping: { ...vendorNames },
    hotGames: [...hotGames],
  }
})
