/** Claims were made or changed their state (db/functions/promotions/note_claims.sql). */
import type { Listener } from '../../../../platform/calls.ts'
import { isQuietAt, tellMembers } from '../quiet.ts'

export const pushClaims: Listener = {
  name: 'promotions/push-claims',
  event: 'promotions.claims-moved',
  run: async ({ tx, services, now }, payload) => {
    const { merchantId, isByMember, memberIds } = payload as {
      merchantId: string
      isByMember: boolean
      memberIds: string[]
    }
    if (!isByMember && isQuietAt(services, merchantId, now)) return
    await tellMembers({ reader: tx, services, now }, { merchantId, memberIds }, 'CLAIM')
  },
}
