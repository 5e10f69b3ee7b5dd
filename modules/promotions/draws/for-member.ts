/** The rains and raffles that are for a member. */
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { accountOf } from '../../identity/index.ts'
import { AudienceMember } from '../audience/audience.ts'
import { readDraws, type DrawKind, type DrawRow } from './store.ts'

export interface DrawSeeker extends Pick<CallContext, 'use' | 'now'> {
  readonly house: { readonly id: string }
  readonly memberId: string
}

const isForAll = ({ audience }: Pick<DrawRow, 'audience'>): boolean => Object.keys(audience).length === 0

async function audienceMember(
  reader: Reader,
  { house, memberId, now, use }: DrawSeeker,
): Promise<AudienceMember | undefined> {
  const account = await accountOf(reader, { merchantId: house.id, accountId: memberId })
  return account && new AudienceMember({ tx: reader, merchant: house, now, use }, account)
}

/** Whether the member is in its audience. One that is for everybody is not read about. */
export async function isDrawFor(
  reader: Reader,
  draw: Pick<DrawRow, 'audience'>,
  seeker: DrawSeeker,
): Promise<boolean> {
  if (isForAll(draw)) return true
  return (await (await audienceMember(reader, seeker))?.isIn(draw.audience)) ?? false
}

/** The latest moments first. Who has an envelope or a ticket keeps finding it, in the audience or not. */
export async function drawsFor(
  reader: Reader,
  seeker: DrawSeeker,
  asked: { kind: DrawKind; since: Date; limit: number },
): Promise<DrawRow[]> {
  const { house, memberId } = seeker
  const draws = await readDraws(reader, { merchantId: house.id, memberId, ...asked })
  const isOpenTo = (draw: (typeof draws)[number]) => draw.isOwn || isForAll(draw)
  const member = draws.every(isOpenTo) ? undefined : await audienceMember(reader, seeker)
  const own: DrawRow[] = []
  for (const draw of draws) if (isOpenTo(draw) || (await member?.isIn(draw.audience))) own.push(draw)
  return own
}
