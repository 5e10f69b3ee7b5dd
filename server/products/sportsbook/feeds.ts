/** Feeds are taken wherever calls are, and watched by the worker. The demo has one to try the port with. */
import type { SportCode } from '../../../kernel/sports/words.ts'
import { admitFeed, openFeeds } from '../../../modules/sportsbook/index.ts'
import type { ProcessParts } from '../../process-parts.ts'
import { fedSports } from './drafts.ts'
import { offerNewSports } from './offer.ts'

/** Its secret is published (docs/vendors/feed-sports.md); whatever it says is labelled virtual. */
const trialFeed = {
  provider: 'FEEDTEST',
  name: 'Feed check',
  secret: 'feed-demo-secret',
  isVirtual: true,
} as const

/**
 * Offers a sport that comes by feed only with its first match, since no bet is taken on a game that nobody
 * was offered. The messages are taken by then: what fails here is made up for by the next match or start.
 */
function offersOf({ database, onFault }: ProcessParts): (sports: ReadonlySet<SportCode>) => Promise<void> {
  const waiting = new Set<SportCode>(fedSports)
  return async (sports) => {
    const fresh = [...sports].filter((sportCode) => waiting.has(sportCode))
    if (fresh.length === 0) return
    try {
      await offerNewSports(database)
      for (const sportCode of fresh) waiting.delete(sportCode)
    } catch (error) {
      onFault('sportsbook', error)
    }
  }
}

export async function takeFeeds(process: ProcessParts): Promise<void> {
  const { config, database, services, onFault, onClose } = process
  if (config.mode === 'demo') await admitFeed(database, config.secretKey, trialFeed)
  openFeeds({
    database,
    services,
    watches: config.roles.includes('worker'),
    onNewSports: offersOf(process),
    onError: (error) => onFault('sportsbook', error),
    onClose,
  })
}
