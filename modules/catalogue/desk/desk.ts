/**
 * Changes of the catalogue by operators: checked, written, passed on to the wallet's guard and to every
 * process, and audited.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { CatalogueState } from '../../../contract/player/catalogue/catalogue-fields.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { settingOf } from '../../system/index.ts'
import { setGuards } from '../core/guards.ts'
import { judgePicture } from '../shared/addresses.ts'
import { deskSettings } from '../shared/settings.ts'
import { lockListings, writeListings, type ListingChange, type ListingRow } from './store/desk.ts'

/** The requested end of a maintenance; REQUEST_INVALID if it is past, or comes with another state. */
export function maintenanceEnd(
  context: CallContext,
  state: CatalogueState | undefined,
  asked: string | null | undefined,
): Date | null {
  if (!asked) return null
  const end = new Date(asked)
  if (state !== 'MAINTENANCE' || end <= context.now)
    refuseFields([{ field: 'maintenanceUntil', rule: 'minimum' }])
  return end
}

/** Refuses addresses of pictures that our pages may not show; the server never fetches one. */
export async function checkPictures(
  context: CallContext,
  pictures: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const named = Object.entries(pictures).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  )
  if (named.length === 0) return
  const hosts = await settingOf(context.tx, context.merchant.id, deskSettings.imageHosts)
  const wrong = named.flatMap(([field, address]) => {
    const verdict = judgePicture(address, hosts)
    return verdict === 'FINE' ? [] : [{ field, rule: verdict === 'HOST' ? 'feedPictureHost' : 'feedPicture' }]
  })
  if (wrong.length > 0) refuseFields(wrong)
}

/**
 * Changes the named games of the merchant and returns their former state. GAME_NOT_FOUND if one of them is
 * not listed.
 */
export async function changeListings(
  context: CallContext,
  nodeIds: readonly number[],
  change: ListingChange,
): Promise<ListingRow[]> {
  const { tx, merchant } = context
  const before = await lockListings(tx, merchant.id, nodeIds)
  if (before.length < nodeIds.length) refuse('GAME_NOT_FOUND')
  await writeListings(tx, merchant.id, nodeIds, change)
  if (change.state !== undefined)
    for (const [vendor, rows] of Map.groupBy(before, (row) => row.vendor_code))
      await setGuards(
        tx,
        vendor,
        rows.map((row) => row.node_id),
      )
  return before
}

/** A game as the audit log describes it. */
export function shownListing(row: ListingRow) {
  return {
    state: row.state,
    maintenanceUntil: row.maintenance_until,
    isHot: row.is_hot,
    isNew: row.is_new,
    isFreePlayOff: row.is_free_play_off,
    position: row.position,
    names: row.own_names,
    iconUrl: row.own_icon_url,
    largeIconUrl: row.own_large_icon_url,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    product: row.product,
  }
}
