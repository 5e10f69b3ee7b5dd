/** Pushes to the browsers of members: what one carries, and the slot of who takes it there. */
import { RefusedError } from '../../platform/send-errors.ts'
import { defineSlot } from '../../platform/services.ts'
import type { MessageRow } from './store/messages.ts'

/** A push to all browsers of a member. */
export interface PushLetter {
  readonly merchantId: string
  readonly memberId: string
  readonly title: string
  readonly text: string
  /** Where a press leads, a path of the site; empty: to its first page. */
  readonly link: string
  /** Where the button that stops them leads. */
  readonly stopLink: string
}

export interface PushCarrier {
  /** Throws NotSentError, RefusedError, or any other error if the outcome is unknown. */
  send(letter: PushLetter): Promise<void>
}

/** Filled by the product that knows the browsers of members; without one none leaves. */
export const pushCarrierKey = defineSlot<PushCarrier>('system.push-carrier', {
  send: () => Promise.reject(new RefusedError('nothing takes pushes')),
})

export const letterOf = (
  message: Pick<MessageRow, 'merchant_id' | 'subject' | 'text'> &
    Partial<Pick<MessageRow, 'marketing_account' | 'link' | 'unsubscribe_url'>>,
): PushLetter => ({
  merchantId: message.merchant_id,
  memberId: message.marketing_account ?? '',
  title: message.subject,
  text: message.text,
  link: message.link ?? '',
  stopLink: message.unsubscribe_url ?? '',
})
