import type { readMemberSchemas } from '../../../../contract/operator/members/read-member.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Member = ValueOf<typeof readMemberSchemas>
