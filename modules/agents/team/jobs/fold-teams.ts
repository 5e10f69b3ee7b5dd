import type { Job } from '../../../../platform/calls.ts'
import { countOnline, foldTeams } from '../store/fold.ts'

/** Follows play, money and lines into the figures of teams; a batch and its cursor are one commit. */
export const foldTeamsJob: Job = {
  name: 'agents.fold-teams',
  everyMs: 2_000,
  async run({ database }) {
    await foldTeams(database)
  },
}

export const countOnlineJob: Job = {
  name: 'agents.count-online',
  everyMs: 20_000,
  async run({ database, now }) {
    await countOnline(database.kysely, now)
  },
}
