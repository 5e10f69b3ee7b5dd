/** The house's own matches in a process: their feed in the book, and who plays them. */
import {
  admitFeed,
  openVirtual,
  receiveFeed,
  turnOnVirtual,
  VIRTUAL_PROVIDER,
  virtualFeedName,
} from '../../../modules/sportsbook/index.ts'
import { merchantsKey } from '../../../modules/system/index.ts'
import type { ProcessParts } from '../../process-parts.ts'

/** Matches are played in every process with the worker's role; the rows decide which one takes a step. */
export async function playVirtualMatches(process: ProcessParts): Promise<void> {
  const { config, database, services, onFault, onClose } = process
  if (!config.roles.includes('worker')) return
  const merchantIds = () =>
    services
      .use(merchantsKey)
      .all()
      .map(({ id }) => id)
  await admitFeed(database, config.secretKey, {
    provider: VIRTUAL_PROVIDER,
    name: virtualFeedName,
    isVirtual: true,
  })
  // A demo shows its matches from the first minute; what an operator decides later stands.
  if (config.hasDemoHistory) await turnOnVirtual(database, merchantIds())
  const matches = openVirtual({
    database,
    send: ({ path, ...body }) => receiveFeed(services, VIRTUAL_PROVIDER, path, body),
    merchantIds,
    hasPast: config.hasDemoHistory,
    onError: (error) => onFault('sportsbook', error),
  })
  onClose(() => matches.stop())
  matches.start()
}
