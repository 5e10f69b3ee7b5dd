/**
 * What the links of a message carry: the id of a delivery and a keyed hash over it. Each purpose has a key of
 * its own, so that a link to read can never unsubscribe; how long it is valid follows from the delivery.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkPurpose = 'unsubscribe' | 'follow'

const MARK_BYTES = 12
const TOKEN_LENGTH = 38

function markOf(secretKey: Buffer, purpose: LinkPurpose, id: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `marketing ${purpose}`, 32))
  return createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES)
}

/** 38 letters, short enough for an SMS. */
export function tokenOf(secretKey: Buffer, purpose: LinkPurpose, deliveryId: string): string {
  const id = Buffer.from(deliveryId.replaceAll('-', ''), 'hex')
  return id.toString('base64url') + markOf(secretKey, purpose, id).toString('base64url')
}

/** The delivery of a token that we made for this purpose; undefined for any other text. */
export function deliveryIdOf(secretKey: Buffer, purpose: LinkPurpose, token: string): string | undefined {
  if (token.length !== TOKEN_LENGTH || !/^[A-Za-z0-9_-]+$/.test(token)) return undefined
  const id = Buffer.from(token.slice(0, 22), 'base64url')
  const mark = Buffer.from(token.slice(22), 'base64url')
  if (mark.length !== MARK_BYTES || !timingSafeEqual(mark, markOf(secretKey, purpose, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
