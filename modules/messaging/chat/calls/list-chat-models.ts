import {
  listChatModels,
  listChatModelsSchemas,
} from '../../../../contract/player/messaging/list-chat-models.ts'
import { handle } from '../../../../platform/calls.ts'
import { isStaffed } from '../chat.ts'

export const handleListChatModels = handle(listChatModels, listChatModelsSchemas, async (context) => ({
  models: [{ modelId: 'SERVICE', isStaffed: await isStaffed(context) }],
}))
