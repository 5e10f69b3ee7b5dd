/** The studio among a merchant's vendors: every merchant has it from the beginning, in demo and live mode. */
import { offerVendor, type CatalogueDraft } from '../../modules/catalogue/index.ts'
import { admitVendor } from '../../modules/launch/index.ts'
import type { Database, Tx } from '../../platform/postgres.ts'
import { studioCode } from '../../studio/house/code.ts'
import { studioDrafts } from './drafts.ts'
import { studioVendor } from './locales/names.ts'

export const studioCatalogue: CatalogueDraft = {
  vendors: [{ code: studioCode, names: studioVendor, iconUrl: '/art/mark.svg', position: 10, isHouse: true }],
  games: studioDrafts,
  banners: [],
}

/** Gives the studio access to the wallet; it is called in process and needs no secret. */
export function admitStudio(tx: Tx, secretKey: Buffer): Promise<void> {
  return admitVendor(tx, secretKey, { code: studioCode, launchUrl: '/stage/' })
}

/** Lists the studio and all its games for merchants that never had it. */
export function openStudioIn(
  database: Database,
  merchantIds: readonly string[],
  secretKey: Buffer,
): Promise<void> {
  return offerVendor(database, merchantIds, studioCatalogue, (tx) => admitStudio(tx, secretKey))
}
