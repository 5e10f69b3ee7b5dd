import {
  findUsernames,
  findUsernamesSchemas,
} from '../../../../contract/operator/promotions/find-usernames.ts'
import { handle } from '../../../../platform/calls.ts'
import { membersByName } from '../audience.ts'

const SHOWN = 20

export const handleFindUsernames = handle(
  findUsernames,
  findUsernamesSchemas,
  async ({ tx, merchant }, { body }) => {
    const { ids, unknown } = await membersByName(tx, merchant.id, body.usernames)
    return { foundCount: ids.length, unknown: unknown.slice(0, SHOWN), unknownCount: unknown.length }
  },
)
