/** Deletes expired codes, factors and passwords. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { tidyUp } from './jobs/tidy-up.ts'

export const credentialParts = {
  calls: [],
  jobs: [tidyUp],
} satisfies ModuleParts
