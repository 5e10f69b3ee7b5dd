import { refuse, refuseFields } from '../../../contract/errors.ts'
import { changeVendorAccess, changeVendorAccessSchemas } from '../../../contract/operator/launch/change-vendor-access.ts'
import { isNetwork } from '../../../platform/addresses.ts'
import { handle } from '../../../platform/calls.ts'
import { setVendorWallet } from '../../catalogue/index.ts'
import { heldAt, managedAccess } from '../manage-vendor.ts'
import { isLaunchAddress, isVendorAddress } from '../rules/vendor-address.ts'
import { writeAccess, type AccessRow } from '../store/access.ts'
import { settingsOf, tellVendorChanged, walletOf } from '../vendors.ts'

export const handleChangeVendorAccess = handle(changeVendorAccess, changeVendorAccessSchemas, async (context, { params, body }) => {
  const wrong = body.allowList?.findIndex((network) => !isNetwork(network)) ?? -1
  if (wrong >= 0) refuseFields([{ field: `allowList.${wrong}`, rule: 'format' }])
  const before = await managedAccess(context, params.vassalage)
  const settings = { ...settingsOf(before), ...body.settings }
  const wallet = { ...walletOf(before), ...body.wallet }
  const isNewAddress = wallet.apiUrl !== '' && wallet.apiUrl !== before.api_url
  if (isNewAddress && !isVendorAddress(wallet.apiUrl, context.config.mode === 'live')) refuseFields([{ field: 'wallet.apiUrl', rule: 'format' }])
  if (wallet.walletMode === 'TRANSFER' && wallet.apiUrl === '') refuseFields([{ field: 'wallet.apiUrl', rule: 'required' }])
  if (before.wallet_mode === 'TRANSFER' && wallet.walletMode === 'SEAMLESS' && await heldAt(context.tx, params.vassalage) > 0n) refuse('VENDOR_POCKETS')
  if (body.launchUrl !== undefined && body.launchUrl !== before.launch_url && !isLaunchAddress(body.launchUrl, context.config.mode === 'live')) refuseFields([{ field: 'launchUrl', rule: 'format' }])
  const after = {
    ...before, launch_url: body.launchUrl ?? before.launch_url, opens_in: body.opensIn ?? before.opens_in, allow_list: body.allowList ?? before.allow_list, late_win_allowed: settings.lateWinAllowed,
    unknown_rollback_not_found: settings.unknownRollbackNotFound, win_rollback_allowed: settings.winRollbackAllowed,
    wallet_mode: wallet.walletMode, api_url: wallet.apiUrl === '' ? null : wallet.apiUrl, not_found_is_final: wallet.notFoundIsFinal,
  }
  await writeAccess(context.tx, after)
  if (after.wallet_mode !== before.wallet_mode) await setVendorWallet(context.tx, params.vassalage, after.wallet_mode === 'TRANSFER' ? params.vassalage : 'MAIN')
  await context.audit('vendor.access', `vendor:${params.vassalage}`, {
    before: { allowList: before.allow_list, settings: settingsOf(before), wallet: walletOf(before), ...launchOf(before) }, after: { allowList: after.allow_list, settings, wallet, ...launchOf(after) },
  })
  await tellVendorChanged(context.tx)
  return { allowList: after.allow_list, settings, wallet, ...launchOf(after) }
})

const launchOf = ({ launch_url: launchUrl, opens_in: opensIn }: Pick<AccessRow, 'launch_url' | 'opens_in'>) => ({ launchUrl, opensIn })
