import type { Database, Tx } from '../../platform/postgres.ts'
import { tellCatalogueChanged } from './catalogue.ts'
import { setGuards } from './guards.ts'
import { putBanner, type BannerDraft } from './store/banners.ts'
import { lockVendors, readUnlisted, writeGames, writeVendor, type GameDraft, type VendorDraft } from './store/change.ts'
import { listedVendorsOf } from './store/read.ts'

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

/**
 * Lists a vendor with its games in every house that has never had it; `admit` lets it reach the wallet in the same
 * transaction. Several processes may start at once.
 */
export async function offerVendor(database: Database, merchantIds: readonly string[], draft: CatalogueDraft, admit: (tx: Tx) => Promise<void>): Promise<void> {
  const codes = draft.vendors.map(({ code }) => code)
  await database.transaction(async (tx) => {
    await lockVendors(tx)
    for (const merchantId of merchantIds) {
      if ((await listedVendorsOf(tx, merchantId)).some(({ vendor }) => codes.includes(vendor))) continue
      await importCatalogue(tx, merchantId, draft)
      await admit(tx)
    }
  })
}
