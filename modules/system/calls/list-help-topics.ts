import { listHelpTopics, listHelpTopicsSchemas } from '../../../contract/operator/system/list-help-topics.ts'
import { handle } from '../../../platform/calls.ts'
import { helpTopicsOf } from '../help.ts'

export const handleListHelpTopics = handle(
  listHelpTopics,
  listHelpTopicsSchemas,
  async ({ tx, merchant }) => ({ list: await helpTopicsOf(tx, merchant.id) }),
)
