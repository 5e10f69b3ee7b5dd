/**
 * How a vendor may call the wallet and where its games open, as the console changes it. What gives more
 * access, forgives more or sends money elsewhere waits for a second person; the rest takes effect at once and
 * rejects a pending change.
 */
import { refuse, refuseFields } from '../../../../contract/errors.ts'
import { isNetwork } from '../../../../platform/addresses.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { setVendorWallet } from '../../../catalogue/index.ts'
import {
  callOffProposals,
  defineProposal,
  letsMoreIn,
  proposeWeakening,
  WEAKENING_ABILITY,
} from '../../../system/index.ts'
import { heldAt, managedAccess } from './manage-vendor.ts'
import { isLaunchAddress, isVendorAddress } from './rules/vendor-address.ts'
import { writeAccess, type AccessRow } from './store/access.ts'
import { settingsOf, tellVendorChanged, walletOf, type VendorSettings, type WalletMode } from './vendors.ts'

const WAITS_HOURS = 72

export interface AccessChange {
  allowList?: readonly string[]
  settings?: Partial<VendorSettings>
  wallet?: { walletMode?: WalletMode; apiUrl?: string; notFoundIsFinal?: boolean }
  launchUrl?: string
  opensIn?: 'IFRAME' | 'WINDOW'
}

export const accessProposal = defineProposal<{ vassalage: string; change: AccessChange }>({
  name: 'vendor.access',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { vassalage, change }, requestedByName }) => {
    const { before, after } = await judged(context, vassalage, change)
    await applyAccess(context, before, after, { askedBy: requestedByName })
  },
})

const subjectOf = (vassalage: string) => `vendor:${vassalage}`

/**
 * Errors: REQUEST_INVALID, VENDOR_NOT_FOUND, VENDOR_POCKETS, CHANGE_STATE if one is pending,
 * CHANGE_SECOND_MISSING.
 */
export async function changeAccessOrPropose(context: CallContext, vassalage: string, change: AccessChange) {
  const { before, after } = await judged(context, vassalage, change)
  if (isLoosened(before, after)) {
    await proposeWeakening(context, accessProposal, {
      subject: subjectOf(vassalage),
      title: vassalage,
      payload: { vassalage, change },
      changes: shownChanges(before, after),
    })
    return { state: 'PENDING' as const, ...viewOf(before) }
  }
  await callOffProposals(context, accessProposal, subjectOf(vassalage))
  await applyAccess(context, before, after, {})
  return { state: 'CHANGED' as const, ...viewOf(after) }
}

/** The access as it is, locked, and as it would be; refuses an impossible change. */
async function judged(
  context: CallContext,
  vassalage: string,
  change: AccessChange,
): Promise<{ before: AccessRow; after: AccessRow }> {
  const isLive = context.config.mode === 'live'
  const wrong = change.allowList?.findIndex((network) => !isNetwork(network)) ?? -1
  if (wrong >= 0) refuseFields([{ field: `allowList.${wrong}`, rule: 'format' }])
  const before = await managedAccess(context, vassalage)
  const wallet = { ...walletOf(before), ...change.wallet }
  const isNewAddress = wallet.apiUrl !== '' && wallet.apiUrl !== before.api_url
  if (isNewAddress && !isVendorAddress(wallet.apiUrl, isLive))
    refuseFields([{ field: 'wallet.apiUrl', rule: 'format' }])
  if (wallet.walletMode === 'TRANSFER' && wallet.apiUrl === '')
    refuseFields([{ field: 'wallet.apiUrl', rule: 'required' }])
  if (
    before.wallet_mode === 'TRANSFER' &&
    wallet.walletMode === 'SEAMLESS' &&
    (await heldAt(context.tx, vassalage)) > 0n
  )
    refuse('VENDOR_POCKETS')
  const launchUrl = change.launchUrl ?? before.launch_url
  if (launchUrl !== before.launch_url && !isLaunchAddress(launchUrl, isLive))
    refuseFields([{ field: 'launchUrl', rule: 'format' }])
  const settings = { ...settingsOf(before), ...change.settings }
  return {
    before,
    after: {
      ...before,
      launch_url: launchUrl,
      opens_in: change.opensIn ?? before.opens_in,
      allow_list: [...(change.allowList ?? before.allow_list)],
      late_win_allowed: settings.lateWinAllowed,
      unknown_rollback_not_found: settings.unknownRollbackNotFound,
      win_rollback_allowed: settings.winRollbackAllowed,
      wallet_mode: wallet.walletMode,
      api_url: wallet.apiUrl === '' ? null : wallet.apiUrl,
      not_found_is_final: wallet.notFoundIsFinal,
    },
  }
}

/**
 * More addresses that may call, a rule that forgives more, or another address for members' money. The answer
 * to the rollback of an unknown bet loosens nothing, since the rollback is stored either way.
 */
function isLoosened(before: AccessRow, after: AccessRow): boolean {
  const isForgiving = (['late_win_allowed', 'win_rollback_allowed', 'not_found_is_final'] as const).some(
    (rule) => after[rule] && !before[rule],
  )
  const sendsElsewhere =
    after.wallet_mode === 'TRANSFER' &&
    (before.wallet_mode !== 'TRANSFER' || after.api_url !== before.api_url)
  return letsMoreIn(before.allow_list, after.allow_list) || isForgiving || sendsElsewhere
}

const shownFields = [
  ['vendor_allowList', 'allow_list'],
  ['vendor_lateWin', 'late_win_allowed'],
  ['vendor_unknownRollback', 'unknown_rollback_not_found'],
  ['vendor_winRollback', 'win_rollback_allowed'],
  ['vendor_wallet', 'wallet_mode'],
  ['vendor_api', 'api_url'],
  ['vendor_final', 'not_found_is_final'],
  ['vendor_launch', 'launch_url'],
  ['vendor_window', 'opens_in'],
] as const

function shownChanges(before: AccessRow, after: AccessRow) {
  const write = (value: AccessRow[keyof AccessRow]) =>
    Array.isArray(value) ? value.join(', ') : `${value ?? ''}`
  return shownFields
    .map(([field, column]) => ({ field, before: write(before[column]), after: write(after[column]) }))
    .filter((one) => one.before !== one.after)
}

async function applyAccess(
  context: CallContext,
  before: AccessRow,
  after: AccessRow,
  why: { askedBy?: string },
): Promise<void> {
  const { tx } = context
  const vassalage = after.vendor_code
  await writeAccess(tx, after)
  if (after.wallet_mode !== before.wallet_mode)
    await setVendorWallet(tx, vassalage, after.wallet_mode === 'TRANSFER' ? vassalage : 'MAIN')
  await context.audit('vendor.access', subjectOf(vassalage), {
    before: viewOf(before),
    after: viewOf(after),
    ...why,
  })
  await tellVendorChanged(tx)
}

function viewOf(row: AccessRow) {
  return {
    allowList: row.allow_list,
    settings: settingsOf(row),
    wallet: walletOf(row),
    launchUrl: row.launch_url,
    opensIn: row.opens_in,
  }
}
