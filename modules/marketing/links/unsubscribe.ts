/** What the signed links of a message do. They need no session: whoever has the message may stop it. */
import { refuse } from '../../../contract/errors.ts'
import type { MarketingChannel } from '../../../contract/shared/marketing-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { changeConsent, consentsOf } from '../../messaging/index.ts'
import { findDelivery, markClicked, markUnsubscribed, type LinkedDelivery } from './store/links.ts'
import { deliveryIdOf, type LinkPurpose } from './tokens.ts'

/** A link of an old message no longer speaks for whoever has the address now. */
const VALID_MS = 180 * 86_400_000

async function linked(context: CallContext, purpose: LinkPurpose, token: string): Promise<LinkedDelivery> {
  const { tx, merchant, now, config } = context
  const deliveryId = deliveryIdOf(config.secretKey, purpose, token)
  const delivery = deliveryId && (await findDelivery(tx, merchant.id, deliveryId))
  if (!delivery || now.getTime() - delivery.sentAt.getTime() > VALID_MS) refuse('MARKETING_LINK')
  return delivery
}

/** MARKETING_LINK for a forged or expired link. Pressed again it changes nothing. */
export async function unsubscribeBy(
  context: CallContext,
  token: string,
): Promise<{ channel: MarketingChannel; isGiven: boolean }> {
  const { tx, merchant, now } = context
  const { deliveryId, accountId, channel } = await linked(context, 'unsubscribe', token)
  const member = { merchantId: merchant.id, accountId }
  const changed = await changeConsent(tx, member, {
    channels: [channel],
    isGiven: false,
    source: 'LINK',
    at: now,
  })
  if (changed.length > 0) await markUnsubscribed(tx, deliveryId, now)
  return { channel, isGiven: false }
}

/**
 * Takes back what a link did. It gives no consent that the link did not withdraw: after any other choice of
 * the member it changes nothing, and answers what is so. MARKETING_LINK as above.
 */
export async function undoBy(
  context: CallContext,
  token: string,
): Promise<{ channel: MarketingChannel; isGiven: boolean }> {
  const { tx, merchant, now } = context
  const { deliveryId, accountId, channel } = await linked(context, 'unsubscribe', token)
  const known = await consentsOf(tx, { merchantId: merchant.id, memberIds: [accountId] })
  const newest = known.find((consent) => consent.channel === channel)
  if (newest?.isGiven || newest?.source !== 'LINK') return { channel, isGiven: newest?.isGiven ?? false }
  await changeConsent(
    tx,
    { merchantId: merchant.id, accountId },
    { channels: [channel], isGiven: true, source: 'UNDO', at: now },
  )
  await markUnsubscribed(tx, deliveryId, null)
  return { channel, isGiven: true }
}

/** Where the message leads to; it counts as clicked. MARKETING_LINK as above. */
export async function followBy(context: CallContext, token: string): Promise<string> {
  const { deliveryId, link } = await linked(context, 'follow', token)
  await markClicked(context.tx, deliveryId, context.now)
  return link || '/'
}
