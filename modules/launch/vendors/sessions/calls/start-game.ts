import { startGame, startGameSchemas } from '../../../../../contract/player/launch/start-game.ts'
import { handle } from '../../../../../platform/calls.ts'
import { launch } from '../launch-game.ts'

export const handleStartGame = handle(startGame, startGameSchemas, (context, { body }) =>
  launch(context, body),
)
