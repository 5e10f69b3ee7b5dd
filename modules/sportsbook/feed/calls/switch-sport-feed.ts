import {
  switchSportFeed,
  switchSportFeedSchemas,
} from '../../../../contract/operator/sportsbook/switch-sport-feed.ts'
import { handle } from '../../../../platform/calls.ts'
import { tellFixtures } from '../../book/door.ts'
import { feedNow, knownFeed } from '../manage.ts'
import * as store from '../store/feeds.ts'
import { noteEvent } from '../store/log.ts'

export const handleSwitchSportFeed = handle(
  switchSportFeed,
  switchSportFeedSchemas,
  async (context, { params: { provider }, body: { isOn, reason } }) => {
    const { tx } = context
    const feed = await knownFeed(tx, provider)
    if ((feed.state !== 'OFF') !== isOn) {
      await store.setFeedState(tx, provider, isOn ? 'SNAPSHOT' : 'OFF', {})
      await noteEvent(tx, provider, isOn ? 'ON' : 'OFF', { by: context.actor.claims.account, reason })
      const ids = isOn ? [] : await store.suspendAll(tx, provider, 'FEED')
      await context.audit('sports.feed', `feed:${provider}`, { isOn, reason })
      context.afterCommit(() =>
        tellFixtures({ database: context.database, services: context }, new Map(ids.map((id) => [id, []]))),
      )
    }
    return feedNow(context, provider)
  },
)
