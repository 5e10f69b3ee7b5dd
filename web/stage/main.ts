/**
 * The games' own page, opened by the platform in the frame of /seamless like any vendor's (vendors/README.md,
 * Launch).
 */
import '../ui/base.css'
import { StageRefusal } from '../../games/kit/stage/page.ts'
import { speakOfFaults } from '../ui/loading/fault-dialog.ts'
import { loadPart } from '../ui/loading/load-part.ts'
import { endPage } from './end-page.ts'
import { enterStudio } from './enter.ts'
import { faultWordsIn, renewGame } from './faults.ts'
import { hideToken, languageOf, lobbyOf, readLaunch } from './launch.ts'
import { openHead } from './lobby-head.ts'
import { openLobby } from './lobby.ts'
import { en } from './locales/en.ts'
import { th } from './locales/th.ts'
import { hasPage, loadPage } from './pages.ts'
import { openPause } from './pause.ts'
import styles from './stage-page.module.css'
import { openStudio } from './studio.ts'

const address = new URL(location.href)
const language = languageOf(address)
const texts = { th, en }[language]
const lobby = openLobby(lobbyOf(address))
const pause = openPause(lobbyOf(address))
const root = document.getElementById('root')!
speakOfFaults(faultWordsIn(texts), () => renewGame(lobby))

async function start(): Promise<void> {
  document.documentElement.lang = language
  document.documentElement.dataset['theme'] = 'dark'
  root.className = styles.root!
  showMessage(texts.opening, false)
  const launch = readLaunch(address)
  if (!launch) return showMessage(texts.openedWrong, true)
  hideToken(address)
  if (!hasPage(launch.gameCode)) return showMessage(texts.openedWrong, true)
  // The game's code and its session are on their way together.
  const [open, entered] = await Promise.all([
    loadPart(() => loadPage(launch.gameCode)),
    enterStudio(launch, openStudio(language), texts, pause),
  ])
  const hasBar = launch.hasLobbyBar && window.parent !== window
  const showHead = hasBar
    ? openHead(launch.lobby, entered.answer.currency, (message) => lobby.tell(message))
    : undefined
  await open(launch, { ...entered, showHead }, root, lobby, texts)
}

/** A sentence alone on the page: waiting, or why there is no game and the way back. */
function showMessage(text: string, isEnd: boolean): void {
  if (isEnd) return endPage(root, text, texts, lobby)
  const message = document.createElement('div')
  message.className = styles.message!
  message.setAttribute('role', 'status')
  const sentence = document.createElement('p')
  sentence.textContent = text
  message.append(ring(), sentence)
  root.replaceChildren(message)
}

function ring(): HTMLElement {
  const turning = document.createElement('span')
  turning.className = styles.ring!
  turning.setAttribute('aria-hidden', 'true')
  return turning
}

start().catch((error: unknown) => {
  showMessage(error instanceof StageRefusal ? error.message : texts.launchFailed, true)
})
