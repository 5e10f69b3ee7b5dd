import { refuseFields } from '../../../../contract/errors.ts'
import {
  switchSportFeed,
  switchSportFeedSchemas,
} from '../../../../contract/operator/sportsbook/switch-sport-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellFixtures } from '../../book/door.ts'
import { healthView } from '../health-view.ts'
import * as store from '../store/feeds.ts'
import { readHealth } from '../store/health.ts'

export const handleSwitchSportFeed = handle(
  switchSportFeed,
  switchSportFeedSchemas,
  async (context, { params: { provider }, body: { isOn, reason } }) => {
    const { tx } = context
    const feed = await store.lockFeed(tx, provider)
    if (!feed) refuseFields([{ field: 'provider', rule: 'enum' }])
    if ((feed.state !== 'OFF') !== isOn) {
      await store.setFeedState(tx, provider, isOn ? 'SNAPSHOT' : 'OFF', {})
      const ids = isOn ? [] : await store.suspendAll(tx, provider, 'FEED')
      await context.audit('sports.feed', `feed:${provider}`, { isOn, reason })
      context.afterCommit(() =>
        tellFixtures({ database: context.database, services: context }, new Map(ids.map((id) => [id, []]))),
      )
    }
    const [row] = await readHealth(tx, provider)
    return healthView(row!)
  },
)
