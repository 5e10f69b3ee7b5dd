/** Why a delivery of a feed is refused, with what it names. */
import type { FeedStatus } from '../../../contract/vendor/sportsbook/feed-messages.ts'

export interface RefusalDetail {
  /** The path of the first wrong field, such as `messages.3.markets.0.selections.1.price`. */
  readonly field?: string
  /** The provider's own id. */
  readonly fixtureId?: string
}

export class FeedRefusal extends Error {
  readonly status: Exclude<FeedStatus, 'OK'>
  readonly detail: RefusalDetail

  constructor(status: Exclude<FeedStatus, 'OK'>, detail: RefusalDetail = {}) {
    super(status)
    this.name = 'FeedRefusal'
    this.status = status
    this.detail = detail
  }
}

export function refuseFeed(status: Exclude<FeedStatus, 'OK'>, detail: RefusalDetail = {}): never {
  throw new FeedRefusal(status, detail)
}
