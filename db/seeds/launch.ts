/**
 * How the demo's vendors reach the wallet: the studio, the lotteries and the sports in process, ACME over
 * HTTP with its published secret, and ready for transfer mode.
 */
import { admitVendor, openDefaultPools } from '../../modules/launch/index.ts'
import { lotteryVendors } from '../../server/products/lottery/drafts.ts'
import { admitLottery } from '../../server/products/lottery/offer.ts'
import { sportVendors } from '../../server/products/sportsbook/drafts.ts'
import { admitSports } from '../../server/products/sportsbook/offer.ts'
import { admitStudio } from '../../server/studio-games/open-studio.ts'
import type { Tx } from '../../platform/postgres.ts'

export const ACME_SECRET = 'acme-demo-secret'

export async function seedLaunch(tx: Tx, secretKey: Buffer): Promise<void> {
  await openDefaultPools(tx, 'demo')
  await admitStudio(tx, secretKey)
  for (const vendor of lotteryVendors) await admitLottery(tx, secretKey, vendor)
  for (const vendor of sportVendors) await admitSports(tx, secretKey, vendor)
  await admitVendor(tx, secretKey, {
    code: 'ACME',
    launchUrl: '/acme/',
    secret: ACME_SECRET,
    apiUrl: '/acme/wallet',
    notFoundIsFinal: true,
  })
}
