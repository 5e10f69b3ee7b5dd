/** What the site reminds members of. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleReadPrompts } from './calls/read-prompts.ts'

export const promptParts = { calls: [handleReadPrompts] } satisfies ModuleParts
