import { launchGame, launchGameSchemas } from '../../../../../contract/player/launch/launch-game.ts'
import { handle } from '../../../../../platform/calls.ts'
import { launch } from '../launch-game.ts'

export const handleLaunchGame = handle(launchGame, launchGameSchemas, (context, { query }) =>
  launch(context, query),
)
