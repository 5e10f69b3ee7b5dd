/** Which vendors may call the platform, how, and with which secrets. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleAddVendor } from './calls/add-vendor.ts'
import { handleChangeVendorAccess } from './calls/change-vendor-access.ts'
import { handleListVendorAccess } from './calls/list-vendor-access.ts'
import { handleRetireVendorSecret } from './calls/retire-vendor-secret.ts'
import { handleRotateVendorSecret } from './calls/rotate-vendor-secret.ts'

export const accessParts = {
  calls: [
    handleListVendorAccess,
    handleAddVendor,
    handleChangeVendorAccess,
    handleRotateVendorSecret,
    handleRetireVendorSecret,
  ],
} satisfies ModuleParts
