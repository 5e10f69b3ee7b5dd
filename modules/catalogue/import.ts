import type { Database, Tx } from '../../platform/postgres.ts'
import { tellCatalogueChanged } from './catalogue.ts'
import { setGuards } from './guards.ts'
import { putBanner, type BannerDraft } from './store/banners.ts'
import { readUnlisted, writeGames, writeVendor, type GameDraft, type VendorDraft } from './store/change.ts'

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

/**
 * Lists in every house that has the vendor those of its games that the house has never had, open as new games are; what
 * operators changed, closed or put in order stays as it is. Answers how many listings were added.
 */
export async function offerGames(database: Database, vendor: string, games: readonly GameDraft[]): Promise<number> {
  let added = 0
  for (const [merchantId, unknown] of await readUnlisted(database.kysely, vendor, games.map(({ gameCode }) => gameCode))) {
    const offered = games.filter(({ gameCode }) => unknown.has(gameCode))
    await database.transaction(async (tx) => {
      await writeGames(tx, merchantId, offered)
      await setGuards(tx, vendor)
      await tellCatalogueChanged(tx)
    })
    added += offered.length
  }
  return added
}
