/** Folding settled bets into the figures of teams: how many a second, in a line of 100,000. */
import { foldTeams } from '../modules/agents/index.ts'
import type { Bench } from './harness.ts'
import { MEMBERS, openTeamLine, settleBets } from './support/team-line.ts'

const BETS = 20_000
/** What a busy house settles a second. */
const WANTED = 2_000

export const bench: Bench = {
  name: 'fold-teams',
  rounds: 5,
  async open() {
    const line = await openTeamLine()
    const { database } = line
    // The line itself is folded first: it came at once, as no line does.
    await foldTeams(database)
    const fold = async () => {
      await settleBets(database, BETS, 1)
      const began = performance.now()
      await foldTeams(database)
      return BETS / ((performance.now() - began) / 1000)
    }
    return {
      figures: [
        { name: 'bets folded', unit: '/s', take: fold },
        { name: 'bets settled', unit: '/s', take: async () => WANTED },
      ],
      goals: [
        {
          title: 'the fold keeps up with settled bets',
          ours: 'bets folded',
          reference: 'bets settled',
          atLeast: 1,
        },
      ],
      notes: [
        `${MEMBERS} members five deep; ${BETS} bets of random members at once`,
        'it runs every two seconds, so figures are as far behind as a run takes, and two seconds',
      ],
      close: () => line.close(),
    }
  },
}
