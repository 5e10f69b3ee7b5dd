import type { Job } from '../../../../../platform/calls.ts'
import { pocketsKey } from '../pockets.ts'

/**
 * Transfers without a definite answer are asked for until there is one, whatever ended the process that sent
 * them.
 */
export const askPocketsJob: Job = {
  name: 'launch.ask-pockets',
  everyMs: 1_000,
  run: async ({ services }) => services.use(pocketsKey).startAsking(),
}
