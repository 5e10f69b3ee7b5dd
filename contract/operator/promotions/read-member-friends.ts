import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { friendStates, giftStates, refusedReasons } from '../../shared/referral-words.ts'

export const readMemberFriends: Call<typeof readMemberFriendsSchemas> = {
  name: 'promotions/read-member-friends',
  method: 'GET',
  path: '/api/operator/promotions/members/:memberId/friends',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'promotions.view',
  summary: 'The friends whom one member invited, why some are not counted, and what was paid for them.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function readMemberFriendsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      code: Nullable(Type.String({ description: 'null before the member opened the page' })),
      invitedBy: Nullable(Type.Object({ memberId: Id(), username: Type.String() })),
      counts: Type.Array(Type.Object({ state: OneOf(friendStates), count: Type.Integer() })),
      refused: Type.Array(Type.Object({ reason: OneOf(refusedReasons), count: Type.Integer() })),
      rewardsAmount: Amount('claimed for friends'),
      readyAmount: Amount('waits to be claimed'),
      sharesAmount: Amount('credited as shares of the friends’ play'),
      friends: Type.Array(
        Type.Object({
          memberId: Id(),
          username: Type.String(),
          registeredAt: Time(),
          state: OneOf(friendStates),
          reason: Nullable(OneOf(refusedReasons)),
          giftState: OneOf(giftStates),
          lastDay: BusinessDate(),
          decidedAt: Nullable(Time()),
        }),
        { description: 'the newest 100' },
      ),
    }),
  }
}
