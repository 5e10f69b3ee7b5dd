/** What members agreed to receive. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleChangeMarketing } from './calls/change-marketing.ts'
import { handleReadMarketing } from './calls/read-marketing.ts'

export const consentParts = {
  calls: [handleReadMarketing, handleChangeMarketing],
} satisfies ModuleParts
