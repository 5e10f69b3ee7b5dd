/** Everything that a ticket says, as texts: what the paper, the print and the picture show alike. */
import { playOf } from '../../../../../kernel/lottery/classic/families.ts'
import { formatDateTime, formatMoney } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { playName, selectionText } from '../board/play-words.ts'
import { unitText } from '../board/stake-controls.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { netOf, stateText, type TicketDetail } from './ticket-words.ts'

export interface TicketLineText {
  line: number
  name: string
  picks: string
  terms: string
  stake: string
  outcome: string
  isWin: boolean
}

export interface TicketText {
  orderId: string
  title: string
  state: string
  facts: { key: string; label: string; value: string }[]
  lines: TicketLineText[]
  sums: { key: string; label: string; value: string; isTotal?: boolean }[]
}

export function useTicketText(ticket: TicketDetail): TicketText {
  const t = useText()
  const { nameOf } = useGameNames()
  const money = (amount: number) => formatMoney(amount, ticket.currency)
  const net = netOf(ticket)
  const fact = (key: string, label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ key, label, value }]
  return {
    orderId: ticket.orderId,
    title: nameOf({ gameCode: ticket.gameCode, name: ticket.gameCode }),
    state: t(stateText(ticket.state)),
    facts: [
      ...fact('numero', t('lottery_issue_of'), ticket.numero),
      ...fact('id', t('lottery_ticket_number'), ticket.orderId),
      ...fact('placed', t('lottery_ticket_placed'), formatDateTime(ticket.placedAt)),
      ...fact('draws', t('lottery_ticket_draws'), formatDateTime(ticket.drawsAt)),
      ...fact('group', t('lottery_ticket_group'), ticket.betG === null ? null : String(ticket.betG)),
      ...fact('note', t('lottery_ticket_note'), ticket.note),
    ],
    lines: ticket.lines.map((line) => {
      const play = playOf(line.playCode)
      return {
        line: line.line,
        name: playName(line.playCode, t),
        picks: play ? selectionText(play, line.selections, t) : '',
        terms: `${t('lottery_line_sum', {
          count: line.combinations,
          unit: unitText(line.unitAmount),
          multiple: String(line.multiple),
        })} · ${line.odds.length === 1 ? t('lottery_pays', { odds: line.odds[0]! }) : t('lottery_pays_from', { odds: line.odds.at(-1) ?? '' })}`,
        stake: money(line.stakeAmount),
        outcome:
          line.winAmount !== null && line.winAmount > 0
            ? `+${money(line.winAmount)}`
            : t(`lottery_line_state_${line.state.toLowerCase() as Lowercase<typeof line.state>}`),
        isWin: line.state === 'WIN',
      }
    }),
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
  }
}
