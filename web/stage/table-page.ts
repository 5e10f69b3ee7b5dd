/** Ties a shared table's stage to the studio, to the table's topic and to the lobby. */
import { listOwnTableRounds } from '../../contract/vendor/studio/list-own-table-rounds.ts'
import { listTableRounds } from '../../contract/vendor/studio/list-table-rounds.ts'
import { listTables } from '../../contract/vendor/studio/list-tables.ts'
import { placeBets } from '../../contract/vendor/studio/place-bets.ts'
import type { TableLook } from '../../games/kit/table/look.ts'
import type { TablePage } from '../../games/kit/table/page.ts'
import { openTableStage } from '../../games/kit/table/table-stage.ts'
import { readStored, store } from '../client/storage.ts'
import { askSurely } from './ask-surely.ts'
import { watchTold } from './balance-news.ts'
import { endPage } from './end-page.ts'
import type { Entered } from './enter.ts'
import { verifyUrlOf } from './fair-play.ts'
import type { Lobby } from './lobby.ts'
import type { OpenPage } from './open-page.ts'
import { refusalOf } from './refusal.ts'
import { ServerTime } from './server-time.ts'
import type { Studio } from './studio.ts'
import { TableFeed } from './table-feed.ts'

/** The page of a game at shared tables, drawn with its own look. */
export function openTablePage(look: TableLook): OpenPage {
  return async (launch, { answer: entered, studio, pause, showHead }, host, lobby, texts) => {
    const time = new ServerTime()
    const refuse = (error: unknown): never => {
      throw refusalOf(error, { ...texts, undecided: texts.undecidedBet })
    }
    const balance = keepBalance(entered, lobby)
    let feed: TableFeed | null = null
    const place = `table:${launch.gameCode}`
    const page: TablePage = {
      language: launch.language,
      currency: entered.currency,
      mode: entered.mode,
      spots: entered.game.spots,
      mathVersion: entered.game.mathVersion,
      byTote: entered.game.byTote,
      mostRound: entered.game.mostRound,
      firstTableId: readStored('session', place),
      isFramed: window.parent !== window,
      showHead,
      nowMs: () => time.nowMs(),
      readBalance: balance.read,
      watchBalance: balance.watch,
      async list() {
        const askedMs = Date.now()
        const { list, serverNow } = await studio.call(listTables).catch(refuse)
        time.note(serverNow, askedMs)
        return list
      },
      follow(tableId, onNews, onTrouble, onLine) {
        store('session', place, tableId)
        feed = new TableFeed({
          studio,
          time,
          tableId,
          onNews,
          onLine,
          onTrouble: (error) => onTrouble(error === null ? null : refusalOf(error, texts).message),
          onBalance: balance.set,
        })
        return feed
      },
      async placeBets(tableId, roundNo, bets, onRetry) {
        await pause.wait()
        const answer = await askSurely(
          studio,
          placeBets,
          { params: { tableId }, body: { roundNo, bets: bets.map((bet) => ({ ...bet })) } },
          onRetry,
        ).catch(refuse)
        feed?.noteBet(answer.roundNo)
        balance.set(answer.balance)
      },
      ...roundsOf(studio, refuse),
      verifyUrl: verifyUrlOf(launch),
      leave: () => lobby.leave(),
    }
    watchTold(launch.lobby, entered.currency, balance.hear)
    await openTableStage(host, page, look, (refusal) => endPage(host, refusal.message, texts, lobby))
    lobby.tell({ type: 'ready' })
  }
}

/** The last rounds of a table, and the member's own at all of them. */
const roundsOf = (
  studio: Studio,
  refuse: (error: unknown) => never,
): Pick<TablePage, 'rounds' | 'ownRounds'> => ({
  rounds: async (tableId) =>
    (
      await studio
        .call(listTableRounds, { params: { tableId }, query: { pageNo: 1, pageSize: 5 } })
        .catch(refuse)
    ).list,
  async ownRounds(pageNo) {
    const { list, totalPages } = await studio
      .call(listOwnTableRounds, { query: { pageNo, pageSize: 20 } })
      .catch(refuse)
    return { rounds: list, isLast: pageNo >= totalPages }
  },
})

/** The balance that counts: the studio's, passed on to stage and lobby, or the lobby's. */
function keepBalance({ balance, currency }: Entered['answer'], lobby: Lobby) {
  let amount = balance
  let tellStage: (amount: number) => void = () => {}
  return {
    read: () => amount,
    watch(listener: (amount: number) => void): void {
      tellStage = listener
    },
    set(next: number): void {
      amount = next
      tellStage(next)
      lobby.tell({ type: 'balance', balance: next, currency })
    },
    hear(told: number): void {
      if (told === amount) return
      amount = told
      tellStage(told)
    },
  }
}
