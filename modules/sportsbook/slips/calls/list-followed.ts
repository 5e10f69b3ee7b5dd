import { listFollowed, listFollowedSchemas } from '../../../../contract/player/sportsbook/list-followed.ts'
import { handle } from '../../../../platform/calls.ts'
import { bettorOf } from '../bettor.ts'
import { readFollowed } from '../store/followed.ts'

export const handleListFollowed = handle(listFollowed, listFollowedSchemas, async (context) => ({
  list: await readFollowed(context.tx, bettorOf(context), context.language),
}))
