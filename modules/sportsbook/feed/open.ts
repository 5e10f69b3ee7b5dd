/** What the feeds bring to a process that is opened. */
import type { SportCode } from '../../../kernel/sports/words.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { feedPortKey, openFeedPort } from './port.ts'
import { sealFeedSecret } from './sender.ts'
import { watchSilence } from './silence.ts'
import { addFeed } from './store/secrets.ts'

export interface FeedsParts {
  readonly database: Database
  readonly services: Services
  /** The process has the worker's role. */
  readonly watches: boolean
  /** Told behind the commit which sports new fixtures are of. */
  onNewSports?(sports: ReadonlySet<SportCode>): Promise<void>
  onError(error: unknown): void
  onClose(work: () => Promise<void>): void
}

export function openFeeds(parts: FeedsParts): void {
  parts.services.provide(feedPortKey, openFeedPort(parts))
  if (parts.watches) parts.onClose(watchSilence(parts))
}

export interface FeedOffer {
  /** 2 to 9 letters and digits. */
  readonly provider: string
  readonly name: string
  readonly isVirtual?: boolean
  /** Without it only this house's own processes can feed it. */
  readonly secret?: string
  readonly silentAfterMs?: number
}

const SILENT_AFTER_MS = 5_000

/** Adds a feed unless it is there. It waits for its first snapshot. True if it is new. */
export const admitFeed = (database: Database, secretKey: Buffer, offer: FeedOffer): Promise<boolean> =>
  addFeed(database.kysely, {
    provider: offer.provider,
    name: offer.name,
    isOutside: offer.secret !== undefined,
    secret: offer.secret === undefined ? null : sealFeedSecret(secretKey, offer.provider, offer.secret),
    isVirtual: offer.isVirtual ?? false,
    silentAfterMs: offer.silentAfterMs ?? SILENT_AFTER_MS,
    sportCodes: [],
  })
