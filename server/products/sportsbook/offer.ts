/** The sportsbook among a merchant's vendors, and its access to the wallet. */
import { offerGames, offerVendor } from '../../../modules/catalogue/index.ts'
import { admitVendor } from '../../../modules/launch/index.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { sportDraft, sportsPage, sportVendors, type SportVendor } from './drafts.ts'

/** It is called in process and needs no secret. */
export function admitSports(tx: Tx, secretKey: Buffer, vendor: SportVendor): Promise<void> {
  return admitVendor(tx, secretKey, { code: vendor, launchUrl: sportsPage })
}

/** Lists the vendors for merchants that never had them. */
export async function offerSports(
  database: Database,
  merchantIds: readonly string[],
  secretKey: Buffer,
): Promise<void> {
  for (const vendor of sportVendors)
    await offerVendor(database, merchantIds, sportDraft(vendor), (tx) => admitSports(tx, secretKey, vendor))
}

/** A merchant that has a vendor gets its new games with the next start. */
export async function offerNewSports(database: Database): Promise<void> {
  for (const vendor of sportVendors) await offerGames(database, vendor, sportDraft(vendor).games)
}
