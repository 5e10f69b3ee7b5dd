/** The messages of a campaign as each channel takes them. */
import { unsubscribeAtOnce } from '../../../contract/player/marketing/unsubscribe-at-once.ts'
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { Language } from '../../../platform/calls.ts'
import type { Config } from '../../../platform/config.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Recipient } from '../../identity/index.ts'
import { sendMessages } from '../../messaging/index.ts'
import { nameIn, queueMarketing, type MarketingMessage, type Merchant } from '../../system/index.ts'
import { tokenOf } from '../links/tokens.ts'
import { newsMail, newsSms } from '../locales/messages.ts'
import type { MarketingChannel } from '../../../contract/shared/marketing-words.ts'

export interface Letter {
  readonly titles: Texts
  readonly contents: Texts
  readonly link: string
}

export interface Addressed {
  readonly member: Recipient
  readonly channel: MarketingChannel
  /** null: a test, whose links are nobody's. */
  readonly deliveryId: string | null
}

interface Sender {
  readonly config: Config
  readonly merchant: Merchant
  /** What the messages are counted by. */
  readonly batch: string
  readonly expiresAt: Date
}

/** Where a member changes what they receive. */
const SETTINGS = '/member?page=newsChoices'
const PURPOSE = 'MARKETING'

/** Writes the messages to inboxes and to the port of the others, in the transaction of their deliveries. */
export async function post(
  tx: Tx,
  sender: Sender,
  letter: Letter,
  addressed: readonly Addressed[],
): Promise<void> {
  const { config, merchant, batch, expiresAt } = sender
  const inbox = addressed.filter(({ channel }) => channel === 'INBOX')
  await sendMessages(tx, merchant.id, {
    batch,
    titles: letter.titles,
    contents: letter.contents,
    to: inbox.map(({ member, deliveryId }) => ({
      memberId: member.accountId,
      messageId: newId(),
      link: followPath(config, letter, deliveryId),
    })),
  })
  const outside = addressed.filter(({ channel }) => channel !== 'INBOX')
  await queueMarketing(
    tx,
    config,
    { merchantId: merchant.id, batch, purpose: PURPOSE, expiresAt },
    outside.map((one) => outsideMessage(sender, letter, one)),
  )
}

/** Behind the number sign a token reaches neither our logs nor the address of the next page. */
function followPath({ secretKey }: Config, { link }: Letter, deliveryId: string | null): string {
  return link && deliveryId ? `/open#${tokenOf(secretKey, 'follow', deliveryId)}` : link
}

function outsideMessage(
  { config, merchant }: Sender,
  letter: Letter,
  { member, channel, deliveryId }: Addressed,
): MarketingMessage {
  const language: Language = member.language.toUpperCase() === 'EN' ? 'en' : 'th'
  const text = language === 'en' ? 'EN' : 'TH'
  const path = followPath(config, letter, deliveryId)
  const token = deliveryId && tokenOf(config.secretKey, 'unsubscribe', deliveryId)
  const stopPath = token ? `/unsubscribe#${token}` : SETTINGS
  if (channel === 'PUSH')
    return {
      memberId: member.accountId,
      recipient: member.username,
      channel,
      subject: letter.titles[text],
      text: letter.contents[text],
      link: path,
      unsubscribeUrl: stopPath,
    }
  const words = {
    house: nameIn(merchant, language),
    title: letter.titles[text],
    content: letter.contents[text],
    address: path ? `${config.publicOrigin}${path}` : null,
    unsubscribe: `${config.publicOrigin}${stopPath}`,
  }
  const unsubscribeUrl = token
    ? `${config.publicOrigin}${unsubscribeAtOnce.path.replace(':token', token)}`
    : ''
  const to = { memberId: member.accountId, unsubscribeUrl }
  return channel === 'SMS'
    ? { ...to, channel, recipient: member.mobile!, text: newsSms(language, words) }
    : { ...to, channel: 'MAIL', recipient: member.email!, ...newsMail(language, words) }
}
