import type { Tx } from '../../platform/postgres.ts'
import { tellCatalogueChanged } from './catalogue.ts'
import { setGuards } from './guards.ts'
import { putBanner, type BannerDraft } from './store/banners.ts'
import { writeGames, writeVendor, type GameDraft, type VendorDraft } from './store/change.ts'

export interface CatalogueDraft { vendors: readonly VendorDraft[]; games: readonly GameDraft[]; banners: readonly BannerSeed[] }

/** A banner as a seed states it: on the home page, shown for good in every language, where it says nothing else. */
export type BannerSeed = Partial<BannerDraft> & Pick<BannerDraft, 'bannerId' | 'imageUrl' | 'titles' | 'texts' | 'linkageType' | 'linkage' | 'position'>
const always = { groupName: 'w_home', isShown: true, startsAt: null, endsAt: null, languages: [] } as const

/** Lists vendors, games and banners for a house: new ones open, known ones brought up to date as the operator left them. */
export async function importCatalogue(tx: Tx, merchantId: string, draft: CatalogueDraft): Promise<void> {
  for (const vendor of draft.vendors) await writeVendor(tx, merchantId, vendor)
  await writeGames(tx, merchantId, draft.games)
  for (const banner of draft.banners) await putBanner(tx, merchantId, { ...always, ...banner })
  for (const { code } of draft.vendors) await setGuards(tx, code)
  await tellCatalogueChanged(tx)
}
