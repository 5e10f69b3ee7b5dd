/** Corrections of balances, which a second person confirms. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleConfirmAdjustment } from './calls/confirm-adjustment.ts'
import { handleExportAdjustments } from './calls/export-adjustments.ts'
import { handleListAdjustments } from './calls/list-adjustments.ts'
import { handleRejectAdjustment } from './calls/reject-adjustment.ts'
import { handleRequestAdjustment } from './calls/request-adjustment.ts'

export const adjustmentParts = {
  calls: [
    handleListAdjustments,
    handleExportAdjustments,
    handleRequestAdjustment,
    handleConfirmAdjustment,
    handleRejectAdjustment,
  ],
} satisfies ModuleParts
