/**
 * Starts a game from wherever it was pressed. The server is asked before anything changes on the screen, so a
 * refusal is a dialog over the page that was being looked at.
 */
import { startGame as startGameCall } from '../../contract/player/launch/start-game.ts'
import { callServer } from '../client/call.ts'
import { CallError, codeOf } from '../client/call-error.ts'
import { isSignedIn } from '../client/session.ts'
import { errorText } from '../ui/i18n/error-text.ts'
import { browserTexts } from '../ui/i18n/texts.ts'
import { translator } from '../ui/i18n/translator.ts'
import { enterFreePlay } from './features/identity/play-free.ts'
import { navigate, place } from './navigation.ts'
import { isAgentPath, isSeamlessPath, paths, safeReturn } from './paths.ts'
import { handOver, type LaunchAnswer } from './state/launched.ts'
import { knownMember } from './state/member.ts'
import { keepReturn, play, type GameChoice, type PlayMode, type PlayNotice } from './state/play.ts'
import { windows } from './state/windows.ts'

/** Never throws: errors are shown in a dialog. */
export async function startGame(game: GameChoice, mode: PlayMode): Promise<void> {
  place.setState({ isLoading: true })
  try {
    if (!isSignedIn()) return await startAsTrial(game)
    if (mode === 'REAL' && (await knownMember())?.isTrial) return notify({ kind: 'TRIAL', game })
    const answer = await askForAddress(game, mode)
    if (answer.mode === 'PAGE') return await showPage(answer.url)
    // A game on a wallet of the vendor's own goes by our page in any case: there the member moves money to it
    // first.
    if (answer.mode !== 'WINDOW' || answer.walletMode === 'TRANSFER')
      return await showInFrame(game, mode, answer)
    if (!openWindowAt(answer.url)) notify({ kind: 'BLOCKED', game, mode })
  } catch (error) {
    const notice = noticeOf(error, game)
    if (notice) notify(notice)
  } finally {
    place.setState({ isLoading: false })
  }
}

/**
 * Pressed in the dialog that a window was refused: a window opens with the press itself, and the game comes
 * into it.
 */
export async function startInWindow(game: GameChoice, mode: PlayMode): Promise<void> {
  if (isAgentPath(place.getState().path)) return void window.open(paths.seamless({ ...game, mode }), '_blank')
  const opened = window.open('', '_blank')
  if (!opened) return notify({ kind: 'BLOCKED', game, mode })
  try {
    leadTo(opened, (await askForAddress(game, mode)).url)
  } catch (error) {
    opened.close()
    const notice = noticeOf(error, game)
    if (notice) notify(notice)
  }
}

/** An address that nobody came to expires within its minute, so a lost answer is asked for again. */
export function askForAddress(
  game: Pick<GameChoice, 'vendor' | 'gameCode' | 'gameType' | 'roomId'>,
  mode: PlayMode,
) {
  const language = browserTexts.getState().language.toUpperCase()
  return callServer(
    startGameCall,
    {
      body: {
        vassalage: game.vendor,
        gameCode: game.gameCode,
        ...(game.gameType ? { gameType: game.gameType } : {}),
        ...(game.roomId ? { roomId: game.roomId } : {}),
        language,
        clientType: 3,
        platform: 'WEB',
        accountType: mode === 'FREE' ? 0 : 1,
      },
    },
    { isHarmless: true },
  )
}

/** A visitor gets a trial account and is led on to the game, as after any sign-in. */
async function startAsTrial(game: GameChoice): Promise<void> {
  windows.setState({ returnUrl: paths.seamless({ ...game, mode: 'FREE' }) })
  try {
    await enterFreePlay()
  } finally {
    windows.setState({ returnUrl: null })
  }
}

async function showInFrame(game: GameChoice, mode: PlayMode, answer: LaunchAnswer): Promise<void> {
  const here = place.getState()
  if (!isSeamlessPath(here.path)) keepReturn(here.path + here.search)
  const address = { vendor: game.vendor, gameCode: game.gameCode, mode, roomId: game.roomId }
  handOver(address, answer)
  play.setState({ vendor: null })
  await navigate(paths.seamless(address))
}

async function showPage(address: string): Promise<void> {
  play.setState({ vendor: null })
  await navigate(safeReturn(address))
}

function openWindowAt(url: string): boolean {
  const opened = window.open('', '_blank')
  if (opened) leadTo(opened, url)
  return opened !== null
}

/** The vendor's page gets no hold of ours. */
function leadTo(opened: Window, url: string): void {
  opened.opener = null
  opened.location.replace(url)
}

function notify(notice: PlayNotice): void {
  play.setState({ notice })
}

/** Null if something else says it already: a session that is over opens the login window. */
function noticeOf(error: unknown, game: GameChoice): PlayNotice | null {
  const code = codeOf(error)
  if (code.startsWith('SESSION_')) return null
  if (code === 'GAME_TRIAL_BLOCKED') return { kind: 'TRIAL', game }
  const text = errorText(error, translator())
  if (code !== 'GAME_MAINTENANCE') return { kind: 'FAILED', text }
  const { endTime } = ((error as CallError).value ?? {}) as { endTime?: string | null }
  return { kind: 'MAINTENANCE', text, until: endTime ?? null }
}
