/** What an account shows of itself: its profile, its language, its levels. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAcknowledgeFirstLogin } from './calls/acknowledge-first-login.ts'
import { handleChangeLanguage } from './calls/change-language.ts'
import { handleReadConsolidated } from './calls/read-consolidated.ts'
import { handleReadIcon } from './calls/read-icon.ts'
import { handleReadInfo } from './calls/read-info.ts'
import { handleReadProfile } from './calls/read-profile.ts'
import { handleReadPublicInfo } from './calls/read-public-info.ts'
import { handleUpdateProfile } from './calls/update-profile.ts'

export const accountParts = {
  calls: [
    handleReadInfo,
    handleReadPublicInfo,
    handleReadIcon,
    handleChangeLanguage,
    handleAcknowledgeFirstLogin,
    handleReadProfile,
    handleUpdateProfile,
    handleReadConsolidated,
  ],
} satisfies ModuleParts
