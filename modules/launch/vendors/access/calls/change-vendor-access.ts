import {
  changeVendorAccess,
  changeVendorAccessSchemas,
} from '../../../../../contract/operator/launch/change-vendor-access.ts'
import { handle } from '../../../../../platform/calls.ts'
import { changeAccessOrPropose } from '../vendor-access.ts'

export const handleChangeVendorAccess = handle(
  changeVendorAccess,
  changeVendorAccessSchemas,
  (context, { params, body }) => changeAccessOrPropose(context, params.vassalage, body),
)
