/** Everything that a ticket says, as texts: what the paper, the print and the picture show alike. */
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { type Translate, useText } from '../../../../ui/i18n/text.tsx'
import { unitText } from '../board/stake-controls.tsx'
import { oddsText } from '../numbers/number-words.ts'
import { prizesFor, shownOdds } from '../numbers/odds.ts'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { lineWords } from '../parts/line-words.ts'
import { resultFacts } from './result-facts.ts'
import { netOf, stateText, type TicketDetail } from './ticket-words.ts'

export interface TicketLineText {
  line: number
  name: string
  picks: string
  terms: string
  stake: string
  outcome: string
  isWin: boolean
  /** It was taken at less than the full odds. */
  isReduced: boolean
}

export interface TicketText {
  /** Of its picture, without an ending. */
  fileName: string
  title: string
  state: string
  /** What was drawn, if it was; the paper shows it as balls or as a board. */
  result: { key: string; label: string; value: string }[]
  /** Each line is one whole number, so many stand beside each other. */
  isNumbers: boolean
  facts: { key: string; label: string; value: string }[]
  lines: TicketLineText[]
  sums: { key: string; label: string; value: string; isTotal?: boolean }[]
  /** How many lines a picture has no room for. */
  moreLines(count: number): string
}

type Line = TicketDetail['lines'][number]

/** Odds of a line on classic numbers, and how its stake is made up. */
function classicTerms(line: Line, t: Translate) {
  const sum = t('lottery_line_sum', {
    count: line.combinations,
    unit: unitText(line.unitAmount),
    multiple: String(line.multiple),
  })
  const pays =
    line.odds.length === 1
      ? t('lottery_pays', { odds: shownOdds(line.odds[0]!) })
      : t('lottery_pays_from', { odds: shownOdds(line.odds.at(-1) ?? '0') })
  return { terms: `${sum} · ${pays}`, isReduced: false }
}

/** The same of a line on whole numbers. */
function numberTerms(gameCode: string, line: Line, t: Translate) {
  const play = numberPlayOf(gameCode, line.playCode)
  if (!play) return { terms: '', isReduced: false }
  const pays = oddsText(prizesFor(play, line.selections[0] ?? [], line.odds), t)
  const covers =
    line.combinations > 1
      ? `${t('lottery_covers', { count: line.combinations, stake: unitText(line.unitAmount) })} · `
      : ''
  return { terms: covers + pays, isReduced: line.factor !== '1' }
}

export function useTicketText(ticket: TicketDetail): TicketText {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const money = (amount: number) => formatMoney(amount, ticket.currency)
  const net = netOf(ticket)
  const isNumbers = numberGameOf(ticket.gameCode) !== undefined
  const fact = (key: string, label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ key, label, value }]
  const lines = ticket.lines.map(
    (line): TicketLineText => ({
      line: line.line,
      ...lineWords(ticket.gameCode, line, t),
      ...(isNumbers ? numberTerms(ticket.gameCode, line, t) : classicTerms(line, t)),
      stake: money(line.stakeAmount),
      outcome:
        line.winAmount !== null && line.winAmount > 0
          ? `+${money(line.winAmount)}`
          : t(`lottery_line_state_${line.state.toLowerCase() as Lowercase<typeof line.state>}`),
      isWin: line.state === 'WIN',
    }),
  )
  return {
    fileName: `${t('lottery_ticket_file')}-${ticket.orderId}`,
    title: nameOf({ gameCode: ticket.gameCode, name: ticket.gameCode }),
    state: t(stateText(ticket.state)),
    result: resultFacts(ticket, t),
    isNumbers,
    facts: [
      ...fact('numero', t('lottery_issue_of'), isNumbers ? issueText(ticket.numero) : ticket.numero),
      ...fact('id', t('lottery_ticket_number'), ticket.orderId),
      ...fact('placed', t('lottery_ticket_placed'), formatDateTime(ticket.placedAt)),
      ...fact('draws', t('lottery_ticket_draws'), formatDateTime(ticket.drawsAt)),
      ...fact('group', t('lottery_ticket_group'), ticket.betG === null ? null : String(ticket.betG)),
      ...fact('note', t('lottery_ticket_note'), ticket.note),
    ],
    // Of a thousand numbers those that won are looked for first.
    lines: isNumbers
      ? [...lines.filter(({ isWin }) => isWin), ...lines.filter(({ isWin }) => !isWin)]
      : lines,
    sums: [
      { key: 'stake', label: t('lottery_stake_total'), value: money(ticket.stakeAmount) },
      ...(ticket.winAmount === null
        ? fact('most', t('lottery_most_payout'), money(ticket.potentialAmount))
        : fact('win', t('lottery_ticket_win'), money(ticket.winAmount))),
      ...(ticket.refundAmount > 0
        ? fact('refund', t('lottery_ticket_refund'), money(ticket.refundAmount))
        : []),
      ...(ticket.rebateAmount > 0
        ? fact('rebate', t('lottery_ticket_rebate'), money(ticket.rebateAmount))
        : []),
      ...(net === null
        ? []
        : [
            {
              key: 'net',
              label: t('lottery_ticket_net'),
              value: formatMoney(net, ticket.currency, { signed: true }),
              isTotal: true,
            },
          ]),
    ],
    moreLines: (count) => t('lottery_ticket_more_lines', { count }),
  }
}
