import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { isManagedBy } from '../catalogue/index.ts'
import { lockAccess, type AccessRow } from './store/access.ts'

/** The access of a vendor that this house manages, locked. Error: VENDOR_NOT_FOUND, another house's vendor too. */
export async function managedAccess(context: CallContext, vendor: string): Promise<AccessRow> {
  if (!await isManagedBy(context.tx, vendor, context.merchant.id)) refuse('VENDOR_NOT_FOUND')
  return await lockAccess(context.tx, vendor) ?? refuse('VENDOR_NOT_FOUND')
}
