import type { Tx } from '../../platform/postgres.ts'
import { tellCatalogueChanged } from './catalogue.ts'
import { setGuards } from './guards.ts'
import { writeBanner, writeGames, writeVendor, type BannerDraft, type GameDraft, type VendorDraft } from './store/change.ts'

export interface CatalogueDraft { vendors: readonly VendorDraft[]; games: readonly GameDraft[]; banners: readonly BannerDraft[] }

/** Lists vendors, games and banners for a house: new ones open, known ones brought up to date as the operator left them. */
export async function importCatalogue(tx: Tx, merchantId: string, draft: CatalogueDraft): Promise<void> {
  for (const vendor of draft.vendors) await writeVendor(tx, merchantId, vendor)
  await writeGames(tx, merchantId, draft.games)
  for (const banner of draft.banners) await writeBanner(tx, merchantId, banner)
  for (const { code } of draft.vendors) await setGuards(tx, code)
  await tellCatalogueChanged(tx)
}
