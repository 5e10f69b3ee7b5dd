import { refuse } from '../../../../contract/errors.ts'
import { changeVendor, changeVendorSchemas } from '../../../../contract/operator/catalogue/change-vendor.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellCatalogueChanged } from '../../core/catalogue.ts'
import { maintenanceEnd } from '../desk.ts'
import { setGuards } from '../../core/guards.ts'
import { lockVendorListing, writeVendorState } from '../store/desk-vendors.ts'

export const handleChangeVendor = handle(
  changeVendor,
  changeVendorSchemas,
  async (context, { params, body }) => {
    const { tx, merchant } = context
    const before = (await lockVendorListing(tx, merchant.id, params.vassalage)) ?? refuse('VENDOR_NOT_FOUND')
    const maintenanceUntil = maintenanceEnd(context, body.state, body.maintenanceUntil)
    await writeVendorState(tx, merchant.id, params.vassalage, body.state, maintenanceUntil)
    await setGuards(tx, params.vassalage)
    await context.audit('vendor.change', `vendor:${params.vassalage}`, {
      before: before.state,
      after: body.state,
      maintenanceUntil,
      remark: body.remark ?? '',
    })
    await tellCatalogueChanged(tx)
    return { state: body.state, maintenanceUntil }
  },
)
