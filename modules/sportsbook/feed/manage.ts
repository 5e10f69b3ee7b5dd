/**
 * Feeds that operators take in and change. A secret is shown to the operator who asks for it, and invalid
 * until a second person confirms it, as a vendor's is.
 */
import { randomBytes } from 'node:crypto'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { SportCode } from '../../../kernel/sports/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { defineProposal, proposeWeakening, WEAKENING_ABILITY } from '../../system/index.ts'
import { tellFixtures } from '../book/door.ts'
import { healthView } from './health-view.ts'
import { lose, suspended } from './outcome.ts'
import { sealFeedSecret } from './sender.ts'
import { dropOthers, takeBack } from './store/dropped.ts'
import { lockFeed, type FeedRow } from './store/feeds.ts'
import { readHealth } from './store/health.ts'
import { noteEvent } from './store/log.ts'
import * as secrets from './store/secrets.ts'

const WAITS_HOURS = 24
const subjectOf = (provider: string): string => `feed:${provider}`

export const feedSecretProposal = defineProposal<{ provider: string; sealed: string }>({
  name: 'sports.feedSecret',
  ability: WEAKENING_ABILITY,
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { provider, sealed }, requestedByName }) => {
    await outsideFeed(context.tx, provider)
    await secrets.keepSecret(context.tx, provider, Buffer.from(sealed, 'base64'))
    await context.audit('sports.feed.secret', subjectOf(provider), { askedBy: requestedByName })
  },
})

/** Unknown: `provider` is wrong. */
export async function knownFeed(tx: Tx, provider: string): Promise<FeedRow> {
  return (await lockFeed(tx, provider)) ?? refuseFields([{ field: 'provider', rule: 'enum' }])
}

/** A feed of the house's own has no secret. */
async function outsideFeed(tx: Tx, provider: string): Promise<FeedRow> {
  const feed = await knownFeed(tx, provider)
  if (!feed.is_outside) refuseFields([{ field: 'provider', rule: 'enum' }])
  return feed
}

interface Terms {
  readonly name: string
  readonly sportCodes: readonly SportCode[]
  readonly silentAfterMs: number
}

/** Errors: SPORT_FEED_TAKEN, CHANGE_SECOND_MISSING. */
export async function takeFeedIn(
  context: CallContext,
  { provider, isVirtual, ...terms }: Terms & { provider: string; isVirtual: boolean },
): Promise<{ provider: string; secret: string; state: 'PENDING' }> {
  const draft = { ...terms, provider, isVirtual, isOutside: true, secret: null }
  if (!(await secrets.addFeed(context.tx, draft))) refuse('SPORT_FEED_TAKEN')
  await context.audit('sports.feed.add', subjectOf(provider), { ...terms, isVirtual })
  return { provider, ...(await askForFeedSecret(context, provider)) }
}

/** Errors: CHANGE_STATE if one waits already, CHANGE_SECOND_MISSING. */
export async function askForFeedSecret(
  context: CallContext,
  provider: string,
): Promise<{ secret: string; state: 'PENDING' }> {
  const feed = await outsideFeed(context.tx, provider)
  const secret = randomBytes(32).toString('base64url')
  const sealed = sealFeedSecret(context.config.secretKey, provider, secret)
  await proposeWeakening(context, feedSecretProposal, {
    subject: subjectOf(provider),
    title: feed.name,
    payload: { provider, sealed: sealed.toString('base64') },
    changes: [{ field: 'feedSecret', before: '', after: provider }],
  })
  return { secret, state: 'PENDING' }
}

/** Errors: SPORT_FEED_SECRET if only one is valid. */
export async function endOldSecret(context: CallContext, provider: string) {
  await outsideFeed(context.tx, provider)
  if (!(await secrets.endOldSecret(context.tx, provider))) refuse('SPORT_FEED_SECRET')
  await context.audit('sports.feed.secret-end', subjectOf(provider), {})
  return feedNow(context, provider)
}

export async function changeFeed(context: CallContext, provider: string, terms: Terms) {
  const before = await outsideFeed(context.tx, provider)
  await secrets.writeFeed(context.tx, provider, terms)
  if (`${before.sport_codes}` !== `${terms.sportCodes}`) await changeSports(context, before, terms.sportCodes)
  await context.audit('sports.feed.change', subjectOf(provider), {
    before: { name: before.name, sportCodes: before.sport_codes },
    after: terms,
  })
  return feedNow(context, provider)
}

/**
 * Open fixtures of sports that go are not sold from now on, in any house. Of sports that come back a snapshot
 * has to say everything, since nobody knows what the feed left out meanwhile.
 */
async function changeSports(
  context: CallContext,
  feed: FeedRow,
  sportCodes: readonly SportCode[],
): Promise<void> {
  const { tx, actor, database } = context
  const { provider } = feed
  const dropped = await dropOthers(tx, provider, sportCodes)
  const back = await takeBack(tx, provider, sportCodes)
  const isLost = back.length > 0 && feed.state === 'OK'
  const { applied } = isLost ? await lose(tx, feed, {}) : { applied: suspended([]) }
  const detail = { by: actor.claims.account, sportCodes: [...sportCodes], count: dropped.length }
  await noteEvent(tx, provider, 'SPORTS', detail)
  const told = new Map([...applied.fixtures, ...suspended([...dropped, ...back]).fixtures])
  context.afterCommit(() => tellFixtures({ database, services: context }, told))
}

export async function feedNow({ tx }: Pick<CallContext, 'tx'>, provider: string) {
  const [row] = await readHealth(tx, provider)
  return healthView(row!)
}
