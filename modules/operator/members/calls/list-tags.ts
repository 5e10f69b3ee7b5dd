import { listTags, listTagsSchemas } from '../../../../contract/operator/members/list-tags.ts'
import { handle } from '../../../../platform/calls.ts'
import { countTags } from '../../../identity/index.ts'

export const handleListTags = handle(listTags, listTagsSchemas, async ({ tx, merchant }) => ({
  list: await countTags(tx, merchant.id),
}))
