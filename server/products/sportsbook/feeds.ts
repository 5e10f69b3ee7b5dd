/** Feeds are taken wherever calls are, and watched by the worker. The demo has one to try the port with. */
import { admitFeed, openFeeds } from '../../../modules/sportsbook/index.ts'
import type { ProcessParts } from '../../process-parts.ts'

/** Its secret is published (docs/vendors/feed-sports.md); whatever it says is labelled virtual. */
const trialFeed = {
  provider: 'FEEDTEST',
  name: 'Feed check',
  secret: 'feed-demo-secret',
  isVirtual: true,
} as const

export async function takeFeeds(process: ProcessParts): Promise<void> {
  const { config, database, services, onFault, onClose } = process
  if (config.mode === 'demo') await admitFeed(database, config.secretKey, trialFeed)
  openFeeds({
    database,
    services,
    watches: config.roles.includes('worker'),
    onError: (error) => onFault('sportsbook', error),
    onClose,
  })
}
