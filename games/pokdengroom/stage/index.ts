import { rankHand } from '../../../kernel/pokdeng/hand.ts'
import type { RoomLook } from '../../kit/room/look.ts'
import { chips } from '../../kit/room/money.ts'
import type { RoomView } from '../../kit/room/view.ts'
import type { StageLanguage } from '../../kit/stage/page.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import type { PokDengRoomTexts } from '../locales/texts.ts'
import { RoundBar } from './round-bar.ts'

const texts = { th, en }

/** What this game adds to a room (games/pokdengroom/rules). */
interface Extra {
  readonly bank: { readonly seat: number; readonly rounds: number; readonly roundsLeft: number } | null
  readonly hands: readonly {
    readonly seat: number
    readonly kind: string
    readonly points: number
    readonly deng: number
  }[]
}
const extraOf = (view: RoomView): Extra => ({ bank: null, hands: [], ...view.extra })

function handText(kind: string, points: number, deng: number, words: PokDengRoomTexts): string {
  return [words.kinds[kind] ?? words.points(points), words.deng(deng)].filter(Boolean).join(' ')
}

function ownHandText(cards: readonly number[], language: StageLanguage): string {
  if (cards.length < 2 || cards.some((card) => card < 0)) return ''
  const { kind, points, deng } = rankHand(cards)
  return handText(kind, points, deng, texts[language])
}

export const look: RoomLook = {
  gameCode: 'POKDENGROOM',
  names: { th: th.name, en: en.name },
  roomTexts: { th: th.room, en: en.room },
  hasBoard: false,
  stakesLabel: ({ minBet, maxBet, currency }) => `${chips(minBet, currency)}–${chips(maxBet, currency)}`,
  stakesKey: ({ maxBet }) => maxBet,
  buyInUnit: () => null,
  privateSizes: [2, 3, 4, 5, 6],
  clockMs: (phase) => (phase === 'DRAW' ? 8000 : 10_000),
  tagOf({ mark, lastAction, isFolded, result }, { phase }, language) {
    const words = texts[language]
    if (result) return { text: '', isLoud: false }
    if (lastAction && phase === 'BID')
      return {
        text: lastAction.action === 'BID' ? words.bidTag(lastAction.amount) : words.actions['PASS']!,
        isLoud: lastAction.action === 'BID',
      }
    if (mark === 'BANKER')
      return {
        text:
          lastAction && phase === 'OVER' ? (words.actions[lastAction.action] ?? words.banker) : words.banker,
        isLoud: true,
      }
    if (isFolded) return { text: words.actions['PASS']!, isLoud: false }
    // A bet is seen before the seat.
    return {
      text: lastAction && lastAction.action !== 'BET' ? (words.actions[lastAction.action] ?? '') : '',
      isLoud: false,
    }
  },
  handName: (name, language) => texts[language].kinds[name] ?? '',
  ownHand: ({ mine }, language) => ownHandText(mine?.cards ?? [], language),
  shownHand({ seat }, view, language) {
    const hand = extraOf(view).hands.find((one) => one.seat === seat)
    return hand ? handText(hand.kind, hand.points, hand.deng, texts[language]) : ''
  },
  statusLine(view, language) {
    const words = texts[language]
    const { bank, hands } = extraOf(view)
    // Nobody bid: no card was dealt, so none is open.
    const phase =
      view.phase === 'OVER' && hands.length === 0 ? words.lines.voided : (words.phases[view.phase] ?? '')
    const banker = view.seats.find(({ seat }) => seat === bank?.seat)
    return [
      phase,
      bank && banker ? words.bank(banker.name, bank.roundsLeft, bank.rounds) : words.noBank,
      words.commission,
    ]
      .filter(Boolean)
      .join(' · ')
  },
  eventLine({ type, amount, cards, note }, name, currency, language) {
    const { lines, kinds } = texts[language]
    const money = chips(amount ?? 0, currency)
    switch (type) {
      case 'BID':
        return lines.bid(name, amount ?? 0)
      case 'PASS':
        return lines.pass(name)
      case 'BANK':
        return lines.bank(name, amount ?? 0)
      case 'BANK_ENDED':
        return lines.bankEnded[note ?? ''] ?? ''
      case 'BET':
        return lines.bet(name, money)
      case 'DRAW':
        return lines.draw(name)
      case 'STAND':
        return lines.stand(name)
      case 'SHOW':
        return lines.shows(name, ownHandText(cards ?? [], language) || (kinds[note ?? ''] ?? ''))
      case 'WIN':
        return lines.wins(name, money)
      case 'LOSE':
        return lines.loses(name, money)
      case 'PUSH':
        return lines.push(name)
      case 'VOID':
        return lines.voided
      default:
        return ''
    }
  },
  openBar: (parts) => new RoundBar(parts, texts[parts.language]),
}
