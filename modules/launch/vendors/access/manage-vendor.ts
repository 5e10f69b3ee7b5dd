import { refuse } from '../../../../contract/errors.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { isManagedBy } from '../../../catalogue/index.ts'
import { vendorHoldings } from '../../../wallet/index.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { lockAccess, pendingAmount, type AccessRow } from './store/access.ts'

/**
 * The access of a vendor that this merchant manages, locked. Error: VENDOR_NOT_FOUND, also for another
 * merchant's vendor.
 */
export async function managedAccess(context: CallContext, vendor: string): Promise<AccessRow> {
  if (!(await isManagedBy(context.tx, vendor, context.merchant.id))) refuse('VENDOR_NOT_FOUND')
  return (await lockAccess(context.tx, vendor)) ?? refuse('VENDOR_NOT_FOUND')
}

/** What members hold in a vendor's pockets, with what is on its way to or from them. */
export async function heldAt(reader: Reader, vendor: string): Promise<bigint> {
  return (await vendorHoldings(reader, vendor)) + (await pendingAmount(reader, vendor))
}
