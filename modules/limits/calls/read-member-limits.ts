import {
  readMemberLimits,
  readMemberLimitsSchemas,
} from '../../../contract/operator/limits/read-member-limits.ts'
import { handle } from '../../../platform/calls.ts'
import { deskMember, markerViews, mayManage, restrictionViews } from '../desk.ts'
import { limitsOf } from '../overview.ts'
import { listMarkers } from '../store/markers.ts'
import { listRestrictions } from '../store/restrictions.ts'
import { readHistory } from '../store/rules.ts'

const MOST = 50
const page = { pageNo: 1, pageSize: MOST }

export const handleReadMemberLimits = handle(
  readMemberLimits,
  readMemberLimitsSchemas,
  async (context, { params }) => {
    const member = await deskMember(context, params.memberId)
    const { limits, realityMinutes, playedMinutes, selfTest } = await limitsOf(context, member)
    return {
      limits,
      realityMinutes,
      playedMinutes,
      selfTest: selfTest && { band: selfTest.band, takenAt: selfTest.takenAt },
      history: await readHistory(context.tx, member, MOST),
      restrictions: await restrictionViews(
        context,
        await listRestrictions(context.tx, member.merchantId, { accountId: member.accountId, ...page }),
      ),
      markers: await markerViews(
        context,
        await listMarkers(context.tx, member.merchantId, {
          state: null,
          accountId: member.accountId,
          ...page,
        }),
      ),
      canLower: mayManage(context),
    }
  },
)
