/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { bookParts } from './book/parts.ts'
import { deskParts } from './desk/parts.ts'
import { feedParts } from './feed/parts.ts'
import { settlingParts } from './settling/parts.ts'
import { slipsParts } from './slips/parts.ts'
import { virtualParts } from './virtual/parts.ts'

export const parts = {
  calls: [
    ...bookParts.calls,
    ...feedParts.calls,
    ...slipsParts.calls,
    ...settlingParts.calls,
    ...deskParts.calls,
    ...virtualParts.calls,
  ],
  listeners: [
    ...bookParts.listeners,
    ...feedParts.listeners,
    ...slipsParts.listeners,
    ...settlingParts.listeners,
    ...deskParts.listeners,
    ...virtualParts.listeners,
  ],
  jobs: [
    ...bookParts.jobs,
    ...feedParts.jobs,
    ...slipsParts.jobs,
    ...settlingParts.jobs,
    ...deskParts.jobs,
    ...virtualParts.jobs,
  ],
} satisfies ModuleParts
