import {
  listVendorAccess,
  listVendorAccessSchemas,
} from '../../../../../contract/operator/launch/list-vendor-access.ts'
import { handle } from '../../../../../platform/calls.ts'
import { countedVendorsOf } from '../../../../catalogue/index.ts'
import { heldAt } from '../manage-vendor.ts'
import { readAccess, readSecrets } from '../store/access.ts'
import { settingsOf, walletOf } from '../vendors.ts'

/** Every vendor of the merchant; secrets only by their number and age. */
export const handleListVendorAccess = handle(listVendorAccess, listVendorAccessSchemas, async (context) => {
  const { tx, merchant } = context
  const vendors = await countedVendorsOf(tx, merchant.id)
  const access = new Map((await readAccess(tx)).map((row) => [row.vendor_code, row]))
  const secrets = Map.groupBy(await readSecrets(tx), (secret) => secret.vendor_code)
  const language = context.language === 'th' ? 'TH' : 'EN'
  const held = new Map<string, bigint>()
  for (const row of access.values())
    if (row.wallet_mode === 'TRANSFER') held.set(row.vendor_code, await heldAt(tx, row.vendor_code))
  const list = vendors.flatMap((vendor) => {
    const row = access.get(vendor.vendor)
    if (!row) return []
    return [
      {
        vassalage: vendor.vendor,
        name: vendor.names[language],
        iconUrl: vendor.iconUrl,
        state: vendor.state,
        gameCount: vendor.gameCount,
        openGameCount: vendor.openGameCount,
        launchUrl: row.launch_url,
        opensIn: row.opens_in,
        allowList: vendor.isManaged ? row.allow_list : [],
        settings: { ...settingsOf(row) },
        wallet: { ...walletOf(row), ...(vendor.isManaged ? {} : { apiUrl: '' }) },
        heldAmount: held.get(vendor.vendor) ?? 0n,
        canManage: vendor.isManaged,
        secrets: vendor.isManaged
          ? (secrets.get(vendor.vendor) ?? []).map((secret) => ({
              secretId: secret.secret_id,
              createdAt: secret.created_at,
            }))
          : [],
      },
    ]
  })
  return { list }
})
