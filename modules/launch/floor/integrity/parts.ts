/** The rooms' integrity, as part of the launch module's door. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleDecideIntegrityFlag } from './calls/decide-integrity-flag.ts'
import { handleListIntegrityFlags } from './calls/list-integrity-flags.ts'
import { handleReadIntegrityFlag } from './calls/read-integrity-flag.ts'
import { findAgreedPlayHourly } from './jobs.ts'

export const integrityParts = {
  calls: [handleListIntegrityFlags, handleReadIntegrityFlag, handleDecideIntegrityFlag],
  jobs: [findAgreedPlayHourly],
} satisfies ModuleParts
