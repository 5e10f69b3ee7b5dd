/** Who sent a delivery over HTTP: proved by its signature and its time, as a vendor's message is. */
import { FEED_WINDOW_S } from '../../../contract/vendor/sportsbook/feed-messages.ts'
import type { Database } from '../../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../../platform/secrets.ts'
import { isSignedByOneOf } from '../../../platform/vendor-signature.ts'
import { secretsOf } from './store/secrets.ts'

export interface SignedDelivery {
  readonly provider: string
  readonly timestamp: string
  readonly signature: string
  /** As it came: the signature is over these bytes. */
  readonly body: Buffer
}

const purposeOf = (provider: string): string => `feed:${provider}`

export const sealFeedSecret = (key: Buffer, provider: string, secret: string): Buffer =>
  sealSecret(key, purposeOf(provider), secret)

/** An unknown provider is measured against a secret too, so that its answer takes no less time. */
export async function isProved(database: Database, key: Buffer, delivery: SignedDelivery): Promise<boolean> {
  const { provider, timestamp, body, signature } = delivery
  const sealed = await secretsOf(database.kysely, provider)
  const secrets = sealed.map((secret) => openSecret(key, purposeOf(provider), secret))
  const isSigned = isSignedByOneOf(secrets.length > 0 ? secrets : ['nobody'], timestamp, body, signature)
  return secrets.length > 0 && isSigned && isFresh(timestamp)
}

/** By the machine's clock: the product's own may be moved, a provider's never is. */
const isFresh = (timestamp: string): boolean =>
  /^[0-9]{1,12}$/.test(timestamp) &&
  Math.abs(Date.now() / 1000 - Number.parseInt(timestamp, 10)) <= FEED_WINDOW_S
