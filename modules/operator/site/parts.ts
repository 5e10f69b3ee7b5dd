/** The site: its switch, flags, settings, form, licence, messages, and what opening it needs. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeAccess } from './calls/change-access.ts'
import { handleChangeFlag } from './calls/change-flag.ts'
import { handleChangeHouseName } from './calls/change-house-name.ts'
import { handleChangeLicence } from './calls/change-licence.ts'
import { handleChangeRegisterField } from './calls/change-register-field.ts'
import { handleChangeSetting } from './calls/change-setting.ts'
import { handleListFlags } from './calls/list-flags.ts'
import { handleListMessages } from './calls/list-messages.ts'
import { handleListRegisterFields } from './calls/list-register-fields.ts'
import { handleListSettings } from './calls/list-settings.ts'
import { handleReadAccess } from './calls/read-access.ts'
import { handleReadOpening } from './calls/read-opening.ts'
import { handleReadStatus } from './calls/read-status.ts'
import { handleResendMessage } from './calls/resend-message.ts'
import { handleSetStatus } from './calls/set-status.ts'
import { handleTestMessage } from './calls/test-message.ts'

export const siteParts = {
  calls: [
    handleReadStatus,
    handleSetStatus,
    handleListFlags,
    handleChangeFlag,
    handleListSettings,
    handleChangeSetting,
    handleReadAccess,
    handleChangeAccess,
    handleListRegisterFields,
    handleChangeRegisterField,
    handleChangeHouseName,
    handleChangeLicence,
    handleReadOpening,
    handleListMessages,
    handleResendMessage,
    handleTestMessage,
  ],
} satisfies ModuleParts
