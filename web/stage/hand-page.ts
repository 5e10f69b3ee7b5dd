/**
 * Ties the blackjack table to the studio and the lobby: a hand is dealt, decided step by step, and taken up
 * again after a reload.
 */
import { actInHand } from '../../contract/vendor/studio/act-in-hand.ts'
import { listHands } from '../../contract/vendor/studio/list-hands.ts'
import { readCurrentHand } from '../../contract/vendor/studio/read-current-hand.ts'
import { startHand, type startHandSchemas } from '../../contract/vendor/studio/start-hand.ts'
import type { HandPage, HandView } from '../../games/blackjack/stage/page.ts'
import { StageRefusal } from '../../games/kit/stage/page.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import { askSurely, forgetQuestion } from './ask-surely.ts'
import { watchTold } from './balance-news.ts'
import type { Entered } from './enter.ts'
import { seedsOf, verifyUrlOf } from './fair-play.ts'
import type { Launch } from './launch.ts'
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'
import type { OpenPage } from './open-page.ts'
import { refusalOf, UndecidedError } from './refusal.ts'
import type { Studio } from './studio.ts'

/** The answer was lost or given elsewhere: the studio is asked for the state of the hand. */
const ASK_AGAIN = new Set(['HAND_OPEN', 'HAND_STEP_STALE'])

interface CurrentHand {
  readonly hand: ValueOf<typeof startHandSchemas> | null
  readonly limits: HandPage['limits']
  readonly balance: number
}

export type HandStage = () => Promise<typeof import('../../games/blackjack/stage/index.ts')>

/** The page of hands against the dealer, drawn by the game's stage. */
export const openHandPage =
  ({ mount }: Awaited<ReturnType<HandStage>>): OpenPage =>
  async (launch, entered, host, lobby, texts) => {
    const current = await entered.studio.call(readCurrentHand).catch((error: unknown) => {
      throw refusalOf(error, texts, true)
    })
    // The key of a hand that has come back by this way must not deal the same hand once more.
    if (current.hand)
      await forgetQuestion(entered.studio, startHand, { body: { betAmount: current.hand.startAmount } })
    host.replaceChildren()
    await mount(host, handPage(launch, entered, lobby, texts, current))
    lobby.tell({ type: 'ready' })
    if (current.hand) lobby.tell({ type: 'round' })
  }

function handPage(
  launch: Launch,
  { answer, studio, pause, showHead }: Entered,
  lobby: Lobby,
  texts: PageTexts,
  current: CurrentHand,
): HandPage {
  const refused = (error: unknown): never => {
    throw error instanceof UndecidedError ? new StageRefusal(texts.undecidedHand) : refusalOf(error, texts)
  }
  const readCurrent = async (): Promise<HandView | null> =>
    (await studio.call(readCurrentHand).catch(refused)).hand
  // While a hand is open or shown its own figures count; the lobby reports the balance again once it is over.
  let isPlaying = current.hand !== null
  let balance = current.balance
  /** One step; if the hand is in another state than the page believed, that is shown. */
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
    ...factsOf(launch, answer, current),
    showHead,
    current: current.hand,
    readCurrent,
    async deal(betAmount, onRetry) {
      await pause.wait()
      return take(askSurely(studio, startHand, { body: { betAmount } }, onRetry))
    },
    act: (hand, action, onRetry) =>
      take(
        askSurely(
          studio,
          actInHand,
          { params: { handId: hand.handId }, body: { step: hand.step, action } },
          onRetry,
        ),
      ),
    handShown(hand) {
      isPlaying = hand.state === 'OPEN'
      balance = hand.balance
      lobby.tell({ type: 'balance', balance, currency: hand.currency })
    },
    watchBalance: (listener) =>
      watchTold(launch.lobby, answer.currency, (told) => {
        if (isPlaying) return
        balance = told
        listener(told)
      }),
    leave: () => lobby.leave(),
    history: handHistory(launch, studio, refused),
    seeds: seedsOf(studio, refused),
  }
}

/** The member's own hands, page by page. */
const handHistory = (
  launch: Launch,
  studio: Studio,
  refused: (error: unknown) => never,
): NonNullable<HandPage['history']> => ({
  read: async (pageNo) => {
    const { list, totalPages } = await studio
      .call(listHands, { query: { pageNo, pageSize: 20 } })
      .catch(refused)
    return {
      rounds: list.map(({ handId, ...hand }) => ({ ...hand, roundId: handId })),
      isLast: pageNo >= totalPages,
    }
  },
  verifyUrl: verifyUrlOf(launch),
})

/** What lasts as long as the page does. */
const factsOf = (launch: Launch, answer: Entered['answer'], current: CurrentHand) => ({
  language: launch.language,
  currency: answer.currency,
  mode: answer.mode,
  balance: current.balance,
  limits: current.limits,
  rtp: answer.game.rtp,
  mathVersion: answer.game.mathVersion,
  isFramed: window.parent !== window,
})
