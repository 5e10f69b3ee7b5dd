import { readPush, readPushSchemas } from '../../../../contract/player/messaging/read-push.ts'
import { handle } from '../../../../platform/calls.ts'
import { pushOf } from '../devices.ts'

export const handleReadPush = handle(readPush, readPushSchemas, pushOf)
