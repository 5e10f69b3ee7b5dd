/** Everything that the merchants list, with the settings for it: the input of the snapshots. */
import type { Reader } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { providerSettings } from '../shared/definitions.ts'
import type { VendorRow } from '../shared/rules/listed-game.ts'
import type { HouseRows } from './rules/snapshot.ts'
import { houseCategoryOrder } from '../shared/settings.ts'
import { readAliases, readGames, readVendorsAndBanners, type KnownGames } from './store/read.ts'

/** What a merchant lists, with what the next reading needs to fetch only changes. */
export interface ReadHouse extends HouseRows {
  readonly known: KnownGames
}

/**
 * By merchant; one without a vendor has no rows. A game or vendor that has not changed is the same object as
 * before.
 */
export async function readHouses(
  reader: Reader,
  before: ReadonlyMap<string, ReadHouse>,
): Promise<Map<string, ReadHouse>> {
  const games = await readGames(reader, new Map([...before].map(([id, house]) => [id, house.known])))
  const { vendors, banners } = await readVendorsAndBanners(reader)
  const aliases = await readAliases(reader)
  const bannersOf = Map.groupBy(banners, (row) => row.merchant_id)
  const houses = new Map<string, ReadHouse>()
  for (const [id, listed] of Map.groupBy(vendors, (row) => row.merchant_id)) {
    const settings = await settingsOf(reader, id, providerSettings)
    houses.set(id, {
      vendors: listed.map((row) => sameOr(row, before.get(id)?.vendors)),
      games: games.get(id)?.games ?? [],
      banners: bannersOf.get(id) ?? [],
      categoryOrder: await houseCategoryOrder(reader, id),
      esportsProviders: settings.esportsProviders,
      cockfightProviders: settings.cockfightProviders,
      cockfightHiddenIn: settings.cockfightHiddenIn,
      aliases,
      known: games.get(id)?.known ?? { prints: new Map(), rows: new Map() },
    })
  }
  return houses
}

function sameOr(row: VendorRow, before: readonly VendorRow[] | undefined): VendorRow {
  const known = before?.find(({ vendor_code }) => vendor_code === row.vendor_code)
  return known && JSON.stringify(known) === JSON.stringify(row) ? known : row
}
