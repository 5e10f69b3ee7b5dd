import type { Database, Tx } from '../../../platform/postgres.ts'
import { tellCatalogueChanged } from '../core/catalogue.ts'
import { setGuards } from '../core/guards.ts'
import { putBanner, type BannerDraft } from '../banners/store/banners.ts'
import {
  lockVendors,
  readUnlisted,
  writeGames,
  writeVendor,
  type GameDraft,
  type VendorDraft,
} from '../core/store/change.ts'
import { listedVendorsOf } from '../core/store/read.ts'

export interface CatalogueDraft {
  vendors: readonly VendorDraft[]
  games: readonly GameDraft[]
  banners: readonly BannerSeed[]
}

/** A banner as a seed defines it; by default on the home page, shown permanently and in every language. */
export type BannerSeed = Partial<BannerDraft> &
  Pick<BannerDraft, 'bannerId' | 'imageUrl' | 'titles' | 'texts' | 'linkageType' | 'linkage' | 'position'>
const always = { groupName: 'w_home', isShown: true, startsAt: null, endsAt: null, languages: [] } as const

/**
 * Lists vendors, games and banners for a merchant: new ones are open, known ones are updated without losing
 * what the operator set.
 */
export async function importCatalogue(tx: Tx, merchantId: string, draft: CatalogueDraft): Promise<void> {
  for (const vendor of draft.vendors) await writeVendor(tx, merchantId, vendor)
  await writeGames(tx, merchantId, draft.games)
  for (const banner of draft.banners) await putBanner(tx, merchantId, { ...always, ...banner })
  for (const { code } of draft.vendors) await setGuards(tx, code)
  await tellCatalogueChanged(tx)
}

/**
 * Adds to every merchant that has the vendor those of its games that the merchant never had, open like new
 * games; what operators changed, closed or ordered stays. Returns how many listings were added.
 */
export async function offerGames(
  database: Database,
  vendor: string,
  games: readonly GameDraft[],
): Promise<number> {
  let added = 0
  for (const [merchantId, unknown] of await readUnlisted(
    database.kysely,
    vendor,
    games.map(({ gameCode }) => gameCode),
  )) {
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
 * Lists a vendor with its games for every merchant that never had it; `admit` gives it access to the wallet
 * in the same transaction. Several processes may start at once.
 */
export async function offerVendor(
  database: Database,
  merchantIds: readonly string[],
  draft: CatalogueDraft,
  admit: (tx: Tx) => Promise<void>,
): Promise<void> {
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
