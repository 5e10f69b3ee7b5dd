import { readAmlMember, readAmlMemberSchemas } from '../../../../contract/operator/cashier/read-aml-member.ts'
import { handle } from '../../../../platform/calls.ts'
import { amlFileOf } from '../compliance-review.ts'

export const handleReadAmlMember = handle(readAmlMember, readAmlMemberSchemas, (context, { params }) =>
  amlFileOf(context, params.memberId),
)
