import { refuse } from '../../../contract/errors.ts'
import { changeVendor, changeVendorSchemas } from '../../../contract/operator/catalogue/change-vendor.ts'
import { handle } from '../../../platform/calls.ts'
import { tellCatalogueChanged } from '../catalogue.ts'
import { setGuards } from '../guards.ts'
import { lockVendorListing, writeVendorState } from '../store/change.ts'

export const handleChangeVendor = handle(changeVendor, changeVendorSchemas, async (context, { params, body }) => {
  const { tx, merchant } = context
  const before = await lockVendorListing(tx, merchant.id, params.vassalage) ?? refuse('VENDOR_NOT_FOUND')
  await writeVendorState(tx, merchant.id, params.vassalage, body.state)
  await setGuards(tx, params.vassalage)
  await context.audit('vendor.change', `vendor:${params.vassalage}`, { before: before.state, after: body.state, remark: body.remark ?? '' })
  await tellCatalogueChanged(tx)
  return { state: body.state }
})
