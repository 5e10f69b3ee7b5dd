/** Ties the blackjack table to the studio and the lobby: a hand is dealt, decided step by step, and taken up again after a reload. */
import { actInHand } from '../../contract/vendor/studio/act-in-hand.ts'
import { listHands } from '../../contract/vendor/studio/list-hands.ts'
import { readCurrentHand } from '../../contract/vendor/studio/read-current-hand.ts'
import { readSeeds } from '../../contract/vendor/studio/read-seeds.ts'
import { rotateSeeds } from '../../contract/vendor/studio/rotate-seeds.ts'
import { startHand, type startHandSchemas } from '../../contract/vendor/studio/start-hand.ts'
import type { HandPage, HandView } from '../../games/blackjack/stage/page.ts'
import { StageRefusal } from '../../games/kit/stage/page.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import { askSurely, forgetQuestion } from './ask-surely.ts'
import { watchTold } from './balance-news.ts'
import type { Entered } from './enter.ts'
import type { Launch } from './launch.ts'
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'
import type { OpenPage } from './open-page.ts'
import { refusalOf, UndecidedError } from './refusal.ts'

/** The answer went astray or was given elsewhere: the studio is asked how the hand stands. */
const ASK_AGAIN = new Set(['HAND_OPEN', 'HAND_STEP_STALE'])

export const openHand: OpenPage = async (launch, entered, host, lobby, texts) => {
  const [{ mount }, current] = await Promise.all([
    import('../../games/blackjack/stage/index.ts'),
    entered.studio.call(readCurrentHand).catch((error: unknown) => { throw refusalOf(error, texts, true) }),
  ])
  // The key of a hand that has come back by this way must not deal the same hand once more.
  if (current.hand) await forgetQuestion(entered.studio, startHand, { body: { betAmount: current.hand.startAmount } })
  host.replaceChildren()
  await mount(host, handPage(launch, entered, lobby, texts, current))
  lobby.tell({ type: 'ready' })
  if (current.hand) lobby.tell({ type: 'round' })
}

function handPage(launch: Launch, { answer, studio, pause, showHead }: Entered, lobby: Lobby, texts: PageTexts, current: { readonly hand: ValueOf<typeof startHandSchemas> | null; readonly limits: HandPage['limits']; readonly balance: number }): HandPage {
  const refused = (error: unknown): never => { throw error instanceof UndecidedError ? new StageRefusal(texts.undecidedHand) : refusalOf(error, texts) }
  const readCurrent = async (): Promise<HandView | null> => (await studio.call(readCurrentHand).catch(refused)).hand
  // While a hand is open or shown its own figures count; the lobby tells the balance again once it is over.
  let isPlaying = current.hand !== null
  let balance = current.balance
  /** One step; where the hand stands elsewhere than the page believed, it is shown as it stands. */
  const take = async (question: Promise<HandView>): Promise<HandView> => {
    const wasPlaying = isPlaying
    lobby.tell({ type: 'round' })
    isPlaying = true
    try {
      return await question
    } catch (error) {
      const standing = error instanceof CallError && ASK_AGAIN.has(error.code) ? await readCurrent() : null
      if (standing) return standing
      isPlaying = wasPlaying
      lobby.tell({ type: 'balance', balance, currency: answer.currency })
      return refused(error)
    }
  }
  return {
    language: launch.language, currency: answer.currency, mode: answer.mode, balance: current.balance,
    limits: current.limits, rtp: answer.game.rtp, mathVersion: answer.game.mathVersion,
    isFramed: window.parent !== window, showHead, current: current.hand, readCurrent,
    async deal(betAmount, onRetry) {
      await pause.wait()
      return take(askSurely(studio, startHand, { body: { betAmount } }, onRetry))
    },
    act: (hand, action, onRetry) => take(askSurely(studio, actInHand, { params: { handId: hand.handId }, body: { step: hand.step, action } }, onRetry)),
    handShown(hand) {
      isPlaying = hand.state === 'OPEN'
      balance = hand.balance
      lobby.tell({ type: 'balance', balance, currency: hand.currency })
    },
    watchBalance: (listener) => watchTold(launch.lobby, answer.currency, (told) => {
      if (isPlaying) return
      balance = told
      listener(told)
    }),
    leave: () => lobby.leave(),
    history: {
      read: async (pageNo) => {
        const { list, totalPages } = await studio.call(listHands, { query: { pageNo, pageSize: 20 } }).catch(refused)
        return { rounds: list.map(({ handId, ...hand }) => ({ ...hand, roundId: handId })), isLast: pageNo >= totalPages }
      },
      verifyUrl: (roundId) => new URL(`/verify?round=${encodeURIComponent(roundId)}`, launch.lobby?.origin ?? location.origin).href,
    },
    seeds: {
      read: () => studio.call(readSeeds).catch(refused),
      rotate: (clientSeed) => studio.call(rotateSeeds, { body: clientSeed === undefined ? {} : { clientSeed } }).catch(refused),
    },
  }
}
