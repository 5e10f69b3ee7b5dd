/** Every call of the console, in alphabetical order. */
import type { Handler } from '../../platform/calls.ts'
import { handleChangeAccess } from './calls/change-access.ts'
import { handleChangeFlag } from './calls/change-flag.ts'
import { handleChangeLicence } from './calls/change-licence.ts'
import { handleChangePassword } from './calls/change-password.ts'
import { handleChangeRegisterField } from './calls/change-register-field.ts'
import { handleChangeRole } from './calls/change-role.ts'
import { handleChangeSetting } from './calls/change-setting.ts'
import { handleChangeType } from './calls/change-type.ts'
import { handleConfirmAdjustment } from './calls/confirm-adjustment.ts'
import { handleConfirmAuthenticator } from './calls/confirm-authenticator.ts'
import { handleConfirmChange } from './calls/confirm-change.ts'
import { handleCreateMember } from './calls/create-member.ts'
import { handleCreateOperator } from './calls/create-operator.ts'
import { handleDisableOperator } from './calls/disable-operator.ts'
import { handleEnableOperator } from './calls/enable-operator.ts'
import { handleEndSession } from './calls/end-session.ts'
import { handleFreezeMember } from './calls/freeze-member.ts'
import { handleListAdjustments } from './calls/list-adjustments.ts'
import { handleListChanges } from './calls/list-changes.ts'
import { handleListEntries } from './calls/list-entries.ts'
import { handleListFlags } from './calls/list-flags.ts'
import { handleListMessages } from './calls/list-messages.ts'
import { handleListOperators } from './calls/list-operators.ts'
import { handleListRegisterFields } from './calls/list-register-fields.ts'
import { handleListRounds } from './calls/list-rounds.ts'
import { handleListSessions } from './calls/list-sessions.ts'
import { handleListSettings } from './calls/list-settings.ts'
import { handleListTransfers } from './calls/list-transfers.ts'
import { handleLogIn } from './calls/log-in.ts'
import { handleLogOut } from './calls/log-out.ts'
import { handleReadAccess } from './calls/read-access.ts'
import { handleReadDashboard } from './calls/read-dashboard.ts'
import { handleReadMember } from './calls/read-member.ts'
import { handleReadSession } from './calls/read-session.ts'
import { handleReadStatus } from './calls/read-status.ts'
import { handleReadWork } from './calls/read-work.ts'
import { handleRejectAdjustment } from './calls/reject-adjustment.ts'
import { handleRejectChange } from './calls/reject-change.ts'
import { handleRemoveAuthenticator } from './calls/remove-authenticator.ts'
import { handleRenewRecoveryCodes } from './calls/renew-recovery-codes.ts'
import { handleRequestAdjustment } from './calls/request-adjustment.ts'
import { handleResendMessage } from './calls/resend-message.ts'
import { handleResetMember } from './calls/reset-member.ts'
import { handleResetOperator } from './calls/reset-operator.ts'
import { handleRunProof } from './calls/run-proof.ts'
import { handleSearchMembers } from './calls/search-members.ts'
import { handleSetStatus } from './calls/set-status.ts'
import { handleStartAuthenticator } from './calls/start-authenticator.ts'
import { handleUnfreezeMember } from './calls/unfreeze-member.ts'
import { handleUnlockMember } from './calls/unlock-member.ts'
import { handleVerifyAudit } from './calls/verify-audit.ts'

export const operatorCalls: readonly Handler[] = [
  handleChangeAccess, handleChangeFlag, handleChangeLicence, handleChangePassword, handleChangeRegisterField, handleChangeRole, handleChangeSetting,
  handleChangeType, handleConfirmAdjustment, handleConfirmAuthenticator, handleConfirmChange, handleCreateMember, handleCreateOperator,
  handleDisableOperator, handleEnableOperator, handleEndSession, handleFreezeMember, handleListAdjustments, handleListChanges, handleListEntries,
  handleListFlags, handleListMessages, handleListOperators, handleListRegisterFields, handleListRounds, handleListSessions, handleListSettings,
  handleListTransfers, handleLogIn, handleLogOut, handleReadAccess, handleReadDashboard, handleReadMember, handleReadSession, handleReadStatus,
  handleReadWork, handleRejectAdjustment, handleRejectChange, handleRemoveAuthenticator, handleRenewRecoveryCodes, handleRequestAdjustment,
  handleResendMessage, handleResetMember, handleResetOperator, handleRunProof, handleSearchMembers, handleSetStatus, handleStartAuthenticator,
  handleUnfreezeMember, handleUnlockMember, handleVerifyAudit,
]
