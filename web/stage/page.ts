/** Ties a game's stage to the studio and the lobby. */
import type { enterGameSchemas } from '../../contract/vendor/studio/enter-game.ts'
import { listRounds } from '../../contract/vendor/studio/list-rounds.ts'
import { markRoundShown } from '../../contract/vendor/studio/mark-round-shown.ts'
import type { ShownRound, StagePage } from '../../games/kit/stage/page.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { watchTold } from './balance-news.ts'
import type { Entered } from './enter.ts'
import { seedsOf, verifyUrlOf } from './fair-play.ts'
import type { Launch } from './launch.ts'
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'
import { listenToPools, watchHeld } from './pools.ts'
import { refusalOf } from './refusal.ts'
import { keepRounds, type PlayedRound } from './round-keeper.ts'
import type { Studio } from './studio.ts'

/** Gives the stage what it needs of the studio; a refusal is a StageRefusal. */
export async function stagePage(
  launch: Launch,
  { answer: entered, studio, pause, showHead }: Entered,
  lobby: Lobby,
  texts: PageTexts,
): Promise<StagePage> {
  const refused = (error: unknown): never => {
    throw refusalOf(error, texts)
  }
  const rounds = keepRounds(studio)
  const resume = entered.state?.gameCode === launch.gameCode ? shownRound(entered.state) : null
  if (resume) await rounds.forget(bodyOf(launch.gameCode, resume.betAmount, resume.free?.grantId))
  // While a round is settled or shown its own figures count; the lobby reports the balance again once it is
  // over.
  let isPlaying = resume !== null
  return {
    ...account(entered),
    showHead,
    language: launch.language,
    resume,
    freeRounds: entered.freeRounds,
    async playRound(betAmount, choice, onRetry, isAuto, grantId) {
      await pause.wait()
      isPlaying = true
      lobby.tell({ type: 'round' })
      try {
        return shownRound(
          await rounds.play(
            {
              ...bodyOf(launch.gameCode, betAmount, grantId),
              ...(choice === undefined ? {} : { choice }),
            },
            onRetry,
            isAuto,
          ),
        )
      } catch (error) {
        isPlaying = false
        lobby.tell({ type: 'balance', balance: entered.balance, currency: entered.currency })
        throw refusalOf(error, texts)
      }
    },
    roundShown(round) {
      isPlaying = false
      entered.balance = round.balance
      lobby.tell({ type: 'balance', balance: round.balance, currency: round.currency })
      // Best effort: a round that could not be marked is shown once more when the game is opened again.
      onceSeen(() => void studio.call(markRoundShown, { params: { roundId: round.roundId } }).catch(() => {}))
    },
    watchBalance: (listener) =>
      watchTold(launch.lobby, entered.currency, (balance) => {
        if (isPlaying) return
        entered.balance = balance
        listener(balance)
      }),
    leave: () => lobby.leave(),
    rules: entered.rules,
    rulesUrl: new URL(`/rtp/${encodeURIComponent(launch.gameCode)}`, launch.lobby?.origin ?? location.origin)
      .href,
    jackpots: entered.game.jackpots,
    ...poolsOf(entered),
    untilResumed: () => pause.wait(),
    history: historyOf(launch, studio, refused),
    seeds: seedsOf(studio, refused),
  }
}

function historyOf(
  launch: Launch,
  studio: Studio,
  refused: (error: unknown) => never,
): NonNullable<StagePage['history']> {
  return {
    read: async (pageNo) => {
      const { list, totalPages } = await studio
        .call(listRounds, { query: { pageNo, pageSize: 20 } })
        .catch(refused)
      return { rounds: list, isLast: pageNo >= totalPages }
    },
    verifyUrl: verifyUrlOf(launch),
  }
}

const bodyOf = (gameCode: string, betAmount: number, grantId: string | undefined) => ({
  gameCode,
  betAmount,
  ...(grantId === undefined ? {} : { grantId }),
})

/**
 * A page that is hidden, as every page is when it is reloaded or closed, ends its show at once. Nobody saw
 * that: the round is marked when the page is visible again, and never if it is gone.
 */
function onceSeen(work: () => void): void {
  if (!document.hidden) return work()
  const look = (): void => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', look)
    work()
  }
  document.addEventListener('visibilitychange', look)
}

/** The pools that the game feeds; play money takes part in none. */
function poolsOf({ mode, game }: Entered['answer']): Pick<StagePage, 'watchPools' | 'watchWins'> {
  const { jackpots } = game
  if (mode !== 'REAL' || !jackpots) return {}
  return {
    watchPools: (listener) => watchHeld(jackpots.held, listener),
    watchWins: (listener) =>
      listenToPools(({ won }) => {
        if (won) listener(won)
      }),
  }
}

function account({
  balance,
  currency,
  mode,
}: ValueOf<typeof enterGameSchemas>): Pick<StagePage, 'balance' | 'currency' | 'mode'> {
  return { balance, currency, mode }
}

function shownRound(round: PlayedRound): ShownRound {
  return { ...round, events: round.events as ShownRound['events'] }
}
