/** The operators of a house, their roles, and what waits for a second person among them. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeRole } from './calls/change-role.ts'
import { handleConfirmChange } from './calls/confirm-change.ts'
import { handleCreateOperator } from './calls/create-operator.ts'
import { handleDisableOperator } from './calls/disable-operator.ts'
import { handleEnableOperator } from './calls/enable-operator.ts'
import { handleListChanges } from './calls/list-changes.ts'
import { handleListOperators } from './calls/list-operators.ts'
import { handleRejectChange } from './calls/reject-change.ts'
import { handleResetOperator } from './calls/reset-operator.ts'

export const staffParts = {
  calls: [
    handleListOperators,
    handleCreateOperator,
    handleChangeRole,
    handleDisableOperator,
    handleEnableOperator,
    handleResetOperator,
    handleListChanges,
    handleConfirmChange,
    handleRejectChange,
  ],
} satisfies ModuleParts
