/** The sportsbook among a merchant's vendors, and its access to the wallet. */
import type { SportVendor } from '../../../kernel/sports/words.ts'
import { offerGames, offerVendor } from '../../../modules/catalogue/index.ts'
import { admitVendor } from '../../../modules/launch/index.ts'
import { sportsTold } from '../../../modules/sportsbook/index.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { fedSports, sportDraft, sportsPage, sportVendors } from './drafts.ts'

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

/**
 * A merchant that has a vendor gets its new games with the next start, and those of a sport that comes by
 * feed only as soon as a feed has brought a match of it.
 */
export async function offerNewSports(database: Database): Promise<void> {
  const told = await sportsTold(database.kysely, fedSports)
  for (const vendor of sportVendors) await offerGames(database, vendor, sportDraft(vendor, told).games)
}
