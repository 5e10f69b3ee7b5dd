import { readHumanCheck, readHumanCheckSchemas } from '../../../contract/player/system/read-human-check.ts'
import { handle } from '../../../platform/calls.ts'
import { makeHumanCheck } from '../../../platform/human-check.ts'

export const handleReadHumanCheck = handle(
  readHumanCheck,
  readHumanCheckSchemas,
  async (context, { query }) => (await makeHumanCheck(context, query.scene)) as never,
)
