/** What each notice says: one entry a kind. */
import { wallOf } from '../../../kernel/calendar.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'
import {
  boardTexts,
  cashbackTexts,
  freeRoundsReadyTexts,
  freeRoundsTexts,
  givenTexts,
  raffleTexts,
  readyTexts,
  rebateTexts,
  rejectedTexts,
  vipDownTexts,
  vipUpTexts,
} from '../locales/messages.ts'
import { referralFriendTexts, referralTexts } from '../locales/referral.ts'
import { boardPage, rafflePage } from '../offers/pages.ts'
import type { Notice } from './store.ts'

interface House {
  readonly currency: RealCurrency
  readonly timeZone: string
}

/** What a notice carries, as its text writes it. */
class Detail {
  private readonly house: House
  private readonly detail: Notice['detail']

  constructor(house: House, detail: Notice['detail']) {
    this.house = house
    this.detail = detail
  }

  text = (name: string): string => this.detail[name] ?? ''
  money = (name: string): string => moneyText(BigInt(this.text(name) || '0'), this.house.currency)

  /** `DD/MM/YYYY HH:MM` on the wall of the house. */
  moment(name: string): string {
    const [date, time] = wallOf(new Date(this.text(name)), this.house.timeZone).split('T')
    return `${date!.split('-').toReversed().join('/')} ${time!.slice(0, 5)}`
  }

  get names() {
    return { TH: this.text('th'), EN: this.text('en') }
  }

  get level() {
    const number = this.text('level')
    return { TH: `VIP ${number} ${this.text('th')}`, EN: `VIP ${number} ${this.text('en')}` }
  }
}

interface Told {
  readonly titles: { TH: string; EN: string }
  readonly contents: { TH: string; EN: string }
}

interface NoticeKind {
  readonly link: (of: Detail) => string
  readonly told: (of: Detail) => Told
}

const page = (name: string) => () => `/member?page=${name}`
const promotionPage = (of: Detail) => `/promotions/${of.text('promotionId')}`

const noticeKinds: Readonly<Record<string, NoticeKind>> = {
  RAFFLE_WON: {
    link: (of) => rafflePage(of.text('promotionId')),
    told: (of) =>
      raffleTexts(of.names, {
        number: of.text('number'),
        prize: of.money('amount'),
        until: of.moment('until'),
      }),
  },
  BOARD_WON: {
    link: (of) => boardPage(of.text('promotionId'), of.text('period')),
    told: (of) => boardTexts(of.names, { rank: of.text('rank'), prize: of.money('amount') }),
  },
  REFERRAL: {
    link: page('referral'),
    told: (of) =>
      referralTexts({
        friend: of.text('friend'),
        amount: of.money('amount'),
        required: of.money('required'),
        days: of.text('days'),
      }),
  },
  REFERRAL_FRIEND: {
    link: page('transferFund'),
    told: (of) => referralFriendTexts(of.money('amount'), of.money('required')),
  },
  REBATE: { link: page('manualRebate'), told: (of) => rebateTexts(of.money('amount')) },
  VIP_UP: {
    link: page('playerRank'),
    told: (of) => vipUpTexts(of.level, { valid: of.money('valid'), deposit: of.money('deposit') }),
  },
  VIP_DOWN: {
    link: page('playerRank'),
    told: (of) => vipDownTexts(of.level, { done: of.money('done'), target: of.money('target') }),
  },
  CASHBACK: {
    link: promotionPage,
    told: (of) => cashbackTexts({ loss: of.money('loss'), amount: of.money('amount') }),
  },
  PROMO_GIVEN: {
    link: promotionPage,
    told: (of) => givenTexts(of.names, { amount: of.money('amount'), required: of.money('required') }),
  },
  PROMO_READY: {
    link: promotionPage,
    told: (of) => readyTexts(of.names, { amount: of.money('amount'), until: of.moment('until') }),
  },
  FREE_ROUNDS: {
    link: promotionPage,
    told: (of) =>
      freeRoundsTexts(of.names, {
        rounds: Number(of.text('rounds')),
        stake: of.money('stake'),
        until: of.moment('until'),
      }),
  },
  FREE_ROUNDS_READY: {
    link: promotionPage,
    told: (of) => freeRoundsReadyTexts(of.names, { amount: of.money('amount'), until: of.moment('until') }),
  },
  PROMO_REJECTED: {
    link: promotionPage,
    told: (of) => rejectedTexts(of.names, of.text('reason')),
  },
}

/** A kind that is not in the list is a fault of who wrote it. */
export function textsOf({ kind, detail }: Notice, house: House): Told & { link: string } {
  const of = new Detail(house, detail)
  const { told, link } = noticeKinds[kind]!
  return { ...told(of), link: link(of) }
}
