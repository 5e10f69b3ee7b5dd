import { Type } from 'typebox'
import { AllPoints, Group } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import {
  Amount,
  BusinessDate,
  Currency,
  Id,
  Nullable,
  OneOf,
  PageQuery,
  SignedAmount,
  Text,
  Time,
} from '../../../shared/fields.ts'

export const listTree: Call<typeof listTreeSchemas> = {
  name: 'agents/list-tree',
  method: 'GET',
  path: '/api/operator/agents/tree',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.view',
  summary:
    'One page of a level of the tree, or of a search, with the figures of teams in a period and of the house.',
  errors: ['MEMBER_NOT_FOUND'],
}

const Node = () =>
  Type.Object({
    memberId: Id(),
    username: Type.String(),
    type: Type.Integer(),
    state: OneOf(['ACTIVE', 'FROZEN']),
    depth: Type.Integer(),
    memberG: Group(),
    points: AllPoints(),
    uplineName: Nullable(Type.String()),
    directCount: Type.Integer(),
    teamCount: Type.Integer(),
    validAmount: SignedAmount('of the team in the period; of a member the own'),
    gameWinAmount: SignedAmount('stakes less payouts of the same: what the house kept'),
    commissionAmount: SignedAmount('noted for the account in the period'),
    depositAmount: Amount('of the same'),
    createdAt: Time(),
  })

/** What is listed: everybody, agents alone, or affiliates, those wherever they stand. */
export const treeKinds = ['ALL', 'AGENTS', 'AFFILIATES'] as const

export function listTreeSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      parentId: Type.Optional(Id()),
      query: Type.Optional(Text(64)),
      kind: Type.Optional(OneOf(treeKinds)),
      holds: Type.Optional(Id('of a level: the page on which this account stands, instead of pageNo')),
      from: BusinessDate(),
      to: BusinessDate(),
    }),
    value: Type.Object({
      path: Type.Array(Node()),
      list: Type.Array(Node()),
      total: Type.Integer(),
      pageNo: Type.Integer(),
      house: Nullable(
        Type.Object(
          { teamCount: Type.Integer(), validAmount: SignedAmount(), gameWinAmount: SignedAmount() },
          { description: 'all lines together, their owners included; only at the top' },
        ),
      ),
      currency: Currency(),
    }),
  }
}
