/** Everything that the houses list, with the settings that shape it, as snapshots are built from. */
import type { Reader } from '../../platform/postgres.ts'
import { settingsOf } from '../system/index.ts'
import { providerSettings } from './definitions.ts'
import type { HouseRows } from './rules/snapshot.ts'
import { houseCategoryOrder } from './settings.ts'
import { readCatalogue } from './store/read.ts'

/** By merchant; a house without a vendor has no rows. */
export async function readHouses(reader: Reader): Promise<Map<string, HouseRows>> {
  const { vendors, games, banners } = await readCatalogue(reader)
  const [vendorsOf, gamesOf, bannersOf] = [byMerchant(vendors), byMerchant(games), byMerchant(banners)]
  const houses = new Map<string, HouseRows>()
  for (const [id, listed] of vendorsOf) {
    const { esportsProviders, cockfightProviders } = await settingsOf(reader, id, providerSettings)
    houses.set(id, {
      vendors: listed, games: gamesOf.get(id) ?? [], banners: bannersOf.get(id) ?? [],
      categoryOrder: await houseCategoryOrder(reader, id), esportsProviders, cockfightProviders,
    })
  }
  return houses
}

const byMerchant = <Row extends { merchant_id: string }>(rows: readonly Row[]): Map<string, Row[]> => Map.groupBy(rows, (row) => row.merchant_id)
