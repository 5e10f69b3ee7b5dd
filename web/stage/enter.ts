/**
 * The way into a game: the launch token is swapped, once, for the token that every other call of the studio
 * carries.
 */
import { setHouse } from '../../design/house.ts'
import { enterGame, type enterGameSchemas } from '../../contract/vendor/studio/enter-game.ts'
import type { ShowHead } from '../../games/kit/stage/head.ts'
import type { ValueOf } from '../../kernel/call.ts'
import type { Launch } from './launch.ts'
import type { PageTexts } from './locales/texts.ts'
import type { Pause } from './pause.ts'
import { refusalOf } from './refusal.ts'
import type { Studio } from './studio.ts'

/** What the studio answered, and the studio with its token. */
export interface Entered {
  readonly answer: ValueOf<typeof enterGameSchemas>
  readonly studio: Studio
  readonly pause: Pause
  /** If the lobby's bar shows the head of the game, the game draws none of its own. */
  readonly showHead?: ShowHead | undefined
}

/** A refusal is a StageRefusal that ends the page. */
export async function enterStudio(
  launch: Launch,
  studio: Studio,
  texts: PageTexts,
  pause: Pause = { wait: () => Promise.resolve() },
): Promise<Entered> {
  const answer = await studio
    .call(enterGame, { body: { launchToken: launch.token } })
    .catch((error: unknown) => {
      throw refusalOf(error, texts, true)
    })
  studio.token = answer.gameToken
  setHouse(answer.house)
  return { answer, studio, pause }
}
