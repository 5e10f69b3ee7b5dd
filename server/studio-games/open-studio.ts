/** The studio among a house's vendors: every house begins with it, in demo and live mode alike. */
import { offerVendor, type CatalogueDraft } from '../../modules/catalogue/index.ts'
import { admitVendor } from '../../modules/launch/index.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { studioDrafts } from './drafts.ts'
import { studioVendor } from './locales/names.ts'

const STUDIO = 'STUDIO'

export const studioCatalogue: CatalogueDraft = {
  vendors: [{ code: STUDIO, names: studioVendor, iconUrl: '/art/mark.svg', position: 10 }], games: studioDrafts, banners: [],
}

/** Lets the studio reach the wallet; it speaks in process and needs no secret. */
export function admitStudio(tx: Tx, secretKey: Buffer): Promise<void> {
  return admitVendor(tx, secretKey, { code: STUDIO, launchUrl: '/stage/' })
}

/** Lists the studio and all its games where a house has never had it. */
export function openStudioIn(database: Database, merchantIds: readonly string[], secretKey: Buffer): Promise<void> {
  return offerVendor(database, merchantIds, studioCatalogue, (tx) => admitStudio(tx, secretKey))
}
