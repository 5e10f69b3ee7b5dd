/**
 * How the demo's vendors reach the wallet: the studio in process, ACME over HTTP with its published secret,
 * and ready for transfer mode.
 */
import { admitVendor, openDefaultPools } from '../../modules/launch/index.ts'
import { admitStudio } from '../../server/studio-games/open-studio.ts'
import type { Tx } from '../../platform/postgres.ts'

export const ACME_SECRET = 'acme-demo-secret'

export async function seedLaunch(tx: Tx, secretKey: Buffer): Promise<void> {
  await openDefaultPools(tx, 'demo')
  await admitStudio(tx, secretKey)
  await admitVendor(tx, secretKey, {
    code: 'ACME',
    launchUrl: '/acme/',
    secret: ACME_SECRET,
    apiUrl: '/acme/wallet',
    notFoundIsFinal: true,
  })
}
