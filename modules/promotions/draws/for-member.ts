/** The rains and raffles that are for a member. */
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { meantAmong } from '../audience/among.ts'
import { readDraws, type DrawKind, type DrawRow } from './store.ts'

export interface DrawSeeker extends Pick<CallContext, 'use' | 'now'> {
  readonly house: { readonly id: string }
  readonly memberId: string
}

/** Whether the member is in its audience. */
export async function isDrawFor(
  reader: Reader,
  draw: Pick<DrawRow, 'merchantId' | 'audience'>,
  { memberId, now, use }: DrawSeeker,
): Promise<boolean> {
  return (await meantAmong(reader, draw, [memberId], { services: { use }, now })).has(memberId)
}

/** The latest moments first. Who has an envelope or a ticket keeps finding it, in the audience or not. */
export async function drawsFor(
  reader: Reader,
  seeker: DrawSeeker,
  asked: { kind: DrawKind; since: Date; limit: number },
): Promise<DrawRow[]> {
  const { house, memberId } = seeker
  const draws = await readDraws(reader, { merchantId: house.id, memberId, ...asked })
  const own: DrawRow[] = []
  for (const draw of draws) if (draw.isOwn || (await isDrawFor(reader, draw, seeker))) own.push(draw)
  return own
}
