/** Calls, listeners and jobs of the rooms. */
import type { ModuleParts } from '../../platform/calls.ts'
import { bookParts } from './book/parts.ts'
import { deskParts } from './desk/parts.ts'
import { feedParts } from './feed/parts.ts'
import { settlingParts } from './settling/parts.ts'
import { slipsParts } from './slips/parts.ts'
import { virtualParts } from './virtual/parts.ts'

const rooms = [bookParts, feedParts, slipsParts, settlingParts, deskParts, virtualParts] as const

export const parts: ModuleParts = {
  calls: rooms.flatMap((room) => [...room.calls]),
  listeners: rooms.flatMap((room) => [...room.listeners]),
  jobs: rooms.flatMap((room) => [...room.jobs]),
}
