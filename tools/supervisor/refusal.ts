import { ConfigError } from '../../platform/config.ts'
import { EmbeddedError } from '../../platform/embedded/launcher.ts'

/** What keeps the product from starting, as one sentence for the person who starts it. */
export class StartError extends Error {}

/** Expected refusals are shown in their own words; anything else is a defect and keeps its stack. */
export function oneSentence(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedError)
    return error.message
  return error instanceof Error ? `Starting failed: ${error.stack ?? error.message}` : String(error)
}
