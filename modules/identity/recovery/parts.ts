/** Recovering an account whose password is lost. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleRecoverByLink } from './calls/recover-by-link.ts'
import { handleRecoverByMail } from './calls/recover-by-mail.ts'
import { handleRecoverByPhone } from './calls/recover-by-phone.ts'
import { handleRequestVisitorCode } from './calls/request-visitor-code.ts'
import { sendRecoveryLink } from './listeners/send-recovery-link.ts'

export const recoveryParts = {
  calls: [handleRecoverByLink, handleRecoverByMail, handleRecoverByPhone, handleRequestVisitorCode],
  listeners: [sendRecoveryLink],
} satisfies ModuleParts
