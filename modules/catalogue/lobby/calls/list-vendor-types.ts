import {
  listVendorTypes,
  listVendorTypesSchemas,
} from '../../../../contract/player/catalogue/list-vendor-types.ts'
import { handle } from '../../../../platform/calls.ts'
import { textsFor } from '../../core/catalogue.ts'

export const handleListVendorTypes = handle(
  listVendorTypes,
  listVendorTypesSchemas,
  async (context, { query }) => {
    const byVendor = Map.groupBy(textsFor(context).vendors, (card) => card.vassalage)
    const list = [...byVendor].map(([vassalage, cards]) => ({
      vassalage,
      gameTypes: cards.map((card) => card.gameType),
    }))
    return { list: list.filter(({ vassalage }) => !query.vassalage || query.vassalage === vassalage) }
  },
)
