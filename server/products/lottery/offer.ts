/** The lotteries among a merchant's vendors, and their access to the wallet. */
import { offerGames, offerVendor } from '../../../modules/catalogue/index.ts'
import { admitVendor } from '../../../modules/launch/index.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { chooseDemoSources } from '../../../modules/lottery/index.ts'
import { lotteryDraft, lotteryPlaces, lotteryVendors, type LotteryVendor } from './drafts.ts'

/** They are called in process and need no secret. */
export function admitLottery(tx: Tx, secretKey: Buffer, vendor: LotteryVendor): Promise<void> {
  return admitVendor(tx, secretKey, { code: vendor, launchUrl: lotteryPlaces[vendor].page })
}

/** Lists the vendors for merchants that never had them. */
export async function offerLotteries(
  database: Database,
  merchantIds: readonly string[],
  secretKey: Buffer,
): Promise<void> {
  for (const vendor of lotteryVendors)
    await offerVendor(database, merchantIds, lotteryDraft(vendor), (tx) =>
      admitLottery(tx, secretKey, vendor),
    )
}

/** A merchant that has a vendor gets its new games with the next start. */
export async function offerNewLotteries(database: Database): Promise<void> {
  for (const vendor of lotteryVendors) await offerGames(database, vendor, lotteryDraft(vendor).games)
}

/** A demonstration draws what is drawn elsewhere itself; one lottery is left to the results desk. */
const OF_THE_DESK = 'FOURD_DAMACAI'
export const drawDemonstrations = (database: Database): Promise<void> =>
  chooseDemoSources(database.kysely, [OF_THE_DESK])
